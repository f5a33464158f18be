"""Shapes, materials and lights that all rooms are made of. Lengths are in meters, angles in degrees."""

from contextlib import contextmanager
from math import atan2, cos, pi, radians, sin

import bmesh
import bpy
from mathutils import Euler, Matrix, Vector

_place = [Matrix.Identity(4)]


@contextmanager
def at(x=0.0, y=0.0, z=0.0, turn=0.0):
    """What is made inside stands at this place, turned to the left by this angle."""
    _place.append(_place[-1] @ Matrix.Translation((x, y, z)) @ Matrix.Rotation(radians(turn), 4, "Z"))
    try:
        yield
    finally:
        _place.pop()


@contextmanager
def turned(matrix):
    """What is made inside is moved by the matrix."""
    _place.append(_place[-1] @ matrix)
    try:
        yield
    finally:
        _place.pop()


def here():
    return _place[-1]


def add(mesh, material, matrix=Matrix.Identity(4), smooth=False, bevel=0.0):
    mesh.materials.append(material)
    if smooth:
        mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    thing = bpy.data.objects.new(mesh.name, mesh)
    thing.matrix_world = here() @ matrix
    bpy.context.scene.collection.objects.link(thing)
    if bevel > 0:
        edge = thing.modifiers.new("edge", "BEVEL")
        edge.width, edge.segments, edge.limit_method = bevel, 2, "ANGLE"
    return thing


def _mesh(make):
    shape = bmesh.new()
    make(shape)
    mesh = bpy.data.meshes.new("part")
    shape.to_mesh(mesh)
    shape.free()
    return mesh


def box(size, where, material, bevel=0.01, tilt=(0, 0, 0)):
    """`where` is the middle of its bottom."""
    mesh = _mesh(lambda shape: bmesh.ops.create_cube(shape, size=1))
    mesh.transform(Matrix.Diagonal((*size, 1)) @ Matrix.Translation((0, 0, 0.5)))
    return add(mesh, material, _posed(where, tilt), bevel=min(bevel, min(size) * 0.4))


def rod(radius, length, where, material, tilt=(0, 0, 0), tip=None, sides=28, bevel=0.0):
    """A cylinder, or a cone with another radius at its `tip`, upright unless tilted, from `where`."""
    tip = radius if tip is None else tip
    mesh = _mesh(
        lambda shape: bmesh.ops.create_cone(
            shape, cap_ends=True, segments=sides, radius1=radius, radius2=tip, depth=length
        )
    )
    mesh.transform(Matrix.Translation((0, 0, length / 2)))
    thing = add(mesh, material, _posed(where, tilt), smooth=True, bevel=bevel)
    thing.data.use_auto_smooth = True
    return thing


def ball(radii, where, material, tilt=(0, 0, 0)):
    radii = (radii,) * 3 if isinstance(radii, (int, float)) else radii
    mesh = _mesh(
        lambda shape: bmesh.ops.create_uvsphere(shape, u_segments=28, v_segments=18, radius=1)
    )
    mesh.transform(Matrix.Diagonal((*radii, 1)))
    return add(mesh, material, _posed(where, tilt), smooth=True)


