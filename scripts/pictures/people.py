"""
People: smooth figures in plain sport clothes. A pose says where hips, hands and feet are, in the person's own space
(x to their right, y ahead, z up; they stand at the origin), for a body of 1.75 m; elbows and knees follow from it.
"""

from math import cos, pi, radians, sin, sqrt

import bmesh
import bpy
from mathutils import Matrix, Vector

from parts import add, cloth, matter

SKINS = ["#e2b593", "#c68c64", "#9a623f", "#6f432b", "#4a2c1c"]
HAIRS = ["#1a1310", "#2d1d13", "#5a3a20", "#8a6a44", "#6e6a64"]

# Radii along the body: how far along the bone, in its length.
_UPPER_ARM = [(0, 0.056), (0.2, 0.055), (0.55, 0.047), (1, 0.037)]
_FOREARM = [(0, 0.039), (0.25, 0.041), (0.7, 0.031), (1, 0.024)]
_THIGH = [(0, 0.092), (0.25, 0.088), (0.65, 0.068), (1, 0.052)]
_SHIN = [(0, 0.05), (0.28, 0.055), (0.65, 0.04), (1, 0.033)]
# Height above the hips, half the width, half the depth, and how far forward.
_MAN = [
    (-0.12, 0.09, 0.085, 0), (-0.04, 0.165, 0.112, -0.01), (0.06, 0.155, 0.105, 0), (0.16, 0.145, 0.098, 0.005),
    (0.28, 0.17, 0.112, 0.008), (0.37, 0.185, 0.115, 0.002), (0.44, 0.165, 0.09, -0.012), (0.485, 0.085, 0.066, -0.012),
]  # fmt: skip
_WOMAN = [
    (-0.12, 0.09, 0.088, 0), (-0.04, 0.168, 0.118, -0.016), (0.05, 0.15, 0.105, -0.004), (0.16, 0.118, 0.086, 0.004),
    (0.27, 0.138, 0.108, 0.02), (0.34, 0.148, 0.112, 0.016), (0.42, 0.145, 0.082, -0.008), (0.47, 0.07, 0.058, -0.01),
]  # fmt: skip


def person(pose, skin=1, hair=0, top="#e8e2d5", bottom="#23302b", woman=False, cut=None, sleeves=0.45, legs=1.0, tall=1.0):
    """`sleeves` and `legs` say how long they are: 0 is none, 0.5 to the elbow or knee, 1 all the way."""
    body = _Body({**pose, "skin": matter(SKINS[skin], 0.5)}, woman)
    skin = matter(SKINS[skin], 0.5)
    scale = Matrix.Scale(tall, 4)
    torso = [body.torso_rings(0.012)]
    trousers = [body.torso_rings(0.014, below=0.07)]
    flesh = [body.neck()]
    for side in (-1, 1):
        shoulder, elbow, wrist = body.arm(side)
        hip, knee, ankle = body.leg(side)
        arm = _limb(shoulder, elbow, _UPPER_ARM) + _limb(elbow, wrist, _FOREARM)
        flesh += [arm, *_hand(elbow, wrist)]
        leg = _limb(hip, knee, _THIGH) + _limb(knee, ankle, _SHIN)
        flesh += [_limb(knee, ankle, _SHIN)] if legs < 1 else []
        flesh += [_limb(hip, knee, _THIGH)] if legs < 0.5 else []
        if sleeves > 0:
            torso.append(_part(arm, sleeves, 0.007))
            torso.append(_blob(shoulder, (0.058,) * 3))
        else:
            flesh.append(_blob(shoulder, (0.057,) * 3))
        trousers.append(_part(leg, legs, 0.008 if legs == 1 else 0.016))
        _shoe(body, side, ankle, scale)
    slim = 0.9 if woman else 1.0
    _solid(flesh, skin, scale)
    _solid(torso, cloth(top), scale)
    _solid(trousers, cloth(bottom), scale)
    _head(body, skin, matter(HAIRS[hair], 0.6, sheen=0.5), cut or ("tail" if woman else "short"), scale, slim)


