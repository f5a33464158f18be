import { use, useContext } from 'react';

import { FoyerContext } from '../di/foyer-context.ts';
import { english } from './language.ts';
import type { Copy, CopyPart, Worded } from './worded.ts';

/**
 * A copy in the language of the `FoyerProvider` above, with the chain's own words over it; in English where there is
 * none. Waits, as a lazily fetched component does, for a part of the language that has not come yet.
 */
export function useCopy<T extends Copy>(copy: T): Worded<T> {
  const foyer = useContext(FoyerContext);
  if (foyer === null) return copy as unknown as Worded<T>;
  const part = foyer.language.part(partOf(copy));
  return foyer.worded(copy, part instanceof Promise ? use(part) : part);
}

/** Waits for a part of the language, where it brings sentences or labels that are shown without a copy of its own. */
export function useLanguagePart(name: CopyPart): void {
  const part = useContext(FoyerContext)?.language.part(name);
  if (part instanceof Promise) use(part);
}

/** The locale that dates, times, numbers and money are written in: BCP 47. */
export function useLocale(): string {
  return (useContext(FoyerContext)?.language ?? english).locale;
}

/** Words a label of the core, by its English text; one without a translation stays as it is. */
export function useLabels(): (label: string) => string {
  const { labels } = useContext(FoyerContext)?.language ?? english;
  return (label) => labels[label] ?? label;
}

function partOf({ copyKey }: Copy): CopyPart {
  return copyKey.slice(0, copyKey.indexOf('/')) as CopyPart;
}
