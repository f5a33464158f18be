"""
The pictures: one function for each room, called with whether it is night. All are seen from the height of a person's
chest, from a corner or along the middle, with one person in focus.
"""

import random
from contextlib import contextmanager
from math import cos, pi, sin

import bpy
from mathutils import Matrix

import building
import parts
import people
from building import *
from kit import *
from parts import *
from people import running, standing, walking

# A room's second look: another camera, other finishes, and other people. Only where it is not the first.
_second = None
_guests = 0


def draw(room, night):
    """`weights`, or `weights2` for the second look of the room."""
    global _second, _guests
    _second = SECOND[room] if room.endswith("2") else None
    _guests = 0
    globals()[room.removesuffix("2")](night)


def shell(*size, **finish):
    other = {name: make() for name, make in (_second or {}).get("finish", {}).items()}
    building.shell(*size, **{**finish, **other})


def camera(where, toward, **lens):
    if _second:
        where, toward, lens = _second["camera"]
    parts.camera(where, toward, **lens)


def person(pose, skin=1, hair=0, woman=False, cut=None, top="#e8e2d5", **looks):
    global _guests
    if _second:
        _guests += 1
        skin, hair, woman = (skin + 3) % 5, (hair + 2) % 4, not woman
        top = OTHER_TOPS[_guests % len(OTHER_TOPS)]
        cut = cut if cut == "cap" else ("bun", "tail", "long")[_guests % 3] if woman else ("short", "short", "bald")[_guests % 3]
    people.person(pose, skin=skin, hair=hair, woman=woman, cut=cut, top=top, **looks)


OTHER_TOPS = ["#2f5548", "#e6dfd0", "#7d3b2c", "#33475a", "#d2a24c"]


def weights(night):
    shell(11, 10, 4.2, night, floor=rubber(), left=[(1.5, 2.2), (4.6, 2.2), (7.7, 2.2)],
          back=[(-3.3, 2.4), (0.1, 2.4), (3.5, 2.4)], sill=1.35, beams="walnut", arched=True)
    weather(night, height=30, side=-70)
    town(night, away=20, seed=8)
    box((11, 0.12, 1.15), (0, 9.9, 0), walnut(), bevel=0)
    dumbbell_rack(-0.6, 9.2, long=4.2)
    dumbbell_rack(4.0, 9.2, long=2.6)
    power_rack(3.3, 5.6)
    flat_bench(-3.6, 6.2, turn=24)
    flat_bench(0.2, 7.4)
    # In focus: he lifts a barbell from the floor.
    with at(0.9, 2.9, turn=155):
        person({"hips": (0, -0.2, 0.74), "lean": 40, "bend": -4, "nod": -22, "lh": (-0.32, 0.27, 0.475), "rh": (0.32, 0.27, 0.475),
                "lf": (-0.17, 0, 0.08), "rf": (0.17, 0, 0.08), "lk": (-0.5, 1, 0), "rk": (0.5, 1, 0)},
               skin=3, top="#e6dfd0", bottom="#23302b", legs=0.45, sleeves=0.4, tall=1.04)
        barbell(0, 0.28, 0.46)
    with at(-1.9, 5.6, turn=200):
        person({**standing(), "lh": (-0.3, 0.1, 0.85), "rh": (0.24, 0.3, 1.24), "re": (0.3, -0.4, -1)},
               skin=1, hair=2, woman=True, top="#7d3b2c", bottom="#1d2320", sleeves=0, tall=0.97)
        dumbbell(0.24, 0.36, 1.26, size=0.7)
        dumbbell(-0.3, 0.13, 0.78, turn=90, size=0.7)
    kettlebell(-1.3, 2.0)
    kettlebell(-0.95, 1.85, size=0.85, code="#1f4035")
    plant(-4.8, 9.0, tall=1.9)
    for x in (-2.6, 0.4, 3.4):
        for y in (3.4, 7.2):
            pendant(x, y, 2.75, 4.2, night, size=0.26, power=60)
    camera((-1.1, -1.3, 1.15), (0.3, 5, 1.12), lens=37, focus=(0.9, 2.8, 1.0), stop=1.1)


def cardio(night):
    shell(13, 8, 4.4, night, floor=oak(), back=[(-4.4, 2.6), (-1.2, 2.6), (2.0, 2.6), (5.2, 2.6)], left=[(1, 2), (4.5, 2)],
          beams=False, arched=True, sill=0.35)
    weather(night, height=24, side=-20, strength=3.5)
    town(night, away=20, seed=4)
    runners = [
        (0.0, 2.6, 0, dict(skin=4, hair=0, woman=True, top="#d2a24c", bottom="#1d2a25", sleeves=0, cut="bun")),
        (0.7, 4.4, 1, dict(skin=0, hair=2, top="#eae4d6", bottom="#2b3a34", legs=0.45)),
        (1.4, 6.2, 0, dict(skin=2, hair=1, woman=True, top="#40655a", bottom="#20211f", sleeves=0)),
    ]
    for x, y, phase, looks in runners:
        for gap in (0, 2.7, -2.7):
            treadmill(x + gap, y, turn=90, night=night)
        with at(x + 0.1, y, 0.19, turn=90):
            person(running(phase), **looks)
    with at(-2.1, 6.2, 0.19, turn=90):
        person(walking(), skin=1, hair=4, top="#b0a48f", bottom="#2a2d2a")
    plant(-5.8, 7.2, tall=2.0, seed=3)
    plant(6.0, 7.2, tall=1.7, seed=5)
    for x in (-4, 0, 4):
        strip(x, 4, 4.3, 6, night)
    camera((0.4, -1.9, 1.35), (0.0, 4, 1.42), lens=37, focus=(0.1, 2.6, 1.3), stop=1.1)


def pool(night):
    wide, deep, high = 13, 18, 5.2
    shell(wide, deep, high, night, floor=matter("#8fa79d"), back=[(-4, 2.2), (-1.0, 2.2), (2.0, 2.2), (5, 2.2)],
          left=[(2, 2.2), (5, 2.2), (8, 2.2), (11, 2.2), (14, 2.2)], beams="walnut", arched=True, sill=0.3, skirting=False, day=1.1)
    weather(night, height=32, side=-70, strength=4)
    town(night, side=90, away=12, seed=2)
    # The basin stands on the floor of the shell, and the deck around it is raised.
    low, high_deck = 0.02, 0.62
    stone = terrazzo()
    box((3.6, deep + 3, 0.6), (-4.9, deep / 2 - 1.5, 0), stone, bevel=0.02)
    box((2.6, deep + 3, 0.6), (5.3, deep / 2 - 1.5, 0), stone, bevel=0.02)
    box((9, 2.2, 0.6), (0.4, deep - 0.9, 0), stone, bevel=0.02)
    box((7.2, deep, 0.02), (0.45, deep / 2 - 2, 0), pool_tiles(), bevel=0)
    box((0.06, deep, 0.58), (-3.08, deep / 2 - 2, 0), green_tiles(), bevel=0)
    box((0.06, deep, 0.58), (3.98, deep / 2 - 2, 0), green_tiles(), bevel=0)
    box((7.2, 0.06, 0.58), (0.45, deep - 2.05, 0), green_tiles(), bevel=0)
    sheet([(-3.1, -3.2, 0.5), (4.0, -3.2, 0.5), (4.0, deep - 2, 0.5), (-3.1, deep - 2, 0.5)], water())
    for x in (-0.75, 1.6):
        y = -2.0
        while y < deep - 2.2:
            rod(0.05, 0.11, (x, y, 0.5), matter("#efe6d4" if int(y * 1.5) % 4 else "#1f4035", 0.5), tilt=(-90, 0, 0), sides=14)
            y += 0.15
    # In focus: a swimmer comes along the lane.
    with at(0.45, 3.9, 0.46, turn=180):
        with flat():
            person({"hips": (0, 0, 0.93), "bend": -4, "nod": -12, "side": 6, "lh": (-0.24, 0.1, 2.05), "le": (-1, 0.3, 0.2),
                    "rh": (0.3, -0.28, 1.12), "re": (0.6, -1, 0), "lf": (-0.09, 0.02, 0.08), "rf": (0.09, -0.1, 0.1), "bare": True,
                    "lt": (0, 0.3, -1), "rt": (0, 0.3, -1)},
                   skin=1, top="#1f4035", bottom="#1f4035", woman=True, sleeves=0, legs=0.12, cut="cap", hair=0)
    with at(2.85, 9.5, 0.42, turn=180):
        with flat():
            person({"hips": (0, 0, 0.93), "bend": -4, "nod": -14, "lh": (-0.3, -0.2, 1.1), "rh": (0.22, 0.1, 2.05), "bare": True,
                    "lt": (0, 0.3, -1), "rt": (0, 0.3, -1)},
                   skin=3, top="#6f432b", bottom="#20342c", sleeves=0, legs=0.3, cut="cap", hair=4)
    with at(-3.9, 6.3, 0.6, turn=-150):
        person(walking(bare=True), skin=2, hair=0, woman=True, top="#24443a", bottom="#24443a", sleeves=0, legs=0.12, cut="bun")
    for y in (9.5, 11.6, 13.7):
        lounger(-5.4, y, 0.6, turn=-90)
    plant_at(-5.6, 16.2, 0.6, 2.1)
    plant_at(5.6, 15.8, 0.6, 1.9)
    for y in (3, 7, 11, 15):
        for x in (-2.2, 3.2):
            pendant(x, y, 3.4, high, night, size=0.24, shade="globe", power=80)
    if night:
        area((6, 14), (0.45, 7, 0.3), 90, "#7fe0cf", aim=(180, 0, 0))
    camera((-1.9, -0.7, 1.75), (-0.1, 8, 1.3), lens=31, focus=(0.45, 3.2, 0.6), stop=1.4)


