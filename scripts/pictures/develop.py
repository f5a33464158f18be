"""
Makes pictures of what render.py wrote: python3 scripts/pictures/develop.py WEIGHTS FROM TO ROOM-LIGHT...

Takes out the noise (denoise.py), and develops the film. A night that was not rendered is developed from the day: lamps
instead of daylight. Needs Debian's python3-opencv.
"""

import os
import sys
from pathlib import Path

os.environ["OPENCV_IO_ENABLE_OPENEXR"] = "1"
import cv2  # noqa: E402
import numpy as np  # noqa: E402
from denoise import Denoiser  # noqa: E402


def develop(clean, folder, target, night):
    """`clean` takes out noise; `night` is false, true for a negative by night, or "relit" for a day that becomes an evening."""
    read = _reader(folder)
    surface, mirror, glass = read("DiffCol"), read("GlossCol"), read("TransCol")
    emitted, sky, normal = read("Emit"), read("Env"), read("Normal")
    colors = np.clip(surface + emitted + sky, 0, 1)
    # By an evening's lamps there are no patches of sun.
    direct = 0.16 if night == "relit" else 1
    diffuse = surface * (read("DiffDir") * direct + read("DiffInd"))
    gloss = mirror * (read("GlossDir") * direct + read("GlossInd"))
    clear = glass * (read("TransDir") + read("TransInd"))
    parts = [diffuse, gloss, clear, emitted, sky]
    light = _by_lamps(*parts) if night == "relit" else sum(parts)
    light = clean(light[..., ::-1], colors[..., ::-1], normal[..., ::-1])[..., ::-1]
    cv2.imwrite(str(target), _film(light, night), [cv2.IMWRITE_PNG_COMPRESSION, 6])


def _by_lamps(diffuse, gloss, clear, emitted, sky):
    """Lamps are warm and bright, what is behind the windows is dark and blue. Colors are in the order of OpenCV."""
    warm, dusk = np.array([0.47, 0.74, 1.0], np.float32), np.array([1.0, 0.58, 0.38], np.float32)
    # The bright air at the windows is whiter than any lamp, and brighter than white glass.
    strength = emitted.max(axis=2)
    white = emitted[..., 0] > strength * 0.62
    panes = ((strength > 1.2) & white).astype(np.float32)
    near = (cv2.dilate(panes, np.ones((9, 9))) > 0) & white
    window = np.where(near, np.clip(strength / 1.5, 0, 1), 0)[..., None]
    window = np.maximum(window, np.clip(sky.max(axis=2, keepdims=True) * 4, 0, 1))
    inside = diffuse * warm + gloss * (warm * 0.35 + dusk * 0.15) + clear * 0.3
    lamps = emitted * ~near[..., None] * np.array([1.6, 2.4, 3.2], np.float32)
    # The sky of an evening is deep blue above, and still light over the roofs.
    down = np.linspace(0, 1, diffuse.shape[0], dtype=np.float32)[:, None, None]
    evening = np.array([0.022, 0.0125, 0.0085]) * (1 - down) + np.array([0.026, 0.022, 0.021]) * down
    far = np.log1p(diffuse + gloss) * dusk * 0.05 + evening
    return inside * (1 - window) + lamps + far * window


def _reader(folder):
    def read(name):
        image = cv2.imread(str(folder / f"{name}-0001.exr"), cv2.IMREAD_UNCHANGED).astype(np.float32)
        return np.nan_to_num(np.atleast_3d(image)[..., :3])

    return read


def _film(light, night):
    """Exposure, glow of bright lights, a film's curve (AgX), grade, and vignette."""
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
    return (np.clip(developed, 0, 1)[..., ::-1] * 255 + 0.5).astype(np.uint8)


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


weights, source, to, *names = sys.argv[1:]
clean = Denoiser(weights)
for name in names:
    night = name.endswith("-night")
    negative = Path(source) / name
    if night and not negative.exists():
        negative, night = Path(source) / name.replace("-night", "-day"), "relit"
    develop(clean, negative, Path(to) / f"{name}.png", night)
