"""
Renders rooms: blender -b --python-exit-code 1 -P scripts/pictures/render.py -- FOLDER WIDTH SAMPLES ROOM-LIGHT...

Writes the light of each picture in parts (OpenEXR), which develop.py makes a picture of.
"""

import sys
from pathlib import Path

import bpy

sys.path.insert(0, str(Path(__file__).parent))
import parts  # noqa: E402
import rooms  # noqa: E402

# What develop.py needs: the light on each surface apart from the surface's own color.
PASSES = ["DiffDir", "DiffInd", "DiffCol", "GlossDir", "GlossInd", "GlossCol", "TransDir", "TransInd", "TransCol",
          "Emit", "Env", "Normal", "Depth"]  # fmt: skip


def render(name, folder, width, samples):
    room, light = name.rsplit("-", 1)
    bpy.ops.wm.read_factory_settings(use_empty=True)
    parts._materials.clear()
    rooms.draw(room, light == "night")
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y = width, width * 9 // 16
    scene.render.threads_mode, scene.render.threads = "FIXED", 2
    scene.view_settings.view_transform = "Raw"
    cycles = scene.cycles
    cycles.samples, cycles.use_adaptive_sampling, cycles.adaptive_threshold = samples, True, 0.03
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 4, 2, 2
    cycles.transmission_bounces, cycles.transparent_max_bounces = 2, 4
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.blur_glossy = 4, 1.0
    cycles.seed, cycles.use_denoising = 7, False
    layer = scene.view_layers[0]
    layer.use_pass_diffuse_direct = layer.use_pass_diffuse_indirect = layer.use_pass_diffuse_color = True
    layer.use_pass_glossy_direct = layer.use_pass_glossy_indirect = layer.use_pass_glossy_color = True
    layer.use_pass_transmission_direct = layer.use_pass_transmission_indirect = True
    layer.use_pass_transmission_color = layer.use_pass_emit = layer.use_pass_environment = True
    layer.use_pass_normal = layer.use_pass_z = True
    _write_passes(scene, folder / name)
    bpy.ops.render.render()


def _write_passes(scene, folder):
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    out = tree.nodes.new("CompositorNodeOutputFile")
    out.base_path = str(folder)
    out.format.file_format, out.format.color_depth, out.format.exr_codec = "OPEN_EXR", "16", "ZIP"
    out.file_slots.clear()
    for one in PASSES:
        out.file_slots.new(one + "-")
        tree.links.new(layers.outputs[one], out.inputs[one + "-"])
    scene.frame_set(1)


folder, width, samples, *names = sys.argv[sys.argv.index("--") + 1 :]
for name in names:
    render(name, Path(folder), int(width), int(samples))
