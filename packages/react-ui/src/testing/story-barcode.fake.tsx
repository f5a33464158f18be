import { BinaryBitmap, Code128Reader, HybridBinarizer, RGBLuminanceSource } from '@zxing/library';
import { expect, waitFor, within } from 'storybook/test';

/** Reads a barcode with an independent reader, at its size on the screen. */
export async function readBarcode(canvas: HTMLElement, memberId: string): Promise<string> {
  const name = `Barcode for member ID ${memberId}`;
  const picture = await within(canvas).findByRole('img', { name });
  await waitFor(() => expect(picture.querySelector('path')?.getAttribute('d')).toMatch(/^M/));
  return read(picture as unknown as SVGSVGElement);
}

async function read(svg: SVGSVGElement): Promise<string> {
  const { width, height } = svg.getBoundingClientRect();
  const copy = svg.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('height', String(height));
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(copy.outerHTML)}`;
  await image.decode();
  const canvas = new OffscreenCanvas(Math.round(width), Math.round(height));
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws nothing.');
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  const grey = Uint8ClampedArray.from({ length: data.length / 4 }, (_, at) => data[at * 4] ?? 0);
  const source = new RGBLuminanceSource(grey, canvas.width, canvas.height);
  return new Code128Reader().decode(new BinaryBitmap(new HybridBinarizer(source))).getText();
}