def studio(night):
    shell(11, 9, 4.0, night, floor=oak(), back=[(-3.4, 2.6), (0, 2.6), (3.4, 2.6)], left=[(1.5, 2.2), (5, 2.2)], sill=0.0, beams="walnut")
    weather(night, height=26, side=-55, strength=4)
    garden(night)
    hero = {"hips": (0, 0, 0.78), "twist": 0, "look": 90, "lh": (-0.86, 0, 1.32), "rh": (0.86, 0, 1.32), "le": (0, 0, -1), "re": (0, 0, -1),
            "lf": (-0.62, 0.02, 0.06), "rf": (0.58, 0, 0.06), "lk": (-1, 0.3, 0), "rk": (0.4, 1, 0), "lt": (-1, 0.1, 0), "rt": (0.3, 1, 0), "bare": True}
    people = [
        (0.7, 2.5, 205, dict(skin=2, hair=0, woman=True, top="#e7dfcf", bottom="#2f5548", sleeves=0, cut="bun")),
        (-2.3, 4.2, 200, dict(skin=0, hair=3, woman=True, top="#2b3b35", bottom="#b59a7c", sleeves=0, cut="tail")),
        (3.3, 4.6, 208, dict(skin=4, hair=0, top="#c9b193", bottom="#2a302c", sleeves=0.4, legs=0.6)),
        (-0.2, 6.2, 200, dict(skin=1, hair=1, top="#7b8f7c", bottom="#3a3f3b", sleeves=0.4)),
    ]
    for place, (x, y, turn, looks) in enumerate(people):
        mat(x, y, turn=turn + 90, code=("#31564a", "#a3623f", "#6e7d6d", "#c2ab86")[place])
        with at(x, y, turn=turn):
            person(hero, **looks)
    block(-0.5, 1.9, turn=20)
    block(-0.45, 1.92, z=0.09, turn=5)
    plant(-4.9, 8.2, tall=2.1, seed=8)
    plant(4.9, 8.2, tall=1.7, seed=2)
    for x in (-3.2, 0, 3.2):
        pendant(x, 5.5, 2.7, 4.0, night, size=0.34, shade="globe", power=70)
    camera((-0.9, -1.7, 1.1), (0.25, 5, 1.15), lens=35, focus=(0.7, 2.5, 1.1), stop=1.2)


def cycling(night):
    shell(10, 9, 3.6, night, floor=rubber(), walls=dark_plaster(), ceiling=matter("#1a211e"), left=[(2.0, 1.8), (5.2, 1.8)], beams=False, sill=0.7,
          glow=0.5, day=1.3)
    weather(night, height=28, side=-75, strength=4)
    town(night, side=90, away=12, seed=7)
    looks = [
        dict(skin=1, hair=2, woman=True, top="#a8452c", bottom="#1b1f1d", sleeves=0),
        dict(skin=3, hair=0, top="#e6dfd0", bottom="#20302a", legs=0.5, sleeves=0.4),
        dict(skin=0, hair=3, woman=True, top="#5f8a78", bottom="#222", sleeves=0, cut="bun"),
        dict(skin=4, hair=0, woman=True, top="#dfe3d8", bottom="#1d2a25", sleeves=0, cut="curls"),
        dict(skin=2, hair=1, top="#38594d", bottom="#1a1c1b", legs=0.5, sleeves=0.4),
    ]
    seats = [(0.4, 2.2), (-1.7, 3.4), (2.3, 3.5), (-0.6, 5.0), (1.5, 5.3)]
    for place, (x, y) in enumerate(seats):
        with at(x, y, turn=165):
            spin_bike(0, 0)
            one = dict(looks[place])
            one["bottom"] = one["bottom"] if len(one["bottom"]) == 7 else "#222522"
            swap = place % 2
            person({"hips": (0, -0.04, 1.02), "lean": 34, "bend": 8, "nod": -22, "lh": (-0.2, 0.6, 1.06), "rh": (0.2, 0.6, 1.06), "le": (-1, -0.3, -0.6),
                    "re": (1, -0.3, -0.6), "lf": (-0.12, 0.28 if swap else 0.06, 0.52 if swap else 0.3), "rf": (0.12, 0.06 if swap else 0.28, 0.3 if swap else 0.52),
                    "shoes": "#d9d2c4"}, **one)
    for x, y in [(-3.4, 5.4), (3.9, 5.6), (-2.4, 6.9), (0.5, 7.0), (3.0, 7.1)]:
        with at(x, y, turn=165):
            spin_bike(0, 0)
    for z in (1.2, 2.0, 2.8):
        strip(0, 8.9, z, 8.6, night, along="x", power=1.1)
    for x in (-2.5, 0, 2.5):
        strip(x, 3.5, 3.5, 6.5, night, power=0.8)
    spot((2.2, -1.0, 3.2), (0.4, 2.4, 1.2), 150, angle=70)
    spot((-3.5, 6.8, 3.4), (0.4, 2.4, 1.2), 110, tint="#ffb070", angle=60)
    camera((-1.1, -1.2, 1.2), (0.25, 4, 1.3), lens=36, focus=(0.45, 1.9, 1.3), stop=1.2)


