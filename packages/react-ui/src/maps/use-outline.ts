import { useCallback } from 'react';

import { useAnswer } from '../hooks/use-answer.ts';
import type { MapOutline } from './map-outline.ts';
import { outlines } from './outlines/index.ts';

/** The outline of an area; null until it has loaded. A list beside the map says the same, so a failure needs no message. */
export function useOutline(area: string): MapOutline | null {
  const load = useCallback(async () => {
    try {
      return (await outlines[area]?.())?.default ?? null;
    } catch {
      return null;
    }
  }, [area]);
  return useAnswer(load).answer;
}
