"""What people train with."""

from math import cos, pi, sin

from building import bottle, towel
from parts import at, ball, black, box, brass, cloth, cushion, green, iron, leather, matter, oak, pipe, ring, rod, rubber, steel, walnut, wood

PLATES = ["#1f4035", "#22231f", "#8c3b2a", "#b58a4a"]


def dumbbell(x, y, z, turn=0.0, size=1.0, code="#1d1d1b"):
    with at(x, y, z, turn=turn):
        rod(0.015, 0.14, (-0.07, 0, 0), steel(), tilt=(0, 90, 0))
        for end in (-1, 1):
            rod(0.055 * size, 0.075 * size, (end * 0.07 - (0.075 * size if end < 0 else 0), 0, 0), matter(code, 0.55), tilt=(0, 90, 0), sides=8, bevel=0.006)
            rod(0.035 * size, 0.004, (end * (0.072 + 0.075 * size), 0, 0), brass(), tilt=(0, 90, 0))


def dumbbell_rack(x, y, turn=0.0, long=2.6):
    with at(x, y, turn=turn):
        for end in (-1, 1):
            box((0.07, 0.55, 0.05), (end * (long / 2 - 0.1), 0, 0), black())
            box((0.07, 0.07, 1.05), (end * (long / 2 - 0.1), 0.2, 0), black(), tilt=(6, 0, 0))
        for row, height in enumerate((0.28, 0.62, 0.95)):
            box((long, 0.3, 0.025), (0, 0.03 + row * 0.05, height), green(), tilt=(14, 0, 0))
            box((long, 0.02, 0.06), (0, -0.12 + row * 0.05, height - 0.05), brass(), bevel=0.004)
            count = int(long / 0.26)
            for n in range(count):
                dumbbell((n - (count - 1) / 2) * 0.25, 0.03 + row * 0.05, height + 0.085, turn=90, size=1.15 - row * 0.18)


def plate(x, y, z, radius=0.22, code="#22231f", thick=0.045, tilt=(0, 90, 0)):
    rod(radius, thick, (x, y, z), matter(code, 0.55), tilt=tilt, sides=40, bevel=0.012)
    rod(radius * 0.62, thick * 1.12, (x - (thick * 0.06 if tilt[1] else 0), y, z), matter("#2f2f2c", 0.5), tilt=tilt, sides=40)
    rod(0.045, thick * 1.3, (x - (thick * 0.15 if tilt[1] else 0), y, z), brass(), tilt=tilt)


def barbell(x, y, z, turn=0.0, plates=2):
    with at(x, y, z, turn=turn):
        rod(0.014, 2.2, (-1.1, 0, 0), steel(), tilt=(0, 90, 0))
        for end in (-1, 1):
            rod(0.025, 0.4, (0.68 if end > 0 else -1.08, 0, 0), steel(), tilt=(0, 90, 0))
            for n in range(plates):
                offset = 0.69 + n * 0.055
                plate(offset if end > 0 else -offset - 0.045, 0, 0, radius=(0.225, 0.225, 0.17)[n], code=PLATES[n % 2])


def power_rack(x, y, turn=0.0, bar=True):
    with at(x, y, turn=turn):
        for side in (-0.58, 0.58):
            for end in (-0.6, 0.55):
                box((0.075, 0.075, 2.3), (side, end, 0), green(), bevel=0.006)
            box((0.075, 1.35, 0.075), (side, -0.02, 0), green())
            box((0.075, 1.2, 0.075), (side, -0.02, 2.25), green())
            rod(0.018, 0.3, (side - 0.15, 0.62, 0.8), steel(), tilt=(0, 90, 0))
            for n in range(3):
                plate(side + (0.06 if side > 0 else -0.1), 0.6, 0.55 + n * 0.55, radius=0.225 - n * 0.03, code=PLATES[n % 3])
        for end in (-0.6, 0.55):
            box((1.16, 0.06, 0.075), (0, end, 2.25), green())
        rod(0.018, 1.16, (-0.58, -0.6, 2.22), steel(), tilt=(0, 90, 0))
        box((1.9, 2.2, 0.02), (0, -0.3, 0), wood(), bevel=0)
        if bar:
            barbell(0, -0.66, 1.32)


def flat_bench(x, y, turn=0.0, incline=0):
    with at(x, y, turn=turn):
        cushion((0.3, 0.95, 0.08), (0, 0.15, 0.4), leather("#3a2a1f"), tilt=(0, 0, 0))
        cushion((0.3, 0.36, 0.08), (0, -0.52, 0.4), leather("#3a2a1f"), tilt=(-8, 0, 0))
        box((0.07, 1.25, 0.06), (0, 0, 0.3), black())
        for end in (-0.55, 0.55):
            box((0.5, 0.07, 0.05), (0, end, 0), black())
            box((0.07, 0.07, 0.32), (0, end, 0), black())