def pilates(night):
    shell(10, 9, 3.9, night, floor=oak(), left=[(1.2, 2.4), (4.4, 2.4), (7.4, 2.0)], back=[(2.6, 2.4)], arched=True, beams=False, sill=0.4)
    weather(night, height=27, side=-65, strength=4)
    town(night, side=90, away=11, seed=9)
    for n, (x, y) in enumerate([(0.5, 2.6), (-1.6, 5.0), (1.9, 5.2), (-0.2, 7.4)]):
        with at(x, y, turn=-62):
            reformer(0, 0, carriage=0.35 if n < 2 else 0.1)
    # In focus: a plank on the carriage, hands on the bar.
    with at(0.5, 2.6, turn=-62 + 180):
        person({"hips": (0, 0.15, 0.74), "lean": 74, "bend": 4, "nod": -20, "lh": (-0.22, 1.06, 0.68), "rh": (0.22, 1.06, 0.68), "le": (-1, -0.6, 0.2), "re": (1, -0.6, 0.2),
                "lf": (-0.1, -0.66, 0.44), "rf": (0.1, -0.66, 0.44), "lt": (0, 0.5, -1), "rt": (0, 0.5, -1), "lk": (0, 0.4, -1), "rk": (0, 0.4, -1), "bare": True},
               skin=3, hair=0, woman=True, top="#e4dbc8", bottom="#2f5548", sleeves=0, cut="bun")
    with at(-1.6, 5.0, 0.36, turn=-62):
        person({"hips": (0, -0.1, 0.3), "lean": 8, "nod": 4, "lh": (-0.5, 0.1, 1.0), "rh": (0.5, 0.1, 1.0), "lf": (-0.12, -0.4, 0.06), "rf": (0.12, -0.4, 0.06),
                "lk": (-0.3, 1, 0.1), "rk": (0.3, 1, 0.1), "bare": True, "lt": (0, -0.2, -1), "rt": (0, -0.2, -1)},
               skin=0, hair=2, woman=True, top="#7d3b2c", bottom="#262b28", sleeves=0)
    # The teacher.
    with at(2.6, 3.9, turn=130):
        person({**standing(), "lh": (-0.12, 0.26, 1.02), "rh": (0.14, 0.28, 1.06), "nod": 12}, skin=1, hair=4, top="#f0eadc", bottom="#3b423c", sleeves=0.9)
    exercise_ball(3.9, 7.6)
    exercise_ball(3.2, 8.2, size=0.27, code="#6d8a7b")
    plant(-4.3, 8.2, tall=2.0, seed=12)
    for x, y in [(-1.6, 3), (1.6, 3), (-1.6, 6.4), (1.6, 6.4)]:
        pendant(x, y, 2.6, 3.9, night, size=0.24, power=55)
    camera((-1.3, -1.5, 1.2), (0.4, 5, 0.95), lens=39, focus=(0.5, 2.5, 0.9), stop=1.2)


def boxing(night):
    high = 4.2
    shell(11, 9, high, night, floor=rubber(), walls=brick(), ceiling=matter("#211f1c"), left=[(1.0, 2.2), (4.2, 2.2), (7.2, 2.0)], beams="walnut", sill=0.9, day=1.2)
    weather(night, height=30, side=-70, strength=5)
    town(night, side=90, away=12, seed=11)
    for x in (-2, 1.1, 4.2):
        box((0.12, 9, 0.16), (x, 4, high - 0.5), iron(), bevel=0)
    for x, y, lean in [(1.1, 2.9, (0, 5, 0)), (-2, 4.6, (0, 0, 0)), (1.1, 5.8, (0, 0, 0)), (4.2, 4.8, (0, -2, 0)), (-2, 7.4, (0, 0, 0)), (4.2, 7.6, (0, 0, 0))]:
        heavy_bag(x, y, high - 0.4, lean=lean, code=("#5b3a24" if x < 4 else "#1f4035"))
    guard = {"hips": (0, 0, 0.9), "lean": 8, "bend": 6, "lf": (-0.16, 0.3, 0.08), "rf": (0.2, -0.3, 0.1), "rt": (0.5, 1, -0.3), "lk": (-0.2, 1, 0)}
    with at(0.15, 2.75, turn=-80):
        person({**guard, "twist": 34, "rh": (0.02, 0.72, 1.42), "lh": (-0.06, 0.26, 1.42), "le": (-0.6, 0, -1), "re": (1, 0, -0.7), "look": -24},
               skin=3, hair=0, woman=True, top="#e9e2d3", bottom="#1f4035", sleeves=0, cut="tail")
        glove(0.02, 0.86, 1.43)
        glove(-0.04, 0.34, 1.47)
    with at(3.35, 4.7, turn=-85):
        person({**guard, "lh": (-0.1, 0.62, 1.4), "rh": (0.1, 0.24, 1.42), "re": (0.6, 0, -1)}, skin=0, hair=2, top="#3a3f3c", bottom="#b4764a", legs=0.5, sleeves=0)
        glove(-0.1, 0.74, 1.41, code="#1f4035")
        glove(0.08, 0.32, 1.46, code="#1f4035")
    with at(-3.1, 6.2, turn=-120):
        person({**standing(), "lh": (-0.05, 0.22, 1.1), "rh": (0.08, 0.22, 1.16)}, skin=4, top="#24443a", bottom="#1d1f1e", sleeves=0.5, cut="bald", tall=1.05)
    bench(-4.4, 3.2, turn=90)
    towel(-4.4, 3.4, 0.45, turn=70)
    medicine_ball(-1.0, 1.6)
    medicine_ball(-1.3, 1.75, size=0.13, code="#1f4035")
    for x in (-3.2, 0, 3.2):
        for y in (2.4, 5.8):
            pendant(x, y, 2.9, high, night, size=0.24, shade="green", power=70)
    spot((3, 0.5, 4), (0.5, 2.8, 1.2), 220, angle=50)
    camera((0.0, -1.7, 1.25), (0.5, 4, 1.3), lens=36, focus=(0.3, 2.6, 1.3), stop=1.2)


def spa(night):
    high = 4.0
    shell(9, 10, high, night, floor=terrazzo(), back=[(-2.6, 2.2), (0.2, 2.2), (3.0, 2.2)], left=[(2.6, 2.0), (6, 2.0)],
          arched=True, beams=False, sill=0.4, skirting=False, day=0.9)
    weather(night, height=24, side=-60, strength=3)
    garden(night)
    # A round warm pool with steps.
    rod(1.9, 0.42, (1.2, 6.2, 0), terrazzo(), sides=72, bevel=0.03)
    rod(1.9, 0.16, (1.2, 6.2, 0), green_tiles(), sides=72)
    rod(1.62, 0.012, (1.2, 6.2, 0.415), pool_tiles(), sides=72)
    with at(1.2, 6.2, 0.44):
        sheet([(1.6 * cos(2 * pi * n / 48), 1.6 * sin(2 * pi * n / 48), 0) for n in range(48)], water())
    with at(1.9, 6.9, -0.22, turn=150):
        person({"hips": (0, -0.1, 0.42), "lean": -6, "lh": (-0.55, -0.2, 0.85), "rh": (0.55, -0.2, 0.85), "lf": (-0.1, 0.3, 0.3), "rf": (0.1, 0.3, 0.3), "bare": True, "nod": -4},
               skin=2, hair=0, woman=True, top="#24443a", bottom="#24443a", sleeves=0, legs=0.12, cut="bun")
    # In focus: someone rests in a robe.
    lounger(-0.9, 2.7, 0, turn=-72)
    with at(-0.9, 2.7, turn=-72):
        person({"hips": (0, -0.27, 0.53), "lean": -44, "bend": 8, "nod": 14, "lh": (-0.16, 0.04, 0.68), "rh": (0.18, 0.02, 0.66), "le": (-1, -0.4, 0), "re": (1, -0.4, 0),
                "lf": (-0.08, 0.72, 0.47), "rf": (0.1, 0.7, 0.47), "lk": (-0.1, 0, 1), "rk": (0.1, 0, 1), "lt": (-0.2, 0.3, 1), "rt": (0.2, 0.3, 1), "bare": True},
               skin=4, hair=0, woman=True, top="#7f9b86", bottom="#7f9b86", sleeves=0.9, legs=0.7, cut="curls")
    lounger(2.6, 3.2, 0, turn=-72)
    towel(2.7, 3.2, 0.42, turn=-10)
    table(1.1, 2.7, radius=0.26, tall=0.42)
    mug(1.05, 2.7, 0.42)
    for n, (x, y) in enumerate([(1.2, 2.76), (3.4, 5.0), (3.6, 5.2), (-0.9, 6.0), (-0.7, 5.8)]):
        z = 0.42 if n == 0 else 0
        rod(0.04, 0.09 + 0.04 * (n % 3), (x, y, z), matter("#efe6d4", 0.6))
        ball((0.012, 0.012, 0.024), (x, y, z + 0.12 + 0.04 * (n % 3)), matter("#ffcf87", glow=30))
        lamp((x, y, z + 0.2), 6 if night else 2, radius=0.03)
    plant(-3.8, 8.8, tall=2.3, seed=20)
    plant(3.8, 8.9, tall=2.2, seed=21)
    plant(-3.7, 3.9, tall=1.6, seed=22)
    for x, y in [(-1.6, 4.6), (1.2, 6.2), (3.0, 3.0)]:
        pendant(x, y, 2.7, high, night, size=0.26, shade="globe", power=45)
    if night:
        area((2.4, 2.4), (1.2, 6.2, 0.43), 40, "#8fe6d6", aim=(180, 0, 0))
    camera((-0.3, -1.7, 1.35), (0.1, 5, 1.05), lens=35, focus=(-0.6, 3.0, 0.8), stop=1.3)


