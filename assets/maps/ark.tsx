<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="ark" tilewidth="100" tileheight="100" tilecount="2" columns="0">
 <grid orientation="orthogonal" width="1" height="1"/>
 <tile id="0" type="deck">
  <properties>
   <property name="square" type="bool" value="true"/>
  </properties>
  <image source="deck-square.png" width="100" height="100"/>
 </tile>
 <tile id="1" type="deck">
  <properties>
   <property name="square" type="bool" value="true"/>
  </properties>
  <image source="deck-square-b.png" width="100" height="100"/>
 </tile>
</tileset>
