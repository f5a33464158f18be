import { useContext } from 'react';

import { FoyerContext } from '../di/foyer-provider.tsx';
import type { Copy, CopyPart, Localized } from './copy.ts';
import { english } from './language.ts';

/**
 * Returns copy in the language of the nearest `FoyerProvider` (English without one), with the chain's overrides.
 * Suspends until the copy's part of the language has loaded.
 */
export function useCopy<T extends Copy>(copy: T): Localized<T> {
  const foyer = useContext(FoyerContext);
  if (foyer === null) return copy as unknown as Localized<T>;
  const part = foyer.language.part(partOf(copy));
  if (part instanceof Promise) suspend(part);
  return foyer.localize(copy, part);
}

/**
 * Suspends until a part of the language has loaded. For screens that use its messages or labels but none of its copy.
 */
export function useLanguagePart(name: CopyPart): void {
  const part = useContext(FoyerContext)?.language.part(name);
  if (part instanceof Promise) suspend(part);
}

/** The BCP 47 locale for formatting dates, times, numbers and money. */
export function useLocale(): string {
  return (useContext(FoyerContext)?.language ?? english).locale;
}

/**
 * Returns a function that translates a label of the core by its English text. A label without a translation stays in
 * English.
 */
export function useLabels(): (label: string) => string {
  const { labels } = useContext(FoyerContext)?.language ?? english;
  return (label) => labels[label] ?? label;
}

/** Suspends until the part has loaded. React 18 has no `use`. */
function suspend(part: Promise<unknown>): never {
  // oxlint-disable-next-line typescript/only-throw-error
  throw part;
}

function partOf({ copyKey }: Copy): CopyPart {
  return copyKey.slice(0, copyKey.indexOf('/')) as CopyPart;
}