def desk(night):
    high = 4.4
    shell(10, 9, high, night, floor=terrazzo(), left=[(0.5, 2.4), (4.0, 2.4)], back=[(3.2, 2.2)], arched=True, beams=False, sill=0.3)
    weather(night, height=27, side=-65, strength=4)
    town(night, side=90, away=11, seed=13)
    counter(0.4, 4.6, 4.2)
    # Behind it: a dark wall with shelves.
    box((5.6, 0.1, 3.2), (-0.6, 8.9, 0), dark_plaster(), bevel=0)
    for z in (1.25, 1.8, 2.35):
        box((3.6, 0.32, 0.05), (-0.6, 8.75, z), wood(), bevel=0.006)
        strip(-0.6, 8.84, z - 0.05, 3.4, night, along="x", power=0.5)
        pick = random.Random(z)
        for n in range(8):
            x = -2.2 + n * 0.45
            if pick.random() < 0.4:
                towel(x, 8.72, z + 0.05, turn=90, code=pick.choice(["#efe8da", "#2f5548", "#c9b193"]))
            elif pick.random() < 0.6:
                bottle(x, 8.72, z + 0.05, code=pick.choice(["#b58a4a", "#2b5d4f", "#e8e0d0"]))
            else:
                rod(0.07, 0.2, (x, 8.72, z + 0.05), matter(pick.choice(["#a3623f", "#d8cdbb", "#3d5a4e"]), 0.7), tip=0.05, bevel=0.02)
    with at(0.35, 5.5, turn=160):
        person({**standing(), "lh": (-0.2, 0.36, 1.1), "rh": (0.24, 0.34, 1.12), "lean": 4, "nod": 6, "look": 12}, skin=3, hair=0, woman=True, top="#1f4035", bottom="#22231f", sleeves=0.9, cut="curls")
    with at(1.7, 5.6, turn=185):
        person({**standing(), "lh": (-0.16, 0.32, 1.1), "rh": (0.2, 0.3, 1.1), "nod": 16}, skin=0, hair=2, top="#1f4035", bottom="#22231f", sleeves=0.9)
    # In focus: a guest arrives with a bag.
    with at(-1.15, 3.7, turn=-34):
        person({**standing(), "rh": (0.3, 0.36, 1.16), "re": (0.5, -1, -0.4), "lh": (-0.22, 0.0, 1.02), "look": -6}, skin=1, hair=1, woman=True, top="#a8452c", bottom="#2b302d", sleeves=0.9, cut="long")
        cushion((0.2, 0.46, 0.3), (-0.3, -0.02, 0.62), leather("#4b3020"))
        pipe([(-0.3, -0.12, 0.9), (-0.24, -0.02, 1.4), (-0.12, 0.0, 1.5), (-0.3, 0.12, 0.9)], 0.014, leather("#4b3020"), smooth=True)
    armchair(3.6, 6.9, turn=-40, code="#a3623f")
    armchair(-3.6, 6.2, turn=60, code="#6e7d6d")
    table(-3.0, 7.1, radius=0.3, tall=0.45)
    plant(-4.2, 7.6, tall=2.4, seed=30)
    plant(4.3, 8.2, tall=2.2, seed=31)
    for x in (-1.1, 0.4, 1.9):
        pendant(x, 4.6, 2.35, high, night, size=0.22, power=55)
    for x, y in [(-3.2, 3), (3.4, 3), (3.2, 7)]:
        pendant(x, y, 3.0, high, night, size=0.3, shade="globe", power=55)
    camera((-2.0, -1.4, 1.45), (0.1, 5, 1.35), lens=36, focus=(-1.0, 3.8, 1.4), stop=1.2)


def counter(x, y, long, tall=1.08):
    """A desk with a front of upright oak slats under a stone top."""
    box((long, 0.7, 0.06), (x, y, tall - 0.06), terrazzo(), bevel=0.012)
    box((long - 0.1, 0.5, tall - 0.06), (x, y + 0.06, 0), green(), bevel=0)
    for n in range(int(long / 0.07)):
        rod(0.028, tall - 0.14, (x - long / 2 + 0.08 + n * 0.07, y - 0.2, 0.08), green(), sides=14)
    box((long - 0.06, 0.04, 0.08), (x, y - 0.2, 0), brass(), bevel=0)
    box((0.42, 0.03, 0.28), (x - 0.5, y + 0.12, tall + 0.08), black(), bevel=0.01, tilt=(10, 0, 0))
    box((0.12, 0.12, 0.08), (x - 0.5, y + 0.16, tall), black())
    with at(x + long / 2 - 0.4, y, tall):
        rod(0.07, 0.2, (0, 0, 0), matter("#e5dccb", 0.4), tip=0.045, bevel=0.01)
        pick = random.Random(5)
        for _ in range(14):
            tip = (pick.gauss(0, 0.13), pick.gauss(0, 0.13), pick.uniform(0.36, 0.6))
            pipe([(0, 0, 0.18), (tip[0] * 0.4, tip[1] * 0.4, 0.34), tip], 0.004, matter("#4d6b3c", 0.6), smooth=True)
            ball(0.035, tip, matter(pick.choice(["#efe2c8", "#d9a07a", "#5d7a45"]), 0.7))


