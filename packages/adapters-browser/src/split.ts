/**
 * How visitors are shared out among an experiment's arms: `[[true, 20], [false, 80]]`. The weights are shares of their
 * sum; an arm of weight 0 gets nobody.
 */
export type Split = readonly (readonly [arm: boolean | string, weight: number])[];

/** The experiments that run, by their flags. */
export type Splits = Readonly<Record<string, Split>>;

/**
 * The arm of a visitor, from their id and the flag's name alone: the same wherever and however often it is asked, and
 * one experiment's arms tell nothing of another's. Undefined where no arm gets anybody. AN-04
 */
export function armOf(split: Split, flag: string, visitorId: string): boolean | string | undefined {
  const whole = split.reduce((sum, [, weight]) => sum + weight, 0);
  let left = shareOf(`${flag} ${visitorId}`) * whole;
  return split.find(([, weight]) => (left -= weight) < 0)?.[0];
}

/** A number in [0, 1) that follows from the text: FNV-1a, stirred so that its high bits depend on every character. */
function shareOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let place = 0; place < text.length; place += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
