import { type JSX, useCallback } from 'react';

import { useAnswer } from '../hooks/use-answer.ts';

/** The width of the quiet zone on either side of the bars, in modules. */
const quietZone = 10;
/** In modules. */
const height = 36;
/** At its natural size each module is a whole number of pixels wide, so that bars aren't distorted. */
const pixelsAModule = 3;

interface BarcodeProps {
  /** The content of the barcode. */
  readonly value: string;
  /** The accessible name. */
  readonly label: string;
}

/** A Code 128 barcode with its number below it. It's black on white in any color scheme. */
export function Barcode({ value, label }: BarcodeProps): JSX.Element {
  const drawn = useDrawn(value);
  return (
    <figure className="foyer-barcode">
      {/* Without the barcode, staff can still type the number. */}
      {drawn !== null && (
        <svg
          className="foyer-barcode__symbol"
          role="img"
          aria-label={label}
          viewBox={`0 0 ${drawn.width} ${drawn.height}`}
          // As wide as it can be until its bars are known, so that nothing moves.
          width={drawn === empty ? '100%' : drawn.width * pixelsAModule}
          shapeRendering="crispEdges"
          preserveAspectRatio="none"
        >
          <rect width="100%" height="100%" fill="#fff" />
          <path d={drawn.path} fill="#000" />
        </svg>
      )}
      <figcaption className="foyer-barcode__number">{value}</figcaption>
    </figure>
  );
}

export interface DrawnBarcode {
  /** The view box, with the quiet zones. */
  readonly width: number;
  readonly height: number;
  /** The SVG path of the bars. */
  readonly path: string;
}

/** Draws a barcode. Null if its encoder fails to load, or the value can't be encoded. */
export async function barcodeOf(value: string): Promise<DrawnBarcode | null> {
  try {
    const { code128 } = await import('./code-128.ts');
    const modules = code128(value);
    return modules === '' ? null : drawnFrom(modules);
  } catch {
    return null;
  }
}

/** Returns the barcode, without bars while the encoder is loading. */
function useDrawn(value: string): DrawnBarcode | null {
  const draw = useCallback(async () => ({ drawn: await barcodeOf(value) }), [value]);
  const { answer } = useAnswer(draw);
  return answer === null ? empty : answer.drawn;
}

/** `modules` has 1 for black and 0 for white. */
function drawnFrom(modules: string): DrawnBarcode {
  const path = Array.from(
    modules.matchAll(/1+/g),
    ({ 0: bar, index }) => `M${quietZone + index} 0h${bar.length}v${height}h-${bar.length}z`,
  ).join('');
  return { width: modules.length + 2 * quietZone, height, path };
}

const empty = drawnFrom('');