def lounge(night):
    high = 3.9
    shell(10, 9, high, night, floor=oak(), back=[(-3, 2.4), (0.2, 2.4)], left=[(1.6, 2.4), (5.4, 2.4)], arched=True, beams="walnut", sill=0.35)
    weather(night, height=25, side=-55, strength=3.5)
    town(night, away=18, seed=15)
    rug(0.2, 4.4, (5.2, 3.8), "#8c9a86", "#7d8c79")
    sofa(0.9, 5.8, long=2.6, turn=0)
    sofa(-2.2, 4.2, long=2.0, turn=90, code="#b08a63")
    armchair(2.7, 3.6, turn=-120, code="#a3623f")
    table(0.3, 4.2, radius=0.55, tall=0.36)
    mug(0.15, 4.1, 0.36)
    mug(0.5, 4.35, 0.36)
    box((0.3, 0.22, 0.03), (0.35, 4.0, 0.36), matter("#a3623f"), tilt=(0, 0, 20))
    # A wall of books, warm lights in it.
    for n in range(5):
        box((2.6, 0.36, 0.05), (3.4, 8.8, 0.3 + n * 0.62), walnut(), bevel=0)
        pick = random.Random(n)
        x = 2.2
        while x < 4.5:
            size = pick.uniform(0.03, 0.07)
            if pick.random() < 0.85:
                box((size, 0.22, pick.uniform(0.24, 0.42)), (x, 8.8, 0.35 + n * 0.62), matter(pick.choice(["#8f6f58", "#2f5548", "#c9b193", "#6b3a28", "#d8cdbb", "#39423c"]), 0.8), bevel=0)
            x += size + 0.006
        strip(3.4, 8.66, 0.28 + n * 0.62, 2.5, night, along="x", power=0.35)
    for side in (2.08, 4.72):
        box((0.05, 0.36, 3.1), (side, 8.8, 0), walnut(), bevel=0)
    sit = {"hips": (0, -0.06, 0.55), "lean": -10, "bend": 10, "lf": (-0.12, 0.5, 0.08), "rf": (0.12, 0.46, 0.08)}
    # In focus: two friends after training.
    with at(0.35, 5.62, turn=182):
        person({**sit, "lh": (-0.2, 0.34, 0.72), "rh": (0.1, 0.36, 0.9), "look": 26, "re": (1, -0.4, -0.4)}, skin=3, hair=0, woman=True, top="#e9e2d3", bottom="#3f5a50", sleeves=0.9, cut="curls")
        mug(0.1, 0.44, 0.92)
    with at(1.45, 5.62, turn=172):
        person({**sit, "lh": (-0.3, 0.3, 0.68), "rh": (0.36, 0.1, 0.75), "look": -30, "lf": (-0.1, 0.5, 0.08), "rf": (0.16, 0.62, 0.1)}, skin=0, hair=2, top="#5d6f62", bottom="#2a2c2a", sleeves=0.9)
    plant(-4.2, 8.1, tall=2.2, seed=40)
    plant(-0.9, 7.9, tall=1.5, seed=41)
    rod(0.02, 1.5, (-3.1, 5.9, 0), brass())
    rod(0.26, 0.3, (-3.1, 5.9, 1.45), matter("#f0dcb8", 0.8, glow=3.5 if night else 0.4), tip=0.18)
    if night:
        lamp((-3.1, 5.9, 1.4), 40, radius=0.15)
    for x, y in [(0.3, 4.2), (-2.8, 2.4), (3.2, 6)]:
        pendant(x, y, 2.5, high, night, size=0.3, power=50)
    camera((-0.8, -1.1, 1.2), (0.35, 5, 1.1), lens=37, focus=(0.7, 5.4, 1.1), stop=1.1)


def kids(night):
    high = 3.6
    shell(10, 8, high, night, floor=wood(), left=[(1.4, 2.4), (5, 2.4)], back=[(-2.9, 2.4)], arched=True, beams=False, sill=0.4, walls=plaster())
    weather(night, height=28, side=-60, strength=4)
    garden(night)
    # Hills on the wall, a house to climb, soft shapes.
    for place, (x, size, code) in enumerate([(0.6, 1.5, "#7f9b86"), (2.2, 1.9, "#a9b998"), (3.9, 1.4, "#c98d62")]):
        rod(size, 0.04, (x, 7.97 - place * 0.012, 0.0), matter(code, 0.9), tilt=(90, 0, 0), sides=64)
    rod(0.38, 0.04, (2.9, 7.96, 2.6), matter("#e0b25e", 0.9), tilt=(90, 0, 0), sides=48)
    rug(0.4, 4.0, (5.4, 3.6), "#d3c6a9", "#c7b996")
    with at(2.9, 6.2, turn=-18):
        for x in (-0.75, 0.75):
            box((0.08, 1.2, 1.5), (x, 0, 0), wood(), bevel=0.02)
            box((0.1, 1.2, 0.1), (x * 0.5, 0, 2.0), green(), tilt=(0, 45 if x > 0 else -45, 0))
        box((1.5, 1.2, 0.08), (0, 0, 0.75), wood(), bevel=0.02)
        box((1.2, 1.3, 0.05), (-0.42, 0, 1.75), matter("#2f5548"), tilt=(0, -45, 0))
        box((1.2, 1.3, 0.05), (0.42, 0, 1.75), matter("#2f5548"), tilt=(0, 45, 0))
        box((0.6, 1.7, 0.05), (0, -1.2, 0.42), matter("#c98d62", 0.4), tilt=(28, 0, 0))
    for x, y, size, code in [(-1.9, 5.6, 0.6, "#c98d62"), (-1.2, 6.1, 0.5, "#7f9b86"), (-2.6, 6.2, 0.7, "#e0b25e")]:
        cushion((size, size, size * 0.7), (x, y, 0), matter(code, 0.8), tilt=(0, 0, 0))
    pick = random.Random(4)
    tones = ["#c98d62", "#2f5548", "#e0b25e", "#7f9b86", "#b5533c"]
    for n in range(16):
        with at(0.7 + pick.gauss(0, 0.55), 2.6 + pick.gauss(0, 0.4), turn=pick.uniform(0, 90)):
            box((0.11, 0.11, 0.11), (0, 0, 0), matter(pick.choice(tones), 0.6), bevel=0.008)
    for n in range(5):
        box((0.12, 0.12, 0.12), (0.55, 3.0, n * 0.12), matter(tones[n % 5], 0.6), bevel=0.008, tilt=(0, 0, n * 9))
    kneel = {"hips": (0, -0.12, 0.3), "lf": (-0.14, -0.34, 0.07), "rf": (0.14, -0.34, 0.07), "lk": (-0.3, 1, -0.2), "rk": (0.3, 1, -0.2), "lt": (0, -0.2, -1), "rt": (0, -0.2, -1)}
    # In focus: a tower of blocks and its builders.
    with at(0.1, 3.2, turn=-70):
        person({**kneel, "lean": 12, "rh": (0.12, 0.42, 0.78), "lh": (-0.2, 0.3, 0.5), "nod": 10}, skin=3, hair=0, top="#e0b25e", bottom="#39554a", sleeves=0.5, cut="curls", tall=0.66)
    with at(1.15, 3.3, turn=85):
        person({**kneel, "lean": 14, "rh": (0.2, 0.3, 0.42), "lh": (-0.12, 0.4, 0.6), "nod": 12}, skin=0, hair=3, woman=True, top="#b5533c", bottom="#55685d", sleeves=0.5, cut="tail", tall=0.62)
    with at(-1.3, 3.9, turn=-105):
        person({**kneel, "hips": (0, -0.1, 0.34), "lean": 4, "lh": (-0.2, 0.24, 0.5), "rh": (0.22, 0.26, 0.5), "nod": 14}, skin=1, hair=1, woman=True, top="#24443a", bottom="#2b2d2b", sleeves=0.9, cut="bun")
    with at(2.2, 4.6, turn=150):
        person(running(1), skin=2, hair=0, top="#7f9b86", bottom="#8c5a3a", legs=0.5, sleeves=0.45, tall=0.64)
    plant(-4.4, 7.2, tall=1.7, seed=50)
    for x, y in [(-1.8, 3.4), (0.8, 4.8), (3.0, 3.0)]:
        pendant(x, y, 2.5, high, night, size=0.36, shade="globe", power=60)
    camera((-0.5, -0.6, 0.95), (0.45, 4, 0.95), lens=34, focus=(0.4, 3.1, 0.6), stop=1.2)