class _Body:
    def __init__(self, pose, woman):
        self.pose, self.woman = pose, woman
        self.hips = Vector(pose.get("hips", (0, 0, 0.93)))
        # The trunk leans forward and bends further up on its way to the neck.
        turn = Matrix.Rotation(radians(pose.get("turn", 0)), 3, "Z")
        side = Matrix.Rotation(radians(pose.get("side", 0)), 3, "Y")
        self.low = turn @ side @ Matrix.Rotation(-radians(pose.get("lean", 0)), 3, "X")
        twist = Matrix.Rotation(radians(pose.get("twist", 0)), 3, "Z")
        bend = Matrix.Rotation(-radians(pose.get("bend", 0)), 3, "X")
        self.high = self.low @ twist @ bend
        self.neck_base = self.spine(0.47)
        self.shoulder_width = 0.165 if woman else 0.19

    def spine(self, height):
        """The middle of the trunk at this height above the hips."""
        low, high = self.low.col[2], self.high.col[2]
        if height <= 0.1:
            return self.hips + low * height
        middle = (low + high).normalized()
        return self.hips + low * 0.1 + middle * min(height - 0.1, 0.15) + high * max(0, height - 0.25)

    def frame(self, height):
        share = max(0, min(1, (height - 0.05) / 0.3))
        return self.low.to_quaternion().slerp(self.high.to_quaternion(), share).to_matrix()

    def torso_rings(self, extra, below=9.0):
        rings = []
        for height, wide, deep, ahead in _WOMAN if self.woman else _MAN:
            if height > below:
                break
            frame = self.frame(height)
            middle = self.spine(height) + frame.col[1] * ahead
            rings.append((middle, frame.col[0] * (wide + extra), frame.col[1] * (deep + extra)))
        return rings

    def neck(self):
        up = self.high.col[2]
        top = self.neck_base + up * 0.13 + self.high.col[1] * 0.015
        return _limb(self.neck_base - up * 0.02, top, [(0, 0.056), (0.5, 0.05), (1, 0.05)])

    def arm(self, side):
        name = "l" if side < 0 else "r"
        shoulder = self.spine(0.41) + self.high.col[0] * side * self.shoulder_width
        hand = Vector(self.pose.get(name + "h", (side * 0.27, 0.06, 0.86)))
        # A raised arm lifts the shoulder.
        shoulder += self.high.col[2] * max(0, min(0.05, (hand - shoulder).dot(self.high.col[2]) * 0.1))
        pole = Vector(self.pose.get(name + "e", (side * 0.5, -1, -0.3)))
        return shoulder, *_bent(shoulder, hand, 0.29, 0.255, pole)

    def leg(self, side):
        name = "l" if side < 0 else "r"
        hip = self.hips + self.low.col[0] * side * 0.088 - self.low.col[2] * 0.05
        foot = Vector(self.pose.get(name + "f", (side * 0.11, 0, 0.08)))
        pole = Vector(self.pose.get(name + "k", (side * 0.12, 1, 0)))
        return hip, *_bent(hip, foot, 0.43, 0.42, pole)


def _bent(start, end, upper, lower, pole):
    """The joint and the end of two bones that reach for `end`, bent toward `pole`."""
    way = end - start
    reach = min(way.length, (upper + lower) * 0.998)
    ahead = way.normalized()
    side = (pole - ahead * pole.dot(ahead)).normalized()
    along = (upper**2 - lower**2 + reach**2) / (2 * reach)
    off = sqrt(max(0, upper**2 - along**2))
    return start + ahead * along + side * off, start + ahead * reach


def _limb(start, end, radii):
    way = end - start
    across = way.orthogonal().normalized()
    other = way.normalized().cross(across)
    return [(start + way * share, across * radius, other * radius) for share, radius in radii]


def _part(rings, share, extra):
    """The first part of a limb, thicker: a sleeve or a trouser leg. Joints are in the middle of a limb's rings."""
    half = len(rings) // 2
    stop = share * 2
    kept = []
    for bone in (rings[:half], rings[half:]):
        if stop <= 0:
            break
        first, last = bone[0][0], bone[-1][0]
        length = (last - first).length
        for middle, across, other in bone:
            if (middle - first).length / length <= stop + 0.12:
                grown = 1 + extra / across.length
                kept.append((middle, across * grown, other * grown))
        stop -= 1
    return kept