def pipe(points, radius, material, closed=False, smooth=False):
    """A bent pipe through the points."""
    curve = bpy.data.curves.new("pipe", "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = "3D", radius, 5
    curve.use_fill_caps = True
    kind = "NURBS" if smooth else "POLY"
    line = curve.splines.new(kind)
    line.points.add(len(points) - 1)
    for point, place in zip(line.points, points):
        point.co = (*place, 1)
    line.use_cyclic_u = closed
    if smooth:
        line.use_endpoint_u, line.order_u = not closed, 3
    curve.materials.append(material)
    thing = bpy.data.objects.new("pipe", curve)
    thing.matrix_world = here()
    bpy.context.scene.collection.objects.link(thing)
    return thing


def ring(radius, thickness, where, material, tilt=(0, 0, 0)):
    turns = 40
    place = _posed(where, tilt)
    points = [
        place @ Vector((radius * cos(2 * pi * n / turns), radius * sin(2 * pi * n / turns), 0))
        for n in range(turns)
    ]
    return pipe(points, thickness, material, closed=True)


def sheet(points, material):
    """A flat face through the points."""
    mesh = bpy.data.meshes.new("sheet")
    mesh.from_pydata(points, [], [range(len(points))])
    return add(mesh, material)


def cushion(size, where, material, tilt=(0, 0, 0)):
    """A soft box."""
    thing = box(size, where, material, bevel=0, tilt=tilt)
    edge = thing.modifiers.new("edge", "BEVEL")
    edge.width, edge.segments = min(size) * 0.42, 4
    thing.data.polygons.foreach_set("use_smooth", [True] * len(thing.data.polygons))
    return thing


def _posed(where, tilt):
    return Matrix.Translation(where) @ Euler([radians(one) for one in tilt]).to_matrix().to_4x4()


# Materials


def color(code, strength=1.0):
    """The linear color of `#rrggbb`."""
    parts = [int(code[n : n + 2], 16) / 255 for n in (1, 3, 5)]
    return [strength * (c / 12.92 if c < 0.04 else ((c + 0.055) / 1.055) ** 2.4) for c in parts] + [1]


_materials = {}


def matter(code, rough=0.6, metal=0.0, **more):
    """A plain material. The same one is made once."""
    key = (code, rough, metal, *sorted(more.items()))
    if key not in _materials:
        _materials[key] = _matter(code, rough, metal, **more)
    return _materials[key]


def _matter(code, rough, metal, glow=0.0, clear=0.0, sheen=0.0, coat=0.0):
    material = bpy.data.materials.new(code)
    material.use_nodes = True
    surface = material.node_tree.nodes["Principled BSDF"].inputs
    surface["Base Color"].default_value = color(code)
    surface["Roughness"].default_value = rough
    surface["Metallic"].default_value = metal
    surface["Transmission"].default_value = clear
    surface["Sheen"].default_value = sheen
    surface["Clearcoat"].default_value = coat
    if glow:
        surface["Emission"].default_value = color(code)
        surface["Emission Strength"].default_value = glow
        # It is only seen: lamps and areas light the room, with less noise.
        material.cycles.sample_as_light = False
    return material


def pattern(code, other, scale, kind="NOISE", rough=0.5, bump=0.0, mix=(0.4, 0.6), stretch=(1, 1, 1), coat=0.0, upright=False):
    """A material of two colors in a pattern: noise, chips (VORONOI) or courses (BRICK), of a floor or, `upright`, a wall."""
    key = (code, other, scale, kind, rough, bump, mix, stretch, coat, upright)
    if key in _materials:
        return _materials[key]
    material = _matter(code, rough, 0, coat=coat)
    tree = material.node_tree
    surface = tree.nodes["Principled BSDF"]
    place = tree.nodes.new("ShaderNodeTexCoord")
    size = tree.nodes.new("ShaderNodeMapping")
    size.inputs["Scale"].default_value = [scale * one for one in stretch]
    size.inputs["Rotation"].default_value[0] = pi / 2 if upright else 0
    tree.links.new(place.outputs["Object"], size.inputs["Vector"])
    if kind == "BRICK":
        drawn = tree.nodes.new("ShaderNodeTexBrick")
        drawn.inputs["Color1"].default_value = color(code)
        drawn.inputs["Color2"].default_value = color(other)
        drawn.inputs["Mortar"].default_value = [0.45 * c for c in color(code)[:3]] + [1]
        drawn.inputs["Mortar Size"].default_value = mix[0]
        drawn.inputs["Brick Width"].default_value = mix[1]
        drawn.inputs["Row Height"].default_value = 0.25
        drawn.inputs["Scale"].default_value = 1
        result, height = drawn.outputs["Color"], drawn.outputs["Fac"]
    else:
        drawn = tree.nodes.new(f"ShaderNodeTex{kind.capitalize()}")
        drawn.inputs["Scale"].default_value = 1
        if kind == "NOISE":
            drawn.inputs["Detail"].default_value = 5
        steps = tree.nodes.new("ShaderNodeValToRGB")
        steps.color_ramp.elements[0].position, steps.color_ramp.elements[1].position = mix
        steps.color_ramp.elements[0].color = color(code)
        steps.color_ramp.elements[1].color = color(other)
        height = drawn.outputs["Fac"] if kind == "NOISE" else drawn.outputs["Distance"]
        tree.links.new(height, steps.inputs["Fac"])
        result = steps.outputs["Color"]
    tree.links.new(size.outputs["Vector"], drawn.inputs["Vector"])
    tree.links.new(result, surface.inputs["Base Color"])
    if bump:
        relief = tree.nodes.new("ShaderNodeBump")
        relief.inputs["Strength"].default_value = bump
        relief.inputs["Distance"].default_value = 0.02
        tree.links.new(height, relief.inputs["Height"])
        tree.links.new(relief.outputs["Normal"], surface.inputs["Normal"])
    _materials[key] = material
    return material


def plaster():
    return pattern("#d9cfbf", "#e2d8c9", 1.6, rough=0.85, bump=0.06)


def dark_plaster():
    return pattern("#24443a", "#1d3a31", 1.2, rough=0.8, bump=0.06)


def haze(share, code="#fbf1e0", strength=4.2):
    """Bright air in front of what is far away. Only the camera and mirrors see it."""
    material = bpy.data.materials.new("haze")
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.remove(tree.nodes["Principled BSDF"])
    through, shine, mix = (tree.nodes.new(f"Shader{one}") for one in ("NodeBsdfTransparent", "NodeEmission", "NodeMixShader"))
    shine.inputs["Color"].default_value, shine.inputs["Strength"].default_value = color(code), strength
    mix.inputs["Fac"].default_value = share
    tree.links.new(through.outputs[0], mix.inputs[1])
    tree.links.new(shine.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], tree.nodes["Material Output"].inputs["Surface"])
    material.cycles.sample_as_light = False
    return material


