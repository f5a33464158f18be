import { useEffect, useState } from 'react';

import type { MapOutline } from './map-outline.ts';
import { outlines } from './outlines/index.ts';

/** The outline of an area; null until it has loaded. A list beside the map says the same, so a failure needs no message. */
export function useOutline(area: string): MapOutline | null {
  const [loaded, setLoaded] = useState<{ readonly area: string; readonly outline: MapOutline }>();
  useEffect(() => {
    let isHere = true;
    const load = async (): Promise<void> => {
      const part = await outlines[area]?.();
      if (isHere && part) setLoaded({ area, outline: part.default });
    };
    load().catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, [area]);
  return loaded?.area === area ? loaded.outline : null;
}
