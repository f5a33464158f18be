/**
 * How an experiment divides visitors among its arms: `[[true, 20], [false, 80]]`. Weights are relative to their sum;
 * an arm with weight 0 gets nobody.
 */
export type Split = readonly (readonly [arm: boolean | string, weight: number])[];

export type Splits = Readonly<Record<string, Split>>;

/**
 * Returns a visitor's arm. It depends only on their id and the flag, so it's the same everywhere, and arms of
 * different experiments are independent. Undefined if no arm gets anybody.
 */
export function armOf(split: Split, flag: string, visitorId: string): boolean | string | undefined {
  const whole = split.reduce((sum, [, weight]) => sum + weight, 0);
  let left = shareOf(`${flag} ${visitorId}`) * whole;
  return split.find(([, weight]) => (left -= weight) < 0)?.[0];
}

/** Hashes the text to a number in [0, 1): FNV-1a, mixed so that its high bits depend on every character. */
function shareOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let place = 0; place < text.length; place += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