def water():
    """Tinted, and mirrors what is low above it. Light falls through it without caustics."""
    material = bpy.data.materials.new("water")
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.remove(tree.nodes["Principled BSDF"])
    through, shine = tree.nodes.new("ShaderNodeBsdfTransparent"), tree.nodes.new("ShaderNodeBsdfGlossy")
    through.inputs["Color"].default_value = color("#cfeee6")
    shine.inputs["Roughness"].default_value = 0.03
    share, mix = tree.nodes.new("ShaderNodeFresnel"), tree.nodes.new("ShaderNodeMixShader")
    share.inputs["IOR"].default_value = 1.33
    place, waves, relief = (tree.nodes.new(f"ShaderNode{one}") for one in ("TexCoord", "TexNoise", "Bump"))
    waves.inputs["Scale"].default_value = 2.6
    waves.inputs["Detail"].default_value = 3
    waves.inputs["Distortion"].default_value = 1.2
    relief.inputs["Strength"].default_value = 0.28
    relief.inputs["Distance"].default_value = 0.09
    tree.links.new(place.outputs["Object"], waves.inputs["Vector"])
    tree.links.new(waves.outputs["Fac"], relief.inputs["Height"])
    tree.links.new(relief.outputs["Normal"], shine.inputs["Normal"])
    tree.links.new(relief.outputs["Normal"], share.inputs["Normal"])
    tree.links.new(share.outputs["Fac"], mix.inputs["Fac"])
    tree.links.new(through.outputs[0], mix.inputs[1])
    tree.links.new(shine.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], tree.nodes["Material Output"].inputs["Surface"])
    return material


def pool_tiles():
    """Tiles under moving water: a net of light on them."""
    material = _matter("#5fb3a8", 0.4, 0)
    tree = material.node_tree
    place, bend, cells, steps = (
        tree.nodes.new(f"ShaderNode{one}") for one in ("TexCoord", "TexNoise", "TexVoronoi", "ValToRGB")
    )
    bend.inputs["Scale"].default_value = 1.4
    cells.feature, cells.inputs["Scale"].default_value = "DISTANCE_TO_EDGE", 2.1
    steps.color_ramp.elements[0].position, steps.color_ramp.elements[1].position = 0.0, 0.14
    steps.color_ramp.elements[0].color, steps.color_ramp.elements[1].color = color("#e2fbf2"), color("#58a99f")
    mixed = tree.nodes.new("ShaderNodeVectorMath")
    tree.links.new(place.outputs["Object"], bend.inputs["Vector"])
    tree.links.new(place.outputs["Object"], mixed.inputs[0])
    tree.links.new(bend.outputs["Color"], mixed.inputs[1])
    tree.links.new(mixed.outputs[0], cells.inputs["Vector"])
    tree.links.new(cells.outputs["Distance"], steps.inputs["Fac"])
    surface = tree.nodes["Principled BSDF"].inputs
    tree.links.new(steps.outputs["Color"], surface["Base Color"])
    tree.links.new(steps.outputs["Color"], surface["Emission"])
    surface["Emission Strength"].default_value = 0.18
    return material


def oak():
    return pattern("#a9804f", "#8b6539", 1.0, kind="BRICK", rough=0.42, mix=(0.006, 2.2), stretch=(1, 1.8, 1))


def wood():
    return pattern("#a37a4b", "#82603a", 2.2, rough=0.45, stretch=(0.35, 4, 4), mix=(0.3, 0.75))


def walnut():
    return pattern("#5b4029", "#3d2a1b", 2.2, rough=0.4, stretch=(0.35, 4, 4), mix=(0.3, 0.75))


def terrazzo():
    return pattern("#8c8375", "#d6cdbf", 26, kind="VORONOI", rough=0.22, mix=(0.12, 0.3))


def rubber():
    return pattern("#22231f", "#3a3a34", 60, rough=0.75, mix=(0.55, 0.8))


def green_tiles():
    return pattern("#1f4a3e", "#2b5d4f", 2.4, kind="BRICK", rough=0.18, mix=(0.012, 0.5), upright=True)