def _hand(elbow, wrist):
    way = (wrist - elbow).normalized()
    return [_limb(wrist - way * 0.01, wrist + way * 0.1, [(0, 0.026), (0.35, 0.036), (0.75, 0.034), (1, 0.018)])]


def _blob(middle, radii):
    x, y, z = radii
    steps = [-0.95, -0.7, -0.3, 0, 0.3, 0.7, 0.95]
    return [
        (
            Vector(middle) + Vector((0, 0, z * step)),
            Vector((x * sqrt(1 - step**2), 0, 0)),
            Vector((0, y * sqrt(1 - step**2), 0)),
        )
        for step in steps
    ]


def _rings_mesh(shapes):
    points, faces, sides = [], [], 18
    for rings in shapes:
        if len(rings) < 2:
            continue
        first = len(points)
        for middle, across, other in rings:
            points += [
                middle + across * cos(2 * pi * n / sides) + other * sin(2 * pi * n / sides) for n in range(sides)
            ]
        for row in range(len(rings) - 1):
            for n in range(sides):
                a, b = first + row * sides + n, first + row * sides + (n + 1) % sides
                faces.append((a, b, b + sides, a + sides))
        # Rounded ends keep the remeshed body closed.
        for row, inner in ((0, 1), (len(rings) - 1, len(rings) - 2)):
            middle, across, _ = rings[row]
            tip = middle + (middle - rings[inner][0]).normalized() * across.length * 0.55
            points.append(tip)
            start = first + row * sides
            faces += [(start + n, start + (n + 1) % sides, len(points) - 1) for n in range(sides)]
    mesh = bpy.data.meshes.new("body")
    mesh.from_pydata(points, [], faces)
    return mesh


def _solid(shapes, material, scale):
    thing = add(_rings_mesh(shapes), material, scale, smooth=True)
    melt = thing.modifiers.new("melt", "REMESH")
    melt.mode, melt.voxel_size, melt.use_smooth_shade = "VOXEL", 0.011, True
    even = thing.modifiers.new("even", "SMOOTH")
    even.factor, even.iterations = 0.5, 9
    return thing


def _oval(radii, frame, middle, material, scale):
    return add(_spheres([_matrix(radii, frame, middle)]), material, scale, smooth=True)


def _melted(places, material, scale):
    thing = add(_spheres(places), material, scale, smooth=True)
    melt = thing.modifiers.new("melt", "REMESH")
    melt.mode, melt.voxel_size, melt.use_smooth_shade = "VOXEL", 0.005, True
    even = thing.modifiers.new("even", "SMOOTH")
    even.factor, even.iterations = 0.5, 12
    return thing


def _matrix(radii, frame, middle):
    return Matrix.Translation(middle) @ frame.to_4x4() @ Matrix.Diagonal((*radii, 1))


def _spheres(places):
    shape = bmesh.new()
    for place in places:
        bmesh.ops.create_uvsphere(shape, u_segments=28, v_segments=18, radius=1, matrix=place)
    mesh = bpy.data.meshes.new("oval")
    shape.to_mesh(mesh)
    shape.free()
    return mesh


