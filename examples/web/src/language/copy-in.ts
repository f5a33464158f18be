import {
  type Copy,
  createCopyReader,
  english,
  type Language,
  type LanguagePart,
  type Localized,
} from '@foyer/react-ui';

/**
 * Reads copy of the common part outside of components and the provider, for example for a page's head. Falls back to
 * English while that part isn't loaded.
 */
export function copyIn<T extends Copy>(language: Language, copy: T): Localized<T> {
  const there = language.part('visit');
  const part = there instanceof Promise ? nothing : there;
  const read = readers.get(part) ?? createCopyReader({});
  readers.set(part, read);
  return read(copy, part);
}

/** One reader per language, so that copy is parsed only once. */
const readers = new WeakMap<LanguagePart, ReturnType<typeof createCopyReader>>();

const nothing = english.part('visit') as LanguagePart;
