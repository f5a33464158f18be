import type { FoyerContextValue } from '../di/foyer-context.ts';
import type { Copy } from './worded.ts';
import { wordedAnew } from './worded.ts';

/** Reads copies with the language's words laid over the English ones, and the chain's own over those. */
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
