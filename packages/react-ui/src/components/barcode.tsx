import { type JSX, useEffect, useState } from 'react';

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
  const modules = useModules(value);
  const width = (modules?.length ?? 0) + 2 * quietZone;
  return (
    <figure className="foyer-barcode">
      {/* Without the barcode, staff can still type the number. */}
      {modules !== '' && (
        <svg
          className="foyer-barcode__symbol"
          role="img"
          aria-label={label}
          viewBox={`0 0 ${width} ${height}`}
          width={width * pixelsAModule}
          shapeRendering="crispEdges"
          preserveAspectRatio="none"
        >
          <rect width="100%" height="100%" fill="#fff" />
          <path d={pathOf(modules ?? '')} fill="#000" />
        </svg>
      )}
      <figcaption className="foyer-barcode__number">{value}</figcaption>
    </figure>
  );
}

/**
 * Returns the modules of the barcode, 1 for black and 0 for white. Null while the encoder is loading, empty if the
 * value can't be encoded.
 */
function useModules(value: string): string | null {
  const [drawn, setDrawn] = useState<{ readonly value: string; readonly modules: string } | null>(
    null,
  );
  useEffect(() => {
    let isHere = true;
    const draw = async (): Promise<void> => {
      const { code128 } = await import('./code-128.ts');
      if (isHere) setDrawn({ value, modules: code128(value) });
    };
    draw().catch(() => {
      if (isHere) setDrawn({ value, modules: '' });
    });
    return () => {
      isHere = false;
    };
  }, [value]);
  return drawn?.value === value ? drawn.modules : null;
}

function pathOf(modules: string): string {
  return Array.from(
    modules.matchAll(/1+/g),
    ({ 0: bar, index }) => `M${quietZone + index} 0h${bar.length}v${height}h-${bar.length}z`,
  ).join('');
}