def roof(night):
    weather(night, height=20, side=-50, strength=4.5)
    box((16, 16, 0.2), (0, 6, -0.2), pattern("#8d7355", "#7b6347", 1.0, kind="BRICK", rough=0.6, mix=(0.01, 3.0), stretch=(1, 1.6, 1)), bevel=0)
    skyline(night)
    # A low wall with planters, and a frame of oak with lights.
    box((16, 0.3, 0.7), (0, 10.6, 0), brick(), bevel=0.01)
    pipe([(-8, 10.5, 1.15), (8, 10.5, 1.15)], 0.03, iron())
    for n in range(33):
        rod(0.008, 0.45, (-8 + n * 0.5, 10.5, 0.7), iron())
    pick = random.Random(6)
    for x in (-5, -1.6, 1.8, 5.2):
        box((1.8, 0.5, 0.5), (x, 9.8, 0), wood(), bevel=0.02)
        for step in range(5):
            shrub(x - 0.7 + step * 0.35, 9.8, 0.7 + pick.uniform(0, 0.25), 0.3, pick, count=420)
    for x in (-4.6, 4.6):
        for y in (1.5, 8.6):
            box((0.14, 0.14, 2.9), (x, y, 0), walnut(), bevel=0.01)
        box((0.14, 7.4, 0.16), (x, 5.05, 2.9), walnut(), bevel=0.01)
    for y in (1.5, 3.9, 6.2, 8.6):
        box((9.4, 0.1, 0.16), (0, y, 3.0), walnut(), bevel=0.01)
    for row in (2.7, 5.0, 7.4):
        points = [(-4.6 + n * 0.46, row, 2.95 - 0.35 * sin(pi * n / 20)) for n in range(21)]
        pipe(points, 0.006, black())
        for x, y, z in points[1:-1:2]:
            ball(0.045, (x, y, z - 0.07), matter("#ffd79a", 0.4, glow=40 if night else 3))
        if night:
            for x in (-3, 0, 3):
                lamp((x, row, 2.4), 38, radius=0.2)
    lunge = {"hips": (0, 0, 0.6), "lean": 2, "lh": (-0.16, 0.04, 1.86), "rh": (0.16, 0.04, 1.86), "le": (-1, 0.1, 0), "re": (1, 0.1, 0), "lf": (-0.11, 0.5, 0.08), "rf": (0.11, -0.62, 0.12), "rt": (0, 0.35, -1),
             "rk": (0.1, 1, -0.6), "nod": -8}
    looks = [
        (0.7, 2.9, dict(skin=2, hair=0, woman=True, top="#d2a24c", bottom="#24443a", sleeves=0, cut="bun")),
        (-1.9, 4.6, dict(skin=4, hair=0, top="#e9e2d3", bottom="#2a2d2a", legs=0.5, sleeves=0.4)),
        (2.9, 5.2, dict(skin=0, hair=2, woman=True, top="#5d7a6c", bottom="#2a2d2a", sleeves=0, cut="tail")),
        (0.2, 6.6, dict(skin=1, hair=4, top="#7d3b2c", bottom="#39423c", legs=0.5, sleeves=0.4)),
    ]
    for n, (x, y, look) in enumerate(looks):
        mat(x, y, turn=68, code=("#31564a", "#a3623f", "#c2ab86", "#6e7d6d")[n])
        with at(x, y, turn=68):
            person(lunge, **look)
    kettlebell(-0.7, 1.9)
    bottle(-0.4, 1.75)
    if not night:
        area((8, 5), (0, -4, 4), 260, "#fff0dc", aim=(60, 0, 0))
    else:
        area((8, 5), (0, -4, 4), 60, "#ffcf9a", aim=(60, 0, 0))
    camera((-0.9, -1.5, 1.3), (0.25, 5, 1.4), lens=33, focus=(0.7, 2.9, 1.2), stop=1.2)


def street(night):
    weather(night, height=34, side=140, strength=2.2)
    if night:
        area((20, 8), (0, -4, 9), 420, "#6d86c4", aim=(40, 0, 0))
    walk = pattern("#a59d90", "#948c80", 1.4, kind="BRICK", rough=0.8, mix=(0.012, 0.6))
    box((40, 5.0, 0.15), (0, 4.5, -0.15), walk, bevel=0.02)
    box((40, 9, 0.1), (0, -2.5, -0.22), pattern("#3a3b3b", "#444444", 40, rough=0.7), bevel=0)
    front = 7.0
    with at(0, front):
        facade(night)
    # The rooms behind the windows.
    box((30, 0.2, 9), (0, front + 5, 0), plaster(), bevel=0)
    box((30, 5.5, 0.2), (0, front + 2.5, -0.05), oak(), bevel=0)
    box((30, 5.5, 0.2), (0, front + 2.5, 4.4), plaster(), bevel=0)
    for x in (-5.2, -2.5, 3.9, 6.6):
        treadmill(x - 0.7, front + 1.6, turn=180, night=night)
        pendant(x, front + 2.2, 2.9, 4.4, True, size=0.24, power=150 if night else 60)
        area((2.2, 2.5), (x, front + 2.5, 4.3), 130 if night else 45, "#ffcf96")
        area((2.2, 2.5), (x, front + 2.0, 8.3), 80 if night else 20, "#ffcf96")
    with at(-3.2, front + 1.55, 0.19, turn=180):
        person(running(0), skin=1, woman=True, hair=1, top="#7d3b2c", bottom="#22302b", sleeves=0)
    with at(3.2, front + 1.55, 0.19, turn=180):
        person(running(1), skin=3, hair=0, top="#e9e2d3", bottom="#22302b", legs=0.5)
    # In focus: someone comes in, another goes by.
    with at(-0.75, 5.1, turn=-18):
        person(walking(), skin=4, hair=0, woman=True, top="#c9a27a", bottom="#24302c", sleeves=1, cut="bun")
        cushion((0.2, 0.46, 0.28), (0.34, -0.02, 0.66), leather("#1f4035"))
    with at(2.7, 4.2, turn=95):
        person(walking(), skin=0, hair=2, top="#4b5a52", bottom="#2b2d33", sleeves=1)
    pick = random.Random(3)
    for x in (-6.2, 5.9):
        tree(x, 4.0, pick, tall=6.6)
    for x in (-1.7, 1.7):
        with at(x, front - 0.5):
            box((0.5, 0.5, 0.55), (0, 0, 0), green(), bevel=0.02)
            shrub(0, 0, 0.86, 0.36, pick, count=900)
    camera((-2.6, -3.4, 1.6), (0.0, 6, 2.0), lens=33, focus=(-0.6, 5.2, 1.5), stop=1.4, rise=0.02)


def facade(night):
    """A brick front with tall arched windows on two floors, and a door with a lamp on each side."""
    face = brick()
    wall = box((24, 0.5, 10), (0, 0.25, 0), face, bevel=0)
    holes = [(x, 2.1, 0.5, 3.7, True) for x in (-8.6, -5.9, -3.2, 3.2, 5.9, 8.6)] + [(0, 2.3, 0, 3.9, True)]
    holes += [(x, 1.5, 5.5, 8.2, False) for x in (-8.6, -5.9, -3.2, 0, 3.2, 5.9, 8.6)]
    frame = matter("#1f2a25", 0.4, 0.3)
    for x, size, low, top, arched in holes:
        straight = top - size / 2 if arched else top
        cutters = [box((size, 2, straight - low), (x, 0.2, low), face, bevel=0)]
        if arched:
            cutters.append(rod(size / 2, 2, (x, 1.2, straight), face, tilt=(90, 0, 0), sides=48))
        for cutter in cutters:
            cut = wall.modifiers.new("hole", "BOOLEAN")
            cut.object, cut.operation = cutter, "DIFFERENCE"
            cutter.hide_render = True
        for n in range(4):
            across = x - size / 2 + n * size / 3
            tall = straight if not arched else straight + max(0, (size / 2) ** 2 - (across - x) ** 2) ** 0.5
            box((0.06, 0.07, tall - low), (across, 0.3, low), frame, bevel=0)
        for z in (straight, (low + straight) / 2 + 0.3):
            box((size, 0.07, 0.06), (x, 0.3, z), frame, bevel=0)
        if arched:
            points = [(x + (size / 2 + 0.02) * cos(pi * n / 24), -0.02, straight + (size / 2 + 0.02) * sin(pi * n / 24)) for n in range(25)]
            pipe(points, 0.07, matter("#c9bfae", 0.8))
        if low > 0.1:
            box((size + 0.3, 0.25, 0.1), (x, -0.06, low - 0.1), matter("#c9bfae", 0.8), bevel=0.01)
    box((24, 0.3, 0.12), (0, -0.08, 5.02), matter("#c9bfae", 0.8), bevel=0.02)
    box((24, 0.2, 0.72), (0, -0.1, 4.3), green(), bevel=0.01)
    box((24, 0.12, 0.45), (0, -0.02, 0), matter("#8d8577", 0.8), bevel=0.01)
    for side in (-0.52, 0.52):
        box((0.98, 0.06, 2.5), (side, 0.34, 0), green(), bevel=0.01)
        box((0.7, 0.07, 1.7), (side, 0.335, 0.55), matter("#ffd9a0" if night else "#59645f", 0.1, glow=0.55 if night else 0.12), bevel=0)
        rod(0.016, 0.7, (side * 0.16, 0.25, 0.9), brass())
    box((2.3, 0.9, 0.12), (0, -0.2, 0), matter("#8d8577", 0.8), bevel=0.02)
    for side in (-1.6, 1.6):
        box((0.1, 0.16, 0.05), (side, -0.06, 2.5), black(), bevel=0)
        box((0.16, 0.16, 0.34), (side, -0.18, 2.35), matter("#ffd9a0", 0.4, glow=5 if night else 1.5), bevel=0.01)
        if night:
            lamp((side, -0.4, 2.5), 60)
    sign("FOYER", 0, -0.3, 4.48, 0.5, night)


