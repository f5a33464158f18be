import { useEffect, useState } from 'react';

import { afterFrame } from './use-after-frame.ts';

/** How many rows are added at once. */
const more = 24;

/**
 * How many rows of a list of `count` to draw by now: `first` of them, then some more after each frame until all are there. Making
 * a hundred can be interrupted, putting them onto the page can't, and whoever presses a key would wait for it. While `waits`
 * nothing is added: something more urgent is on its way.
 */
export function useDrawnBitByBit(count: number, first: number, waits: boolean): number {
  const [drawn, draw] = useState(first);
  const rests = drawn >= count || waits;
  useEffect(() => (rests ? undefined : afterFrame(() => draw(drawn + more))), [rests, drawn]);
  return drawn;
}
