"""
Takes the noise out of a render with the network of Intel's Open Image Denoise, which Debian's Blender lacks.

Its weights are in an npm package (see README.md). The network is small, so that numpy runs it: a U-Net of 16
convolutions, fed with the light, the colors of the surfaces and where they face.
"""

import struct

import numpy as np

# The curve that the network was trained on: how the eye sees light from starlight to the sun.
_A, _B, _C, _D, _E, _F, _G = 1.41283765e3, 1.64593172, 4.31384981e-1, -2.94139609e-3, 1.92653254e-1, 6.26026094e-3, 9.98620152e-1
_Y0, _Y1, _X0, _X1 = 1.57945760e-6, 3.22087631e-2, 2.23151711e-3, 3.70974749e-1
_WHITE = _E * np.log(65504 + _F) + _G


class Denoiser:
    def __init__(self, weights):
        self.tensors = _read_tensors(weights)

    def __call__(self, light, surface, normal):
        """All are height by width by 3; light may be of any brightness, normals are -1 to 1."""
        height, width = light.shape[:2]
        grey = light @ np.array([0.2126, 0.7152, 0.0722], np.float32)
        exposure = 0.18 / np.exp(np.mean(np.log(np.maximum(grey, 1e-4))))
        seen = _to_eye(np.maximum(light, 0) * exposure)
        inputs = np.concatenate([seen, np.clip(surface, 0, 1), normal * 0.5 + 0.5], axis=2).astype(np.float32)
        inputs = np.pad(inputs, ((0, -height % 16), (0, -width % 16), (0, 0)), mode="reflect")
        clean = self._network(inputs)[:height, :width]
        return (_from_eye(np.clip(clean, 0, 1)) / exposure).astype(np.float32)

    def _network(self, inputs):
        kept = [inputs]
        flow = self._conv("enc_conv1", self._conv("enc_conv0", inputs))
        for level in (2, 3, 4):
            kept.append(_halved(flow))
            flow = self._conv(f"enc_conv{level}", kept[-1])
        flow = self._conv("enc_conv5b", self._conv("enc_conv5a", _halved(flow)))
        for level in (4, 3, 2, 1):
            flow = np.concatenate([flow.repeat(2, axis=0).repeat(2, axis=1), kept.pop()], axis=2)
            flow = self._conv(f"dec_conv{level}b", self._conv(f"dec_conv{level}a", flow))
        return self._conv("dec_conv0", flow)

    def _conv(self, name, image):
        """A convolution by 3 x 3, and nothing below zero."""
        weight, bias = self.tensors[name + ".weight"], self.tensors[name + ".bias"]
        height, width, depth = image.shape
        flat = weight.transpose(2, 3, 1, 0).reshape(9 * depth, -1)
        padded = np.pad(image, ((1, 1), (1, 1), (0, 0)))
        out = np.empty((height, width, flat.shape[1]), np.float32)
        for top in range(0, height, 16):
            rows = min(16, height - top)
            around = [padded[top + y : top + y + rows, x : x + width] for y in range(3) for x in range(3)]
            out[top : top + rows] = np.maximum(np.concatenate(around, axis=2) @ flat + bias, 0)
        return out


def _halved(image):
    return np.maximum(
        np.maximum(image[::2, ::2], image[1::2, ::2]), np.maximum(image[::2, 1::2], image[1::2, 1::2])
    )


def _to_eye(light):
    middle = _B * np.maximum(light, 1e-12) ** _C + _D
    return np.where(light <= _Y0, _A * light, np.where(light <= _Y1, middle, _E * np.log(light + _F) + _G)) / _WHITE


def _from_eye(seen):
    seen = seen * _WHITE
    middle = (np.maximum(seen - _D, 0) / _B) ** (1 / _C)
    return np.where(seen <= _X0, seen / _A, np.where(seen <= _X1, middle, np.exp((seen - _G) / _E) - _F))


def _read_tensors(path):
    """The format of Open Image Denoise: a header with the place of a table that names each tensor."""
    with open(path, "rb") as file:
        data = file.read()
    magic, _, _, place = struct.unpack_from("<HBBQ", data)
    if magic != 0x41D7:
        raise ValueError(f"{path} has no weights of Open Image Denoise")
    (count,) = struct.unpack_from("<I", data, place)
    place += 4
    tensors = {}
    for _ in range(count):
        (length,) = struct.unpack_from("<H", data, place)
        name = data[place + 2 : place + 2 + length].decode()
        place += 2 + length
        dimensions = data[place]
        shape = struct.unpack_from(f"<{dimensions}I", data, place + 1)
        place += 1 + 4 * dimensions + dimensions  # The layout has a letter for each dimension.
        kind, start = struct.unpack_from("<cQ", data, place)
        place += 9
        values = np.frombuffer(data, np.float16 if kind == b"h" else np.float32, int(np.prod(shape)), start)
        tensors[name] = values.reshape(shape).astype(np.float32)
    return tensors
