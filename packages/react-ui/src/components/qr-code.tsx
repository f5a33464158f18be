import type { JSX } from 'react';
import { encode } from 'uqr';

export interface QrCodeProps {
  readonly text: string;
  /** The accessible name. */
  readonly label: string;
}

/** The light modules that a scanner needs around the code. */
const quietZone = 4;

/** A QR code, always black on white. Its size comes from the style sheet. */
export function QrCode({ text, label }: QrCodeProps): JSX.Element {
  const { size, data } = encode(text, { ecc: 'M', border: quietZone });
  const modules = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg
      className="foyer-qr"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={modules.join('')} fill="#000" />
    </svg>
  );
}
