"""Rooms and what belongs to the house: walls, tall windows, lamps, plants, seats, and the town outside."""

import random
from math import cos, pi, sin

import bpy
from mathutils import Vector

from parts import (
    add, area, at, ball, black, box, brass, cloth, color, cushion, green, haze, lamp, matter, oak, pattern, pipe, plaster, ring, rod,
    sheet, sky, sun, walnut, wood,
)  # fmt: skip


def shell(wide, deep, high, night, floor=None, walls=None, left=(), right=(), back=(), ceiling=None, arched=False, beams=True,
          skirting=True, sill=0.5, glow=1.0, day=1.0):
    """
    A room from y = 0 to `deep`, x = 0 in its middle. Each wall has windows: (where along it, how wide). It is open
    behind the camera, from where a soft light fills it.
    """
    walls = walls or plaster()
    top = high - 0.55
    box((wide + 0.6, deep + 4, 0.2), (0, deep / 2 - 1.3, -0.2), floor or oak(), bevel=0)
    box((wide + 0.6, deep + 4, 0.2), (0, deep / 2 - 1.3, high), ceiling or plaster(), bevel=0)
    for where, turn, length, windows in (
        ((-wide / 2, deep / 2 - 1.5), 90, deep + 3.2, left),
        ((wide / 2, deep / 2 - 1.5), -90, deep + 3.2, right),
        ((0, deep), 0, wide, back),
    ):
        with at(*where, turn=turn):
            # Along a turned wall, windows are given by their y.
            spots = [(mid if turn == 0 else (mid - where[1]) * (1 if turn > 0 else -1), size) for mid, size in windows]
            _wall(length, high, walls, spots, sill, top, arched)
            if skirting:
                for start, end in _between(length, spots, sill):
                    box((end - start, 0.03, 0.14), ((start + end) / 2, -0.015, 0), green(), bevel=0.004)
            for mid, size in spots:
                _window(mid, size, sill, top, arched)
                if not night:
                    pane = sheet([(mid + x * size, 0.6, z) for x, z in ((-0.9, 0), (0.9, 0), (0.9, high + 1), (-0.9, high + 1))], haze(0.5))
                    pane.visible_shadow = pane.visible_diffuse = False
                with at(mid, 0.35, (sill + top) / 2):
                    if night:
                        area((size, top - sill), (0, 0, 0), 6 * size, "#4a6090", aim=(-90, 0, 0))
                    else:
                        area((size, top - sill), (0, 0, 0), 62 * day * size * (top - sill) / 4, "#ffeedb", aim=(-90, 0, 0))
    box((wide + 0.6, 0.3, high), (0, -3.3, 0), walls, bevel=0)
    if beams:
        for n in range(int(deep / 2.2) + 1):
            box((wide, 0.22, 0.3), (0, 0.6 + n * 2.2, high - 0.3), walnut() if beams == "walnut" else plaster(), bevel=0.01)
    area((wide * 0.8, 2.5), (0, -1.5, high - 0.2), (32 if night else 52) * glow, "#ffdcb0" if night else "#fff4e6", aim=(35, 0, 0))


def _between(length, spots, sill):
    if sill > 0.2:
        return [(-length / 2, length / 2)]
    edges = [-length / 2]
    for mid, size in sorted(spots):
        edges += [mid - size / 2, mid + size / 2]
    edges.append(length / 2)
    return [(edges[n], edges[n + 1]) for n in range(0, len(edges), 2)]


def _wall(length, high, material, spots, sill, top, arched):
    wall = box((length, 0.3, high), (0, 0.15, 0), material, bevel=0)
    for mid, size in spots:
        straight = top - size / 2 if arched else top
        cutters = [box((size, 1, straight - sill), (mid, 0.2, sill), material, bevel=0)]
        if arched:
            cutters.append(rod(size / 2, 1, (mid, 0.7, straight), material, tilt=(90, 0, 0), sides=48))
        for cutter in cutters:
            cut = wall.modifiers.new("window", "BOOLEAN")
            cut.object, cut.operation = cutter, "DIFFERENCE"
            cutter.hide_render = True
        if arched and straight - size / 2 < sill:
            # A low window's arch is a full circle, which reaches below the sill.
            box((size, 0.28, 0.5), (mid, 0.155, sill - 0.55), material, bevel=0)