def sign(text, x, y, z, size, night):
    letters = bpy.data.curves.new("sign", "FONT")
    letters.body, letters.size, letters.extrude, letters.align_x, letters.space_character = text, size, 0.03, "CENTER", 1.35
    letters.materials.append(matter("#ffdca8", glow=2.6) if night else brass())
    thing = bpy.data.objects.new("sign", letters)
    thing.matrix_world = here() @ Matrix.Translation((x, y, z)) @ Matrix.Rotation(pi / 2, 4, "X")
    bpy.context.scene.collection.objects.link(thing)


def lockers(night):
    high = 3.5
    shell(8, 9, high, night, floor=terrazzo(), back=[(0, 2.6)], arched=True, beams=False, sill=0.4, skirting=False)
    weather(night, height=26, side=-10, strength=3.5)
    town(night, away=18, seed=21)
    for n in range(4):
        locker(-3.55, 0.6 + n * 1.9, turn=-90 + 180, doors=4)
        locker(3.55, 0.6 + n * 1.9, turn=90 + 180, doors=4)
    bench(0.2, 3.0, long=2.4, turn=90, top=wood())
    bench(0.2, 6.4, long=2.4, turn=90, top=wood())
    # In focus: he ties a shoe before training.
    with at(0.25, 3.2, turn=152):
        person({"hips": (0, -0.02, 0.56), "lean": 34, "bend": 18, "nod": 8, "lh": (-0.12, 0.5, 0.24), "rh": (0.06, 0.52, 0.24), "lf": (-0.06, 0.46, 0.12), "rf": (0.2, 0.32, 0.08)},
               skin=2, hair=0, top="#e6dfd0", bottom="#24443a", sleeves=0.4, legs=0.5)
    with at(-2.82, 5.6, turn=96):
        person({**standing(), "rh": (0.16, 0.46, 1.46), "re": (0.5, -0.5, -1), "look": 8}, skin=4, hair=0, top="#7d3b2c", bottom="#2a2d2a", sleeves=0.4, cut="bald")
    with at(1.6, 7.2, turn=160):
        person(walking(), skin=1, hair=4, top="#5d6f62", bottom="#30343a", sleeves=0.4, legs=0.5)
    cushion((0.26, 0.5, 0.3), (0.22, 2.3, 0.45), leather("#4b3020"), tilt=(0, 0, 4))
    towel(0.2, 3.9, 0.45, turn=10)
    plant(-2.3, 8.3, tall=1.9, seed=60)
    plant(2.4, 8.4, tall=1.6, seed=61)
    for y in (2, 4.4, 6.8):
        pendant(0.1, y, 2.55, high, night, size=0.26, shade="globe", power=60)
    for side in (-1, 1):
        strip(side * 3.3, 4, 2.35, 7.4, night, power=0.7)
    camera((-0.55, -1.5, 1.2), (0.1, 5, 1.2), lens=36, focus=(0.3, 3.0, 0.9), stop=1.2)


def cafe(night):
    high = 4.0
    shell(10, 8.5, high, night, floor=terrazzo(), left=[(0.8, 2.4), (4.4, 2.4)], arched=True, beams="walnut", sill=0.4)
    weather(night, height=26, side=-65, strength=4)
    town(night, side=90, away=11, seed=17)
    box((10, 0.06, 1.9), (0, 8.45, 0.9), green_tiles(), bevel=0)
    counter(0.9, 4.9, 5.2)
    box((6.4, 0.6, 0.95), (0.9, 8.1, 0), walnut(), bevel=0.01)
    box((6.4, 0.62, 0.04), (0.9, 8.1, 0.95), terrazzo(), bevel=0.01)
    with at(2.4, 8.1, 0.99):
        box((0.8, 0.5, 0.42), (0, 0, 0.06), steel(), bevel=0.04)
        box((0.84, 0.5, 0.06), (0, 0, 0.48), brass(), bevel=0.01)
        for x in (-0.2, 0.2):
            rod(0.035, 0.1, (x, -0.28, 0.2), black())
    for z in (1.75, 2.3):
        box((5.4, 0.3, 0.05), (0.4, 8.28, z), wood(), bevel=0.006)
        strip(0.4, 8.3, z - 0.05, 5.2, night, along="x", power=0.45)
        pick = random.Random(z)
        for n in range(17):
            x = -2.1 + n * 0.3
            kind = pick.random()
            if kind < 0.45:
                rod(0.06, 0.2, (x, 8.25, z + 0.05), matter(pick.choice(["#b58a4a", "#d8cdbb", "#a3623f", "#5d7a45"]), 0.3), bevel=0.02)
            elif kind < 0.8:
                bottle(x, 8.25, z + 0.05, code=pick.choice(["#2b5d4f", "#e8e0d0", "#8f6f58"]))
    for n in range(4):
        stool(-0.9 + n * 1.15, 4.1, code=("#6b4429", "#2f5548")[n % 2])
    # In focus: a smoothie after training.
    with at(0.27, 4.12, turn=12):
        person({"hips": (0, 0, 0.83), "lean": 8, "lh": (-0.2, 0.48, 1.14), "rh": (0.16, 0.44, 1.18), "lf": (-0.1, 0.26, 0.36), "rf": (0.12, 0.24, 0.34), "look": 50, "re": (1, -0.2, -0.7)},
               skin=3, hair=0, woman=True, top="#d2a24c", bottom="#24443a", sleeves=0, cut="bun")
        rod(0.04, 0.16, (0.14, 0.54, 1.12), matter("#8fae6b", 0.1), tip=0.05)
    with at(-0.9, 4.12, turn=-26):
        person({"hips": (0, 0, 0.83), "lean": 6, "lh": (-0.16, 0.4, 1.14), "rh": (0.3, 0.3, 1.14), "lf": (-0.1, 0.26, 0.36), "rf": (0.12, 0.24, 0.34), "look": -42},
               skin=0, hair=3, top="#5d6f62", bottom="#2a2d2a", sleeves=0.45)
        mug(-0.1, 0.5, 1.08)
    with at(1.5, 6.3, turn=165):
        person({**standing(), "lh": (-0.2, 0.36, 1.14), "rh": (0.16, 0.4, 1.2), "nod": 16}, skin=1, hair=1, woman=True, top="#efe8da", bottom="#1f4035", sleeves=0.9, cut="tail")
    for x, y in [(-3.4, 4.4), (-3.3, 6.8)]:
        table(x, y, radius=0.36, tall=0.74)
        mug(x, y, 0.74)
    armchair(-3.9, 5.6, turn=120, code="#a3623f")
    plant(-4.4, 7.6, tall=2.1, seed=70)
    for x in (-0.9, 0.9, 2.7):
        pendant(x, 4.9, 2.3, high, night, size=0.22, power=50)
    for x in (-3.3, 3.6):
        pendant(x, 6.5, 2.6, high, night, size=0.3, shade="globe", power=50)
    camera((-2.2, -0.9, 1.4), (0.05, 5, 1.3), lens=36, focus=(0.1, 4.1, 1.35), stop=1.2)