def kettlebell(x, y, size=1.0, code="#1d1d1b"):
    with at(x, y):
        ball(0.1 * size, (0, 0, 0.095 * size), matter(code, 0.6))
        pipe([(-0.06 * size, 0, 0.15 * size), (-0.065 * size, 0, 0.24 * size), (0.065 * size, 0, 0.24 * size), (0.06 * size, 0, 0.15 * size)],
             0.016 * size, matter(code, 0.5), smooth=True)  # fmt: skip


def treadmill(x, y, turn=0.0, night=False):
    """Its runner faces its y axis."""
    body, trim = matter("#20211e", 0.5), matter("#3a3c38", 0.4, 0.4)
    with at(x, y, turn=turn):
        box((0.82, 1.85, 0.14), (0, 0, 0.04), body, bevel=0.03)
        box((0.52, 1.62, 0.02), (0, -0.06, 0.175), matter("#121211", 0.7), bevel=0)
        box((0.78, 0.4, 0.16), (0, 0.8, 0.12), green(), bevel=0.05)
        for side in (-0.37, 0.37):
            box((0.07, 0.1, 1.2), (side, 0.72, 0.12), trim, bevel=0.02, tilt=(-5, 0, 0))
            pipe([(side, 0.76, 1.1), (side, 0.2, 1.0), (side, 0.1, 0.94)], 0.026, body)
        box((0.8, 0.13, 0.12), (0, 0.76, 1.1), body, bevel=0.03)
        box((0.62, 0.05, 0.4), (0, 0.84, 1.2), body, bevel=0.02, tilt=(-16, 0, 0))
        box((0.54, 0.052, 0.32), (0, 0.825, 1.24), matter("#7fa596", 0.2, glow=1.4 if night else 0.5), bevel=0, tilt=(-16, 0, 0))
        for side in (-0.2, 0.2):
            bottle(side * 1.5, 0.72, 1.2, code="#b58a4a")


def spin_bike(x, y, turn=0.0):
    """Saddle at 0.92 m over the origin, handles 0.62 m ahead at 1.02 m; pedals around 0.3 m high, 0.18 m ahead."""
    frame, dark = green(), black()
    with at(x, y, turn=turn):
        rod(0.24, 0.035, (-0.0175, 0.52, 0.33), steel(), tilt=(0, 90, 0), sides=48, bevel=0.006)
        rod(0.2, 0.04, (-0.02, 0.52, 0.33), iron(), tilt=(0, 90, 0), sides=48)
        pipe([(0, -0.42, 0.06), (0, 0.18, 0.32), (0, 0.52, 0.34), (0, 0.72, 0.06)], 0.036, frame)
        pipe([(0, 0.18, 0.32), (0, -0.04, 0.88)], 0.034, frame)
        pipe([(0, 0.52, 0.34), (0, 0.6, 0.98)], 0.034, frame)
        pipe([(0, 0.0, 0.68), (0, 0.55, 0.62)], 0.03, frame)
        for end in (-0.45, 0.74):
            box((0.52, 0.07, 0.05), (0, end, 0.0), dark)
        cushion((0.15, 0.26, 0.06), (0, -0.03, 0.89), dark)
        pipe([(-0.22, 0.74, 1.04), (-0.2, 0.6, 1.0), (0.2, 0.6, 1.0), (0.22, 0.74, 1.04)], 0.018, dark)
        pipe([(-0.08, 0.6, 1.0), (-0.07, 0.8, 1.07), (0.07, 0.8, 1.07), (0.08, 0.6, 1.0)], 0.015, dark)
        box((0.16, 0.02, 0.11), (0, 0.66, 1.06), dark, tilt=(-40, 0, 0))
        for side, away in ((-1, 0.12), (1, -0.12)):
            pipe([(side * 0.05, 0.18, 0.32), (side * 0.07, 0.18 + away * 0.9, 0.32 + away)], 0.014, steel())
            box((0.1, 0.1, 0.025), (side * 0.12, 0.18 + away * 0.9, 0.3 + away), dark)