def pale_tiles():
    return pattern("#cfc9bb", "#bfb9aa", 2.4, kind="BRICK", rough=0.2, mix=(0.012, 0.25), upright=True)


def brick():
    return pattern("#8a5f49", "#74493a", 3.2, kind="BRICK", rough=0.85, mix=(0.014, 0.8), upright=True)


def brass():
    return matter("#b58a4a", 0.28, 1.0)


def steel():
    return matter("#b9b9b4", 0.3, 1.0)


def black():
    return matter("#161614", 0.45)


def iron():
    return matter("#2a2a28", 0.5, 0.6)


def leather(code="#6b4429"):
    return matter(code, 0.45)


def cloth(code):
    return matter(code, 0.85, sheen=0.3)


def green():
    return matter("#1f4035", 0.5)


# Lights


def area(size, where, power, tint="#fff1dc", aim=(0, 0, 0), spread=180):
    """A soft lamp that shines down unless tilted. The camera does not see it."""
    light = bpy.data.lights.new("area", "AREA")
    light.shape, light.size, light.size_y = "RECTANGLE", size[0], size[1]
    light.energy, light.color, light.spread = power, color(tint)[:3], radians(spread)
    thing = bpy.data.objects.new("area", light)
    thing.matrix_world = here() @ _posed(where, aim)
    thing.visible_camera = False
    bpy.context.scene.collection.objects.link(thing)
    return thing


def lamp(where, power, tint="#ffc98a", radius=0.08):
    light = bpy.data.lights.new("lamp", "POINT")
    light.energy, light.color, light.shadow_soft_size = power, color(tint)[:3], radius
    thing = bpy.data.objects.new("lamp", light)
    thing.matrix_world = here() @ Matrix.Translation(where)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def spot(where, toward, power, tint="#ffd9a8", angle=60, radius=0.1):
    light = bpy.data.lights.new("spot", "SPOT")
    light.energy, light.color, light.shadow_soft_size = power, color(tint)[:3], radius
    light.spot_size, light.spot_blend = radians(angle), 0.8
    thing = bpy.data.objects.new("spot", light)
    way = (Vector(toward) - Vector(where)).to_track_quat("-Z", "Y").to_matrix().to_4x4()
    thing.matrix_world = here() @ Matrix.Translation(where) @ way
    bpy.context.scene.collection.objects.link(thing)
    return thing


def sun(height, side, strength, tint="#ffe3bd", softness=2.0):
    """`side` is the compass direction that it comes from: 0 is +Y, 90 is +X."""
    light = bpy.data.lights.new("sun", "SUN")
    light.energy, light.color, light.angle = strength, color(tint)[:3], radians(softness)
    thing = bpy.data.objects.new("sun", light)
    up, around = radians(height), radians(side)
    source = Vector((sin(around) * cos(up), cos(around) * cos(up), sin(up)))
    thing.matrix_world = (-source).to_track_quat("-Z", "Y").to_matrix().to_4x4()
    bpy.context.scene.collection.objects.link(thing)


def sky(low, high, strength, horizon=0.06):
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    place = tree.nodes.new("ShaderNodeTexCoord")
    split = tree.nodes.new("ShaderNodeSeparateXYZ")
    steps = tree.nodes.new("ShaderNodeValToRGB")
    steps.color_ramp.elements[0].position, steps.color_ramp.elements[1].position = horizon - 0.06, 0.5
    steps.color_ramp.elements[0].color, steps.color_ramp.elements[1].color = color(low), color(high)
    tree.links.new(place.outputs["Generated"], split.inputs[0])
    tree.links.new(split.outputs["Z"], steps.inputs["Fac"])
    tree.links.new(steps.outputs["Color"], tree.nodes["Background"].inputs["Color"])
    tree.nodes["Background"].inputs["Strength"].default_value = strength


def camera(where, toward, lens=30, focus=None, stop=2.8, rise=0.0):
    """Looks level, as architecture is photographed; `rise` moves the frame up, in its widths."""
    lens_data = bpy.data.cameras.new("camera")
    lens_data.lens, lens_data.sensor_width = lens, 36
    lens_data.shift_y = rise
    thing = bpy.data.objects.new("camera", lens_data)
    aim = Vector(toward) - Vector(where)
    across = Vector((aim.x, aim.y, 0))
    lens_data.shift_y += (aim.z / across.length) * lens / 36
    thing.matrix_world = Matrix.Translation(where) @ Euler((pi / 2, 0, atan2(-aim.x, aim.y))).to_matrix().to_4x4()
    bpy.context.scene.collection.objects.link(thing)
    bpy.context.scene.camera = thing
    depth = lens_data.dof
    depth.use_dof, depth.aperture_fstop = True, stop
    depth.focus_distance = (Vector(focus or toward) - Vector(where)).length
