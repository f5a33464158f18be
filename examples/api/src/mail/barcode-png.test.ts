import {
  BarcodeFormat,
  BinaryBitmap,
  Code128Reader,
  HybridBinarizer,
  RGBLuminanceSource,
} from '@zxing/library';
import { decode } from 'fast-png';
import { describe, expect, it } from 'vitest';

import { barcodePng } from './barcode-png.ts';

describe('The barcode in a mail', () => {
  it.each(['2504123456783', '8400012', 'FYR-2026-0042'])(
    'ML-05 an independent reader reads %s from the picture',
    (value) => {
      const { png, width, height } = barcodePng(value);
      const image = decode(png);
      expect([image.width, image.height]).toEqual([2 * width, 2 * height]);
      const pixels = Uint8ClampedArray.from(image.data);
      const source = new RGBLuminanceSource(pixels, image.width, image.height);
      const read = new Code128Reader().decode(new BinaryBitmap(new HybridBinarizer(source)));
      expect(read.getText()).toBe(value);
      expect(read.getBarcodeFormat()).toBe(BarcodeFormat.CODE_128);
    },
  );

  it('ML-05 fits on a phone', () => {
    expect(barcodePng('2504123456783').width).toBeLessThanOrEqual(320);
  });
});
