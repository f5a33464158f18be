// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { BinaryBitmap, HybridBinarizer, QRCodeReader, RGBLuminanceSource } from '@zxing/library';
import { afterEach, expect, it } from 'vitest';

import { QrCode } from './qr-code.tsx';

afterEach(cleanup);

const address = 'https://www.foyer.example/employers/northwind';

function drawn(): { readonly svg: Element; readonly size: number; readonly isDark: Set<string> } {
  render(<QrCode text={address} label="QR code" />);
  const svg = screen.getByRole('img', { name: 'QR code' });
  const path = svg.querySelector('path')?.getAttribute('d') ?? '';
  const isDark = new Set(
    Array.from(path.matchAll(/M(\d+) (\d+)h1v1h-1z/g), ([, x, y]) => `${x} ${y}`),
  );
  return { svg, size: Number(svg.getAttribute('viewBox')?.split(' ')[2]), isDark };
}

it('MB-96 an independent reader reads the address from the picture', () => {
  const { size, isDark } = drawn();
  const scale = 4;
  const side = size * scale;
  const grey = Uint8ClampedArray.from({ length: side * side }, (_, at) => {
    const [x, y] = [at % side, Math.floor(at / side)].map((one) => Math.floor(one / scale));
    return isDark.has(`${x} ${y}`) ? 0 : 255;
  });
  const source = new RGBLuminanceSource(grey, side, side);
  const read = new QRCodeReader().decode(new BinaryBitmap(new HybridBinarizer(source)));
  expect(read.getText()).toBe(address);
});

it('MB-96 the code keeps a white margin of four modules, in dark mode too', () => {
  const { svg, size, isDark } = drawn();
  const places = [...isDark].flatMap((place) => place.split(' ').map(Number));
  expect(Math.min(...places)).toBe(4);
  expect(Math.max(...places)).toBe(size - 5);
  expect(svg.querySelector('rect')?.getAttribute('fill')).toBe('#fff');
  expect(svg.querySelector('path')?.getAttribute('fill')).toBe('#000');
});