def _head(body, skin, hair, cut, scale, slim):
    nod, look = body.pose.get("nod", 0), body.pose.get("look", 0)
    frame = (
        body.high
        @ Matrix.Rotation(radians(look), 3, "Z")
        @ Matrix.Rotation(-radians(nod), 3, "X")
    )
    right, ahead, up = frame.col
    middle = body.neck_base + body.high.col[2] * 0.1 + up * 0.1 + ahead * 0.028

    def oval(radii, x, y, z, material):
        _oval(radii, frame, middle + right * x + ahead * y + up * z, material, scale)

    # Skull, jaw, cheeks, nose and ears, melted into one.
    face = [((0.073, 0.092, 0.1), (0, 0, 0.02)), ((0.054 * slim, 0.064, 0.08), (0, 0.02, -0.047))]
    face += [((0.013, 0.018, 0.026), (0, 0.09, -0.014))]
    for side in (-1, 1):
        face += [((0.012, 0.022, 0.03), (side * 0.074, -0.008, -0.01)), ((0.026, 0.026, 0.032), (side * 0.03, 0.047, -0.024))]
    _melted([_matrix(radii, frame, middle + frame @ Vector(place)) for radii, place in face], skin, scale)
    dark = matter("#1d1714", 0.35)
    for side in (-1, 1):
        oval((0.0098, 0.006, 0.0052), side * 0.029, 0.0848, 0.012, dark)
        oval((0.0155, 0.008, 0.0032), side * 0.03, 0.0855, 0.034, hair)
    oval((0.02, 0.008, 0.0052), 0, 0.0815, -0.066, matter("#8f4c3e", 0.5))
    if cut == "bald":
        return
    if cut == "cap":
        oval((0.08, 0.1, 0.085), 0, -0.004, 0.055, hair)
        return
    oval((0.081, 0.096, 0.093), 0, -0.014, 0.047, hair)
    oval((0.077, 0.06, 0.09), 0, -0.05, 0.0, hair)
    if cut == "bun":
        oval((0.042, 0.042, 0.04), 0, -0.1, 0.1, hair)
    if cut == "tail":
        oval((0.026, 0.03, 0.03), 0, -0.12, 0.05, hair)
        oval((0.03, 0.03, 0.1), 0, -0.14, -0.03, hair)
    if cut == "long":
        oval((0.088, 0.062, 0.15), 0, -0.055, -0.07, hair)
    if cut == "curls":
        for x, y, z in [(-0.05, 0, 0.1), (0.05, 0, 0.1), (0, 0.05, 0.1), (0, -0.06, 0.1), (-0.08, -0.03, 0.04),
                        (0.08, -0.03, 0.04), (0, -0.1, 0.04), (-0.06, -0.08, -0.01), (0.06, -0.08, -0.01)]:  # fmt: skip
            oval((0.055, 0.055, 0.055), x, y, z, hair)


def _shoe(body, side, ankle, scale):
    name = "l" if side < 0 else "r"
    toe = Vector(body.pose.get(name + "t", (side * 0.12, 1, 0))).normalized()
    right = toe.cross(Vector((0, 0, 1)))
    right = right.normalized() if right.length > 0.1 else Vector((1, 0, 0))
    up = right.cross(toe)
    frame = Matrix((right, toe, up)).transposed()
    bare = body.pose.get("bare")
    upper = body.pose["skin"] if bare else matter(body.pose.get("shoes", "#e9e6df"), 0.6)
    low = ankle - up * 0.045
    _oval((0.04, 0.085, 0.042), frame, low + toe * 0.085, upper, scale)
    _oval((0.038, 0.06, 0.052), frame, low + up * 0.005, upper, scale)
    if not bare:
        _oval((0.044, 0.135, 0.016), frame, low + toe * 0.05 - up * 0.022, matter("#d8d2c4", 0.7), scale)


# Poses


def standing(**more):
    return {"lh": (-0.26, 0.05, 0.82), "rh": (0.26, 0.05, 0.82), "lf": (-0.1, 0, 0.08), "rf": (0.12, 0.06, 0.08), **more}


def walking(**more):
    return {
        "hips": (0, 0, 0.92), "lean": 3, "lf": (-0.07, 0.34, 0.1), "rf": (0.07, -0.34, 0.16), "rt": (0, 1, -0.6),
        "lt": (0, 1, 0.25), "lh": (-0.25, -0.2, 0.88), "rh": (0.22, 0.3, 0.94), "twist": 6, **more,
    }  # fmt: skip


def running(phase=0, **more):
    if phase:
        return {
            "hips": (0, 0, 0.96), "lean": 9, "twist": 12, "lf": (-0.07, 0.3, 0.34), "rf": (0.08, -0.5, 0.4),
            "rt": (0, 0.2, -1), "lt": (0, 1, 0.1), "rh": (0.14, 0.36, 1.3), "lh": (-0.3, -0.12, 1.08), **more,
        }  # fmt: skip
    return {
        "hips": (0, 0, 0.95), "lean": 8, "twist": -12, "lf": (-0.08, -0.58, 0.36), "rf": (0.07, 0.26, 0.12),
        "lt": (0, 0.35, -1), "rt": (0, 1, 0.2), "lh": (-0.14, 0.36, 1.3), "rh": (0.3, -0.12, 1.08), **more,
    }  # fmt: skip