def _window(mid, size, sill, top, arched):
    frame = matter("#2a2c28", 0.4, 0.3)
    bars = max(2, round(size / 0.75))
    straight = top - size / 2 if arched else top
    for n in range(bars + 1):
        x = mid - size / 2 + n * size / bars
        tall = straight if not arched else straight + max(0, (size / 2) ** 2 - (x - mid) ** 2) ** 0.5
        box((0.045, 0.06, max(0.1, tall - sill)), (x, 0.16, sill), frame, bevel=0)
    z = sill
    while z < straight + 0.05:
        box((size, 0.06, 0.045), (mid, 0.16, z), frame, bevel=0)
        z += (straight - sill) / max(2, round((straight - sill) / 0.95))
    if arched:
        points = [(mid + size / 2 * cos(pi * n / 24), 0.16, straight + size / 2 * sin(pi * n / 24)) for n in range(25)]
        pipe(points, 0.035, frame)
    if sill > 0.2:
        box((size + 0.2, 0.34, 0.05), (mid, 0.02, sill - 0.05), matter("#cfc4b2", 0.4), bevel=0.01)


def weather(night, height=28, side=-60, strength=3.2, sunny=True):
    """The sky and the sun, or the blue of an evening."""
    if night:
        sky("#25324a", "#070b16", 0.5)
        return
    sky("#e9dcc6", "#9fbfdc", 1.5)
    if sunny:
        sun(height, side, strength * 5)


def town(night, away=14, side=0, seed=1, wide=60):
    """Houses and trees across the street, out of focus; `side` turns them around the room."""
    pick = random.Random(seed)
    before = set(bpy.data.objects)
    with at(0, 0, 0, turn=side):
        x = -wide / 2
        while x < wide / 2:
            size = pick.uniform(5, 9)
            high = pick.uniform(7, 17)
            tone = pick.choice(["#b9a48c", "#8f6f58", "#a99a86", "#8a8278", "#c2b49c"])
            face = matter(tone, 0.9)
            box((size - 0.1, 6, high), (x + size / 2, away + 6, -4), face, bevel=0)
            for floor in range(int((high - 4) / 2.9) + 1):
                for column in range(int(size / 1.6)):
                    lit = night and pick.random() < 0.45
                    pane = matter("#ff9d45", 0.5, glow=pick.choice([0.4, 0.7, 1.0])) if lit else matter(
                        "#20262c" if night else "#6f7270", 0.15)  # fmt: skip
                    box((0.85, 0.1, 1.6), (x + 1.2 + column * 1.6, away + 2.97, -1.9 + floor * 2.9), pane, bevel=0)
            x += size
        for _ in range(int(wide / 5)):
            tree(pick.uniform(-wide / 2, wide / 2), away - pick.uniform(2, 5), pick, base=-4)
    # It keeps no sun from the room.
    for thing in set(bpy.data.objects) - before:
        thing.visible_shadow = thing.visible_diffuse = False


def tree(x, y, pick, base=0.0, tall=6.0):
    rod(0.15, tall * 0.62, (x, y, base), matter("#4a3b2c", 0.9), tip=0.07)
    for _ in range(4):
        tip = (x + pick.gauss(0, 0.8), y + pick.gauss(0, 0.8), base + tall * pick.uniform(0.7, 0.95))
        pipe([(x, y, base + tall * 0.45), tip], 0.035, matter("#4a3b2c", 0.9))
    clumps = [
        ((x + pick.gauss(0, 0.75), y + pick.gauss(0, 0.75), base + tall * 0.8 + pick.gauss(0, 0.6)), pick.uniform(0.5, 0.9))
        for _ in range(13)
    ]
    leaves(clumps, 190, 0.11, pick)


def shrub(x, y, z, size, pick, count=260):
    leaves([((x, y, z), size)], count, 0.035 + size * 0.06, pick)