# What several rooms share


@contextmanager
def flat():
    """Turns what stands into something that lies on its front, along its own y axis, at the same height."""
    with turned(Matrix.Rotation(-pi / 2, 4, "X") @ Matrix.Translation((0, 0, -0.93))):
        yield


def lounger(x, y, z, turn=0.0):
    """Its foot end is ahead."""
    with at(x, y, z, turn=turn):
        box((0.66, 1.3, 0.05), (0, 0.25, 0.3), wood(), bevel=0.012)
        cushion((0.62, 1.25, 0.09), (0, 0.26, 0.35), cloth("#e9e1d0"))
        cushion((0.62, 0.8, 0.09), (0, -0.62, 0.53), cloth("#e9e1d0"), tilt=(-42, 0, 0))
        for side in (-0.28, 0.28):
            for end in (-0.35, 0.8):
                box((0.05, 0.05, 0.3), (side, end, 0), walnut())


def plant_at(x, y, z, tall):
    with at(0, 0, z):
        plant(x, y, tall=tall, seed=int(tall * 10))


def garden(night):
    """Trees and shrubs close to the windows."""
    pick = random.Random(9)
    ground = matter("#56683f", 0.9)
    before = set(bpy.data.objects)
    box((60, 30, 0.1), (0, 26, -0.3), ground, bevel=0)
    box((30, 60, 0.1), (-22, 0, -0.3), ground, bevel=0)
    for n in range(16):
        tree(-14 + n * 1.9 + pick.gauss(0, 0.4), 14 + pick.uniform(0, 6), pick, base=-0.3, tall=pick.uniform(4.5, 7))
    for n in range(9):
        tree(-9 - pick.uniform(0, 5), -1 + n * 1.7, pick, base=-0.3, tall=pick.uniform(4.5, 7))
    for thing in set(bpy.data.objects) - before:
        thing.visible_shadow = thing.visible_diffuse = False
    if night:
        for x in (-6, -2, 2, 6):
            lamp((x, 13, 0.3), 60, tint="#ffb766")


def skyline(night):
    pick = random.Random(12)
    before = set(bpy.data.objects)
    for row, (away, tall) in enumerate([(26, 6), (40, 13), (60, 22)]):
        x = -60.0
        while x < 60:
            size = pick.uniform(4, 9)
            top = pick.uniform(0.35, 1) * tall
            tone = [("#a08d78", "#8f7c69", "#b3a18a"), ("#98918a", "#a69e93"), ("#a9aeb2", "#b5b9bb")][row]
            box((size - 0.3, 6, top + 14), (x + size / 2, away, -14), matter(pick.choice(tone), 0.9), bevel=0)
            for floor in range(int((top + 6) / 2)):
                for column in range(int(size / 1.4)):
                    lit = night and pick.random() < 0.4
                    pane = matter("#ff9d45", glow=pick.choice([0.3, 0.6, 0.9])) if lit else matter("#222a33" if night else "#7d8890", 0.2)
                    box((0.7, 0.1, 1.1), (x + 1 + column * 1.4, away - 3.02, top - 1.6 - floor * 2), pane, bevel=0)
            x += size
    for thing in set(bpy.data.objects) - before:
        thing.visible_shadow = thing.visible_diffuse = False


# The second looks

SECOND = {
    "weights2": dict(
        finish=dict(walls=brick, arched=lambda: False, ceiling=lambda: matter("#2a2622")),
        camera=((2.3, -1.2, 1.3), (0.2, 5, 1.2), dict(lens=32, focus=(0.9, 2.8, 1.0), stop=1.3)),
    ),
    "cardio2": dict(
        finish=dict(arched=lambda: False, walls=dark_plaster, floor=lambda: rubber()),
        camera=((-4.6, -1.0, 1.55), (1.2, 5, 1.25), dict(lens=33, focus=(0.3, 2.6, 1.3), stop=1.6)),
    ),
    "pool2": dict(
        finish=dict(arched=lambda: False, walls=green_tiles),
        camera=((3.3, -0.9, 1.5), (-0.9, 8, 1.25), dict(lens=29, focus=(0.4, 3.6, 0.6), stop=1.6)),
    ),
    "studio2": dict(
        finish=dict(walls=brick, arched=lambda: True),
        camera=((2.6, -1.5, 1.25), (-0.2, 5, 1.15), dict(lens=33, focus=(0.7, 2.5, 1.1), stop=1.4)),
    ),
    "cycling2": dict(
        finish=dict(walls=lambda: matter("#3b2a2c"), ceiling=lambda: matter("#1c1618")),
        camera=((2.6, -0.9, 1.45), (0.0, 5, 1.15), dict(lens=33, focus=(0.4, 2.2, 1.2), stop=1.4)),
    ),
    "pilates2": dict(
        finish=dict(walls=dark_plaster, arched=lambda: False),
        camera=((2.4, -1.2, 1.35), (-0.1, 5, 0.95), dict(lens=34, focus=(0.5, 2.6, 0.9), stop=1.4)),
    ),
    "boxing2": dict(
        finish=dict(walls=dark_plaster, floor=oak, arched=lambda: True),
        camera=((2.6, -1.2, 1.3), (0.3, 5, 1.35), dict(lens=34, focus=(0.3, 2.8, 1.3), stop=1.4)),
    ),
    "spa2": dict(
        finish=dict(walls=green_tiles, arched=lambda: False),
        camera=((3.0, -1.2, 1.4), (0.1, 5, 0.95), dict(lens=32, focus=(-0.6, 3.0, 0.8), stop=1.6)),
    ),
    "desk2": dict(
        finish=dict(walls=brick, floor=oak, arched=lambda: False),
        camera=((2.4, -1.2, 1.45), (-0.6, 5, 1.3), dict(lens=34, focus=(-0.8, 3.8, 1.3), stop=1.4)),
    ),
    "lounge2": dict(
        finish=dict(walls=dark_plaster, arched=lambda: False),
        camera=((2.6, -0.9, 1.25), (-0.1, 5, 1.05), dict(lens=34, focus=(0.7, 5.4, 1.1), stop=1.3)),
    ),
    "cafe2": dict(
        finish=dict(walls=brick, floor=oak, arched=lambda: False),
        camera=((2.9, -0.6, 1.4), (-0.3, 5, 1.3), dict(lens=34, focus=(0.1, 4.1, 1.35), stop=1.4)),
    ),
    "roof2": dict(
        camera=((2.7, -1.2, 1.45), (-0.4, 5, 1.35), dict(lens=31, focus=(0.7, 2.9, 1.2), stop=1.4)),
    ),
    "kids2": dict(
        finish=dict(floor=lambda: matter("#b9c4ae", 0.8), arched=lambda: False),
        camera=((2.2, -0.8, 1.1), (0.1, 4, 0.85), dict(lens=32, focus=(0.5, 3.1, 0.6), stop=1.4)),
    ),
    "lockers2": dict(
        finish=dict(walls=green_tiles, arched=lambda: False),
        camera=((1.3, -1.4, 1.25), (-0.2, 5, 1.15), dict(lens=33, focus=(0.3, 3.0, 0.9), stop=1.4)),
    ),
    "street2": dict(
        camera=((3.2, -3.0, 1.6), (-0.6, 6, 2.0), dict(lens=33, focus=(-0.6, 5.2, 1.5), stop=1.6, rise=0.02)),
    ),
}
