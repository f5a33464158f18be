import { type JSX, useEffect, useState } from 'react';

/** Modules of white that a reader wants on either side of the bars. */
const quietZone = 10;
/** In modules. */
const height = 36;
/** Whole pixels where there is room: no bar is wider than it should be. */
const pixelsAModule = 3;

export interface BarcodeProps {
  /** What a reader at the door reads. */
  readonly value: string;
  /** What it is, to those who hear the page. */
  readonly label: string;
}

/** A Code 128 symbol, black on white in any colour scheme, with its number below it. SJ-09 */
export function Barcode({ value, label }: BarcodeProps): JSX.Element {
  const modules = useModules(value);
  const width = (modules?.length ?? 0) + 2 * quietZone;
  return (
    <figure className="foyer-barcode">
      {/* Without its symbol the number is there to be typed. */}
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

/** The symbol's modules, 1 black and 0 white; null while its encoder is fetched, empty where it can't be drawn. */
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

/** The bars, each a full-height box. */
function pathOf(modules: string): string {
  return Array.from(
    modules.matchAll(/1+/g),
    ({ 0: bar, index }) => `M${quietZone + index} 0h${bar.length}v${height}h-${bar.length}z`,
  ).join('');
}
