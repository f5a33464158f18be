"""
Makes pictures of what render.py wrote: python3 scripts/pictures/develop.py FROM TO ROOM-LIGHT...

Debian's Blender comes without a denoiser. This takes the noise out of the light alone (a wavelet filter that stops at
edges of shape), and multiplies it with the colors of the surfaces, which have none. Then it develops the film.
A night that was not rendered is developed from the day: lamps instead of daylight. Needs Debian's python3-numpy and
python3-opencv.
"""

import os
import sys
from pathlib import Path

os.environ["OPENCV_IO_ENABLE_OPENEXR"] = "1"
import cv2  # noqa: E402
import numpy as np  # noqa: E402

KERNEL = [1 / 4, 1 / 2, 1 / 4]


def develop(folder, target, night):
    """`night` is false, true for a negative by night, or "relit" for a day that becomes an evening."""
    read = _reader(folder)
    normal, depth = read("Normal"), read("Depth")[..., :1]
    depth = np.log(np.clip(depth, 0.1, 200))
    surface = read("DiffCol")
    guides = np.concatenate([cv2.GaussianBlur(normal, (0, 0), 0.6), depth * 3, surface * 0.6], axis=2)
    # By an evening's lamps there are no patches of sun; what the walls throw back is as soft as their light.
    direct = 0.16 if night == "relit" else 1
    diffuse = _quiet(read("DiffDir") * direct + read("DiffInd"), guides, 6, 0.9)
    gloss = _quiet(read("GlossDir") * direct + read("GlossInd"), guides, 5, 0.7)
    clear = _quiet(read("TransDir") + read("TransInd"), guides, 4, 0.6)
    parts = [surface * diffuse, read("GlossCol") * gloss, read("TransCol") * clear, read("Emit"), read("Env")]
    light = _by_lamps(*parts) if night == "relit" else sum(parts)
    cv2.imwrite(str(target), _film(light, night), [cv2.IMWRITE_PNG_COMPRESSION, 6])


def _by_lamps(diffuse, gloss, clear, emitted, sky):
    """Lamps are warm and bright, what is behind the windows is dark and blue. Colors are in the order of OpenCV."""
    warm, dusk = np.array([0.4, 0.7, 1.0], np.float32), np.array([1.0, 0.58, 0.38], np.float32)
    # The bright air at the windows is whiter than any lamp, and brighter than white glass.
    strength = emitted.max(axis=2)
    white = emitted[..., 0] > strength * 0.62
    panes = ((strength > 1.2) & white).astype(np.float32)
    near = (cv2.dilate(panes, np.ones((9, 9))) > 0) & white
    window = np.where(near, np.clip(strength / 1.5, 0, 1), 0)[..., None]
    window = np.maximum(window, np.clip(sky.max(axis=2, keepdims=True) * 4, 0, 1))
    inside = diffuse * warm + gloss * (warm * 0.35 + dusk * 0.15) + clear * 0.3
    lamps = emitted * ~near[..., None] * np.array([1.6, 2.4, 3.2], np.float32)
    far = np.log1p(diffuse + gloss) * dusk * 0.05 + dusk * 0.024
    return inside * (1 - window) + lamps + far * window


def _reader(folder):
    def read(name):
        image = cv2.imread(str(folder / f"{name}-0001.exr"), cv2.IMREAD_UNCHANGED).astype(np.float32)
        return np.nan_to_num(np.atleast_3d(image)[..., :3])

    return read


def _quiet(light, guides, levels, strength):
    """An edge-stopping wavelet transform; the light is filtered by its logarithm, as the eye sees it."""
    light = _without_fireflies(light)
    seen = np.log1p(light * 4)
    for level in range(levels):
        step = 2**level
        total = np.zeros_like(seen)
        weights = np.zeros(seen.shape[:2] + (1,), np.float32)
        brightness = cv2.GaussianBlur(seen.mean(axis=2), (0, 0), 2.4 + level * 0.6)[..., None]
        for row in range(-1, 2):
            for column in range(-1, 2):
                moved = [_moved(one, row * step, column * step) for one in (seen, guides, brightness)]
                apart = np.square(moved[1] - guides).sum(axis=2, keepdims=True) / 0.02
                apart += np.square(moved[2] - brightness) / (0.07 * strength / 1.4**level)
                weight = KERNEL[row + 1] * KERNEL[column + 1] * np.exp(-apart)
                total += moved[0] * weight
                weights += weight
        seen = total / np.maximum(weights, 1e-6)
    return np.expm1(seen) / 4


def _without_fireflies(light):
    around = cv2.medianBlur(light, 5)
    limit = around.max(axis=2, keepdims=True) * 1.6 + 0.03
    bright = light.max(axis=2, keepdims=True)
    return light * np.minimum(1, limit / np.maximum(bright, 1e-6))


def _moved(image, down, right):
    height, width = image.shape[:2]
    rows = np.clip(np.arange(height) + down, 0, height - 1)
    columns = np.clip(np.arange(width) + right, 0, width - 1)
    return image[rows][:, columns]


def _film(light, night):
    """Exposure, glow of bright lights, a film's curve (AgX), grade, vignette, and grain."""
    height, width = light.shape[:2]
    bgr = light[..., ::-1]  # to RGB
    grey = bgr.mean(axis=2)
    middle = np.exp(np.mean(np.log(np.clip(grey, 1e-3, 4))))
    bgr = bgr * ((0.115 if night else 0.27) / middle)
    bright = np.clip(bgr - 1.0, 0, 6)
    glow = sum(cv2.GaussianBlur(bright, (0, 0), width * size) for size in (0.004, 0.015, 0.05)) / 3
    developed = _agx(bgr + glow * 0.15)
    y, x = np.mgrid[-1 : 1 : height * 1j, -1 : 1 : width * 1j].astype(np.float32)
    developed *= (1 - 0.13 * np.clip(x * x * 0.8 + y * y * 0.5, 0, 2))[..., None]
    # Warm lights, slightly green shadows.
    shade = 1 - developed.mean(axis=2, keepdims=True)
    developed += (shade**2) * np.array([-0.006, 0.004, 0.002], np.float32)
    grain = np.random.default_rng(3).normal(0, 0.006, (height, width, 1)).astype(np.float32)
    return (np.clip(developed + grain, 0, 1)[..., ::-1] * 255 + 0.5).astype(np.uint8)


def _agx(light):
    inset = np.array(
        [[0.842479, 0.0784336, 0.0792237], [0.0423283, 0.878469, 0.0791661], [0.0423756, 0.0784336, 0.879142]], np.float32
    )
    value = np.clip(light, 0, None) @ inset.T
    value = np.clip((np.log2(np.maximum(value, 1e-10)) + 12.47393) / 16.5, 0, 1)
    v2, v4 = value * value, value**4
    curve = 15.5 * v4 * v2 - 40.14 * v4 * value + 31.96 * v4 - 6.868 * v2 * value + 0.4298 * v2 + 0.1191 * value - 0.00232
    # A look with more contrast and color than the curve alone.
    curve = np.clip(curve, 0, 1) ** 1.18
    luma = curve @ np.array([0.2126, 0.7152, 0.0722], np.float32)
    curve = luma[..., None] + (curve - luma[..., None]) * 1.3
    outset = np.linalg.inv(inset)
    return np.clip(curve @ outset.T, 0, 1).astype(np.float32)


source, to, *names = sys.argv[1:]
for name in names:
    night = name.endswith("-night")
    negative = Path(source) / name
    if night and not negative.exists():
        negative, night = Path(source) / name.replace("-night", "-day"), "relit"
    develop(negative, Path(to) / f"{name}.png", night)