def leaves(clumps, count, size, pick):
    """Small leaves all around each clump: (its middle, its radius)."""
    for tone in ("#55733f", "#3f5c35", "#6b8749"):
        points, faces = [], []
        for middle, radius in clumps:
            for _ in range(count // 3):
                way = Vector((pick.gauss(0, 1), pick.gauss(0, 1), pick.gauss(0, 1))).normalized()
                spot = Vector(middle) + way * radius * pick.uniform(0.55, 1.05)
                across = Vector((pick.gauss(0, 1), pick.gauss(0, 1), pick.gauss(0, 0.6))).normalized() * size
                along = across.cross(way).normalized() * size * 1.7
                first = len(points)
                points += [spot - along, spot + across * 0.6, spot + along, spot - across * 0.6]
                faces.append((first, first + 1, first + 2, first + 3))
        mesh = bpy.data.meshes.new("leaves")
        mesh.from_pydata(points, [], faces)
        add(mesh, matter(tone, 0.7))


def pendant(x, y, hang, high, night, size=0.2, shade="brass", power=45):
    """A lamp on a cord; `hang` is the height of its lower edge."""
    rod(0.006, high - hang - size * 0.6, (x, y, hang + size * 0.6), black())
    if shade == "globe":
        ball(size * 0.75, (x, y, hang + size * 0.75), matter("#ffdfae" if night else "#f6efe2", 0.3, glow=9 if night else 0.5))
    else:
        with at(x, y, hang):
            _bell(size, brass() if shade == "brass" else green())
        ball(size * 0.3, (x, y, hang + size * 0.1), matter("#ffdca8", 0.5, glow=28 if night else 3))
    if night:
        lamp((x, y, hang - 0.05), power, radius=size * 0.5)


def _bell(size, material):
    mesh = bpy.data.meshes.new("bell")
    sides, steps = 36, 8
    points, faces = [], []
    for row in range(steps + 1):
        share = row / steps
        radius = size * (1 - share**2.2) * 1.0 + 0.012
        points += [(radius * cos(2 * pi * n / sides), radius * sin(2 * pi * n / sides), share * size * 0.75) for n in range(sides)]
    for row in range(steps):
        for n in range(sides):
            a, b = row * sides + n, row * sides + (n + 1) % sides
            faces.append((a, b, b + sides, a + sides))
    mesh.from_pydata(points, [], faces)
    add(mesh, material, smooth=True)


def strip(x, y, z, length, night, along="y", power=1.0, tint="#ffc98f"):
    """A line of light."""
    size = (0.04, length, 0.03) if along == "y" else (length, 0.04, 0.03)
    box(size, (x, y, z), matter("#ffdcae", 0.5, glow=7 * power if night else 2.2 * power), bevel=0)
    if night:
        area((size[0], size[1]), (x, y, z - 0.01), 26 * power * length / 4, tint)


def plant(x, y, tall=1.5, seed=1, pot="#d8cdbb"):
    """A leafy plant in a pot."""
    pick = random.Random(seed)
    rod(0.17, 0.4, (x, y, 0), matter(pot, 0.8), tip=0.23, bevel=0.02)
    rod(0.2, 0.02, (x, y, 0.38), matter("#2b2118", 0.9))
    tones = [matter(one, 0.45) for one in ("#2f5a38", "#3d6b40", "#28492f", "#4a7a48")]
    for n in range(24):
        turn = n * 2.4
        reach, height = pick.uniform(0.15, 0.5), 0.45 + (tall - 0.45) * pick.uniform(0.25, 1.0)
        tip = (x + reach * cos(turn), y + reach * sin(turn), height)
        pipe([(x, y, 0.38), (x + reach * 0.35 * cos(turn), y + reach * 0.35 * sin(turn), height * 0.8), tip], 0.006,
             tones[2], smooth=True)  # fmt: skip
        _leaf(tip, turn, pick.uniform(0.16, 0.28), pick.choice(tones), pick.uniform(10, 60))


def _leaf(where, turn, size, material, droop):
    with at(*where, turn=turn * 180 / pi):
        points = []
        for n in range(9):
            share = n / 8
            points.append((size * 2 * share, size * 0.55 * sin(pi * share**0.8), -size * share * share * droop / 40))
        other = [(x, -y, z) for x, y, z in reversed(points[1:-1])]
        sheet(points + other, material)


def bench(x, y, long=1.6, turn=0.0, top=None, tall=0.45):
    with at(x, y, turn=turn):
        box((long, 0.42, 0.06), (0, 0, tall - 0.06), top or wood(), bevel=0.012)
        for end in (-1, 1):
            box((0.05, 0.36, tall - 0.06), (end * (long / 2 - 0.15), 0, 0), black(), bevel=0.004)


def sofa(x, y, long=2.1, turn=0.0, code="#35564a"):
    stuff = cloth(code)
    with at(x, y, turn=turn):
        cushion((long, 0.9, 0.26), (0, 0, 0.14), stuff)
        for n in range(2):
            cushion((long / 2 - 0.1, 0.75, 0.18), ((n - 0.5) * (long / 2 - 0.08), -0.06, 0.36), stuff)
            cushion((long / 2 - 0.1, 0.2, 0.5), ((n - 0.5) * (long / 2 - 0.08), 0.34, 0.42), stuff, tilt=(-10, 0, 0))
        for end in (-1, 1):
            cushion((0.18, 0.9, 0.5), (end * (long / 2 - 0.02), 0, 0.14), stuff)
            for leg in (-1, 1):
                rod(0.02, 0.15, (end * (long / 2 - 0.15), leg * 0.35, 0), brass())


def armchair(x, y, turn=0.0, code="#b4764a"):
    stuff = cloth(code)
    with at(x, y, turn=turn):
        cushion((0.72, 0.72, 0.22), (0, 0, 0.24), stuff)
        cushion((0.72, 0.18, 0.55), (0, 0.3, 0.36), stuff, tilt=(-12, 0, 0))
        for end in (-1, 1):
            cushion((0.14, 0.7, 0.36), (end * 0.36, 0, 0.24), stuff)
            for leg in (-1, 1):
                rod(0.018, 0.26, (end * 0.28, leg * 0.26, 0), walnut())


def table(x, y, radius=0.4, tall=0.4, top=None):
    rod(radius, 0.035, (x, y, tall - 0.035), top or walnut(), bevel=0.01)
    rod(0.025, tall - 0.04, (x, y, 0.01), brass())
    rod(radius * 0.55, 0.02, (x, y, 0), brass())


def stool(x, y, tall=0.72, code="#6b4429"):
    rod(0.19, 0.06, (x, y, tall - 0.06), matter(code, 0.5), bevel=0.02)
    for n in range(4):
        turn = pi / 4 + n * pi / 2
        pipe([(x + 0.12 * cos(turn), y + 0.12 * sin(turn), tall - 0.06), (x + 0.2 * cos(turn), y + 0.2 * sin(turn), 0)], 0.012, black())
    ring(0.17, 0.008, (x, y, 0.25), brass())


def rug(x, y, size, code="#7d8f7c", other="#6d806d"):
    box((*size, 0.012), (x, y, 0), pattern(code, other, 30, rough=0.95), bevel=0)


def mug(x, y, z):
    rod(0.036, 0.08, (x, y, z), matter("#efe9dd", 0.3), tip=0.04)


def bottle(x, y, z=0.0, code="#2b5d4f"):
    rod(0.035, 0.18, (x, y, z), matter(code, 0.25, 0.3), bevel=0.008)
    rod(0.022, 0.05, (x, y, z + 0.18), black())


def towel(x, y, z, turn=0.0, code="#efe8da"):
    with at(x, y, z, turn=turn):
        rod(0.055, 0.32, (-0.16, 0, 0.055), cloth(code), tilt=(0, 90, 0), bevel=0.01)


def picture(x, y, z, size, code, turn=0.0):
    with at(x, y, z, turn=turn):
        box((size[0], 0.03, size[1]), (0, 0, 0), walnut(), bevel=0.004)
        box((size[0] - 0.08, 0.032, size[1] - 0.08), (0, -0.003, 0.04), pattern(code, "#e6ddcc", 3, rough=0.9), bevel=0)
