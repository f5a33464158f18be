import type { FoyerContextValue } from '../di/foyer-context.ts';
import type { Copy } from './copy.ts';
import { mergeCopy } from './copy.ts';

/** Returns copy in the visitor's language on top of the English copy, with the chain's overrides on top of both. */
export function createCopyReader(
  own: Readonly<Record<string, object>>,
): FoyerContextValue['localize'] {
  const read = new Map<string, unknown>();
  return (copy, part) => {
    const { copyKey }: Copy = copy;
    if (!read.has(copyKey)) {
      read.set(
        copyKey,
        [part.copy[copyKey], own[copyKey]].reduce<object>(
          (texts, over) => (over === undefined ? texts : mergeCopy(texts, over)),
          copy,
        ),
      );
    }
    return read.get(copyKey) as never;
  };
}