def reformer(x, y, turn=0.0, carriage=0.0):
    """A Pilates reformer, its foot bar at y = -1.1, carriage top at 0.36 m."""
    with at(x, y, turn=turn):
        for side in (-0.33, 0.33):
            box((0.07, 2.4, 0.12), (side, 0, 0.2), wood(), bevel=0.01)
        for end in (-1.17, 1.17):
            box((0.73, 0.07, 0.14), (0, end, 0.2), wood(), bevel=0.01)
            for side in (-0.3, 0.3):
                box((0.07, 0.07, 0.22), (side, end, 0), wood(), bevel=0.008)
        cushion((0.58, 0.95, 0.07), (0, carriage, 0.31), leather("#3d5a4e"))
        for side in (-0.15, 0.15):
            cushion((0.11, 0.14, 0.1), (side, carriage + 0.53, 0.36), leather("#3d5a4e"))
        cushion((0.22, 0.16, 0.09), (0, carriage + 0.52, 0.34), leather("#3d5a4e"))
        pipe([(-0.3, -1.05, 0.28), (-0.28, -1.12, 0.62), (0.28, -1.12, 0.62), (0.3, -1.05, 0.28)], 0.022, steel())
        rod(0.034, 0.5, (-0.25, -1.12, 0.62), leather("#2d2a26"), tilt=(0, 90, 0))
        for side in (-0.3, 0.3):
            box((0.04, 0.04, 0.5), (side, 1.17, 0.3), steel())
            rod(0.04, 0.02, (side - 0.01, 1.17, 0.78), brass(), tilt=(0, 90, 0))
            pipe([(side, 1.17, 0.78), (side * 0.8, carriage + 0.6, 0.42)], 0.007, matter("#e3dccd", 0.8))
        for n in range(4):
            pipe([(-0.12 + n * 0.08, carriage - 0.45, 0.26), (-0.12 + n * 0.08, -1.1, 0.26)], 0.014, steel())


def heavy_bag(x, y, high, low=0.75, code="#5b3a24", lean=(0, 0, 0)):
    with at(x, y):
        rod(0.18, 1.15, (0, 0, low), leather(code), bevel=0.03, tilt=lean)
        for height in (0.12, 0.95):
            rod(0.183, 0.05, (0, 0, low + height), matter("#c9b28a", 0.6), tilt=lean)
        for n in range(4):
            turn = n * pi / 2
            pipe([(0.15 * cos(turn), 0.15 * sin(turn), low + 1.14), (0, 0, low + 1.5)], 0.008, steel())
        pipe([(0, 0, low + 1.5), (0, 0, high)], 0.012, steel())


def glove(x, y, z, code="#8c2f22"):
    ball((0.075, 0.1, 0.08), (x, y, z), leather(code))


def mat(x, y, turn=0.0, code="#4d6e60", rolled=False):
    with at(x, y, turn=turn):
        if rolled:
            rod(0.07, 0.62, (-0.31, 0, 0.07), cloth(code), tilt=(0, 90, 0))
        else:
            box((0.66, 1.8, 0.012), (0, 0, 0), matter(code, 0.9), bevel=0.003)


def block(x, y, z=0.0, turn=0.0):
    with at(x, y, z, turn=turn):
        box((0.23, 0.15, 0.09), (0, 0, 0), matter("#a5825a", 0.9), bevel=0.01)


def medicine_ball(x, y, z=0.0, size=0.15, code="#6b4429"):
    ball(size, (x, y, z + size), leather(code))
    ring(size * 0.995, 0.004, (x, y, z + size), matter("#2a211a", 0.8))


def exercise_ball(x, y, size=0.33, code="#c8bfae"):
    ball(size, (x, y, size * 0.97), matter(code, 0.4))


def rowing_machine(x, y, turn=0.0):
    with at(x, y, turn=turn):
        box((0.1, 1.9, 0.06), (0, -0.2, 0.3), steel(), tilt=(0, 0, 0))
        rod(0.28, 0.16, (-0.08, 0.95, 0.4), black(), tilt=(0, 90, 0), sides=40, bevel=0.03)
        rod(0.19, 0.17, (-0.085, 0.95, 0.4), green(), tilt=(0, 90, 0), sides=40)
        cushion((0.3, 0.26, 0.06), (0, -0.4, 0.37), black())
        box((0.4, 0.07, 0.05), (0, -1.1, 0), black())
        box((0.06, 0.06, 0.3), (0, -1.1, 0), black())
        box((0.4, 0.07, 0.05), (0, 0.9, 0), black())
        box((0.04, 0.04, 0.5), (0, 0.8, 0.5), black(), tilt=(-15, 0, 0))
        box((0.22, 0.03, 0.16), (0, 0.88, 0.95), black())


def locker(x, y, turn=0.0, doors=4, rows=2, open_door=None):
    """A row of lockers with their fronts at y."""
    wide, tall = 0.42, 2.0
    with at(x, y, turn=turn):
        box((doors * wide + 0.06, 0.5, 0.12), (0, 0.27, 0), black(), bevel=0)
        box((doors * wide + 0.06, 0.5, tall + 0.05), (0, 0.28, 0.1), walnut(), bevel=0.005)
        for column in range(doors):
            for row in range(rows):
                left = (column - (doors - 1) / 2) * wide
                high = tall / rows
                box((wide - 0.015, 0.025, high - 0.015), (left, 0.015, 0.12 + row * high), wood() if (column + row) % 7 else green(), bevel=0.004)
                rod(0.013, 0.03, (left + wide * 0.36, 0.0, 0.12 + row * high + high / 2), brass(), tilt=(90, 0, 0))
                box((0.07, 0.004, 0.05), (left, 0.001, 0.12 + row * high + high - 0.16), brass(), bevel=0)
