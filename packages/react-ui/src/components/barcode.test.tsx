// @vitest-environment jsdom
import { BarcodeFormat, BitArray, Code128Reader } from '@zxing/library';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { Barcode } from './barcode.tsx';

afterEach(cleanup);

async function drawn(value: string): Promise<SVGSVGElement> {
  cleanup();
  render(<Barcode value={value} label={`Barcode for member ID ${value}`} />);
  const picture = screen.getByRole('img', { name: `Barcode for member ID ${value}` });
  await expect.poll(() => picture.querySelector('path')?.getAttribute('d')).toMatch(/^M/);
  return picture as unknown as SVGSVGElement;
}

/** Reads the middle line of the picture as a scanner would, at two pixels per module. */
function scanLine(svg: SVGSVGElement): BitArray {
  const width = Number(svg.getAttribute('viewBox')?.split(' ')[2]);
  const line = new BitArray(width * 2);
  const bars = svg.querySelector('path')?.getAttribute('d') ?? '';
  for (const [, x, wide] of bars.matchAll(/M(\d+) 0h(\d+)v\d+h-\d+z/g)) {
    line.setRange(Number(x) * 2, (Number(x) + Number(wide)) * 2);
  }
  return line;
}

describe('the barcode', () => {
  it.each(['8400012', '000123456789', 'FYR-2026-0042', 'M7'])(
    'SJ-09 CJ-14 an independent barcode reader reads %s from the picture',
    async (value) => {
      const read = new Code128Reader().decodeRow(0, scanLine(await drawn(value)));
      expect(read.getText()).toBe(value);
      expect(read.getBarcodeFormat()).toBe(BarcodeFormat.CODE_128);
    },
  );

  it('SJ-09 shows its number as text on a white margin and stays white in dark mode', async () => {
    const picture = await drawn('8400012');
    expect(screen.getByText('8400012')).toBeTruthy();
    expect(picture.querySelector('rect')?.getAttribute('fill')).toBe('#fff');
    expect(picture.querySelector('path')?.getAttribute('d')).toMatch(/^M10 /);
  });

  it('SJ-09 shows only the text of a number that the symbology cannot encode', async () => {
    render(<Barcode value="会員" label="Barcode" />);
    await expect.poll(() => screen.queryByRole('img')).toBeNull();
    expect(screen.getByText('会員')).toBeTruthy();
  });
});
