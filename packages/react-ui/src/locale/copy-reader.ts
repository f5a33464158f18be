import type { FoyerContextValue } from '../di/foyer-context.ts';
import type { Copy } from './worded.ts';
import { wordedAnew } from './worded.ts';

/** Returns copy in the visitor's language on top of the English copy, with the chain's overrides on top of both. */
export function createCopyReader(
  own: Readonly<Record<string, object>>,
): FoyerContextValue['worded'] {
  const read = new Map<string, unknown>();
  return (copy, part) => {
    const { copyKey }: Copy = copy;
    if (!read.has(copyKey)) {
      read.set(
        copyKey,
        [part.copy[copyKey], own[copyKey]].reduce<object>(
          (words, over) => (over === undefined ? words : wordedAnew(words, over)),
          copy,
        ),
      );
    }
    return read.get(copyKey) as never;
  };
}
