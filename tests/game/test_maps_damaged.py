"""Damaged maps: each fault has its name, and whatever a file holds, it is read or refused, nothing else."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.ark.mapfile import CODES, FILE_CODES, MAX_BYTES
from game.ark.sections import MAPS, BadMap, load_map
from scenes.words.maps import map_fault

TILESET = '<tileset firstgid="1" source="ark.tsx"/>'
BOMB = '<!DOCTYPE map [<!ENTITY a "aaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>\n<map '

WATER = (
    '<tile id="2"><properties><property name="square" type="bool" value="false"/></properties>'
    '<image source="deck-square.png" width="100" height="100"/></tile>'
)
Edit = tuple[int, int, bytes]

MAP_FAULTS = [
    ("xml-broken", "</layer>", ""),
    ("xml-broken", 'encoding="UTF-8"', 'encoding="no-such-encoding"'),
    ("xml-doctype", "<map ", BOMB),
    ("wrong-root", "map", "chart"),
    ("element-not-allowed", TILESET, TILESET + '<objectgroup id="5"/>'),
    ("element-not-allowed", "1,2,1,2,", "1,2,1,2,<chunk/>"),
    ("element-not-allowed", TILESET, '<tileset firstgid="1"><image source="a.png"/></tileset>'),
    ("attribute-not-allowed", "<map ", '<map get_layer_by_name="x" '),
    ("attribute-missing", 'source="ark.tsx"', ""),
    ("attribute-missing", 'name="squares"', ""),
    ("attribute-missing", 'encoding="csv"', ""),
    ("bad-attribute", "orthogonal", "isometric"),
    ("bad-attribute", 'infinite="0"', 'infinite="1"'),
    ("bad-attribute", '"csv"', '"base64"'),
    ("bad-attribute", '"csv"', '"csv" compression="zlib"'),
    ("bad-attribute", 'name="squares" width="4"', 'name="squares" width="5"'),
    ("bad-number", 'width="4"', 'width="2000000000"'),
    ("bad-number", 'width="4"', 'width="-4"'),
    ("bad-number", 'width="4"', 'width="4.0"'),
    ("bad-number", 'height="4"', 'height="0"'),
    ("bad-number", 'tilewidth="100"', 'tilewidth="100000"'),
    ("bad-number", 'firstgid="1"', 'firstgid="0"'),
    ("data-missing", "</layer>", '</layer><layer id="2" name="more" width="4" height="4"/>'),
    ("row-count", "2,1,2,1,\n", ""),
    ("row-count", "0,0,1,2,\n2,1,2,1,", "0,0,1,2,2,1,2,1,"),
    ("row-length", "2,1,2,1,", "2,1,2,"),
    ("row-length", "2,1,2,1,", "2,1,2,1,1,"),
    ("bad-gid", "2,1,2,1,", "2,1,3,1,"),
    ("bad-gid", "2,1,2,1,", "2,1,-1,1,"),
    ("bad-gid", "2,1,2,1,", "2,1,x,1,"),
    ("bad-gid", "2,1,2,1,", "2,1,99999999999,1,"),
    ("duplicate-id", "</layer>", '</layer><layer id="1" name="more" width="4" height="4"/>'),
    ("duplicate-gid", TILESET, TILESET + TILESET.replace('"1"', '"2"')),
    ("source-outside", "ark.tsx", "/etc/ark.tsx"),
    ("source-outside", "ark.tsx", "../../ark.tsx"),
    ("source-outside", "ark.tsx", "C:/ark.tsx"),
    ("source-outside", "ark.tsx", "maps\\ark.tsx"),
    ("source-missing", "ark.tsx", "other.tsx"),
    ("source-missing", "ark.tsx", "."),
    ("layer-missing", 'name="squares"', 'name="square"'),
    ("file-unreadable", 'nextobjectid="1"', 'nextobjectid="x"'),
]

TILESET_FAULTS = [
    ("wrong-root", "tileset", "map"),
    ("element-not-allowed", "<grid", '<image source="deck-square.png" width="9" height="9"/><grid'),
    ("attribute-not-allowed", 'name="ark"', 'name="ark" source="x" height="2000000000"'),
    ("bad-number", 'tilewidth="100"', 'tilewidth="x"'),
    ("bad-number", 'id="1"', 'id="_1"'),
    ("duplicate-id", 'id="1"', 'id="0"'),
    ("image-missing", '<image source="deck-square.png" width="100" height="100"/>', ""),
    ("source-missing", "deck-square-b.png", "deck-square-c.png"),
    ("source-outside", "deck-square-b.png", "../../deck-square-b.png"),
    ("property-missing", 'name="square"', 'name="squares"'),
    ("property-missing", 'type="bool"', 'type="string"'),
]


@pytest.fixture
def maps(tmp_path: Path) -> Path:
    """A folder of its own with the shipped maps."""
    shutil.copytree(MAPS, tmp_path / "maps")
    return tmp_path / "maps"


def damage(path: Path, old: str, new: str) -> None:
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new))


def refusal(path: Path) -> BadMap:
    """Why the map is refused, which can be told in a sentence too."""
    with pytest.raises(BadMap) as caught:
        load_map(path)
    assert map_fault(caught.value).startswith(f"{caught.value.path.name}: ")
    return caught.value


@pytest.mark.parametrize(("code", "old", "new"), MAP_FAULTS)
def test_a_fault_of_the_map_has_its_name(maps: Path, code: str, old: str, new: str) -> None:
    damage(maps / "bow.tmx", old, new)
    fault = refusal(maps / "bow.tmx")
    assert (fault.path, fault.code) == (maps / "bow.tmx", code)


@pytest.mark.parametrize(("code", "old", "new"), TILESET_FAULTS)
def test_a_fault_of_the_tileset_has_its_name(maps: Path, code: str, old: str, new: str) -> None:
    damage(maps / "ark.tsx", old, new)
    fault = refusal(maps / "bow.tmx")
    assert (fault.path.suffix, fault.code) == (".tmx" if code == "property-missing" else ".tsx", code)


def test_a_fault_of_the_file_itself_has_its_name(maps: Path) -> None:
    assert refusal(maps / "none.tmx").code == "file-missing"
    assert refusal(maps).code == "file-unreadable"
    (maps / "long.tmx").write_bytes(b" " * (MAX_BYTES + 1))
    assert refusal(maps / "long.tmx").code == "file-too-large"
    (maps / "empty.tmx").write_bytes(b"")
    assert refusal(maps / "empty.tmx").code == "xml-broken"


def test_a_document_type_is_refused_in_any_encoding(maps: Path) -> None:
    text = (maps / "bow.tmx").read_text().replace("UTF-8", "UTF-16").replace("<map ", BOMB)
    (maps / "bow.tmx").write_text(text, encoding="UTF-16")
    assert refusal(maps / "bow.tmx").code == "xml-doctype"


def test_a_link_that_leads_out_of_the_folder_is_refused(maps: Path, tmp_path: Path) -> None:
    (maps / "ark.tsx").rename(tmp_path / "ark.tsx")
    (maps / "ark.tsx").symlink_to(tmp_path / "ark.tsx")
    assert refusal(maps / "bow.tmx").code == "source-outside"


def test_every_code_of_a_map_file_has_a_test() -> None:
    faults = {code for code, _, _ in MAP_FAULTS + TILESET_FAULTS}
    assert faults | {"file-missing", "file-too-large"} == set(FILE_CODES)


def test_a_map_without_squares_is_no_ark(maps: Path) -> None:
    damage(maps / "ark.tsx", '"true"', '"false"')
    assert refusal(maps / "bow.tmx").code == "shape-empty"


def test_water_in_the_layer_is_no_square(maps: Path) -> None:
    before = load_map(maps / "middle.tmx")
    damage(maps / "ark.tsx", "</tileset>", WATER + "</tileset>")
    damage(maps / "middle.tmx", "1,2,1,\n2,1,2,", "3,3,3,\n2,1,2,")
    assert load_map(maps / "middle.tmx") == {(column, row) for column, row in before if row < 3}


def test_a_flipped_tile_is_a_square_still(maps: Path) -> None:
    before = load_map(maps / "middle.tmx")
    damage(maps / "middle.tmx", "1,2,1,\n2,1,2,", f"{1 | 1 << 31},2,{1 | 1 << 29},\n2,1,2,")
    assert load_map(maps / "middle.tmx") == before


def test_a_map_as_one_types_it_may_have_blanks_and_other_line_ends(maps: Path) -> None:
    before = load_map(maps / "bow.tmx")
    (maps / "bow.tmx").write_bytes((maps / "bow.tmx").read_bytes().replace(b",\n", b", \r\n"))
    assert load_map(maps / "bow.tmx") == before


cuts = st.tuples(st.integers(0, 1000), st.integers(0, 12), st.binary(max_size=6))
words = st.sampled_from(
    [b"0", b"-1", b"9" * 30, b'"', b"<", b"/>", b"<layer/>", b"&a;", b"\x00", b"\xff\xfe", b"../"]
)
splices = st.tuples(st.integers(0, 1000), st.integers(0, 12), words)


@pytest.mark.parametrize("name", ["bow.tmx", "ark.tsx"])
@given(edits=st.lists(cuts | splices, min_size=1, max_size=4))
@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_a_file_with_any_bytes_changed_is_read_or_refused(maps: Path, name: str, edits: list[Edit]) -> None:
    data = (MAPS / name).read_bytes()
    for start, length, fresh in edits:
        start %= len(data) or 1
        data = data[:start] + fresh + data[start + length :]
    (maps / name).write_bytes(data)
    try:
        assert load_map(maps / "bow.tmx")
    except BadMap as fault:
        assert fault.code in CODES
