import {
  type Copy,
  createCopyReader,
  english,
  type Language,
  type LanguagePart,
  type Worded,
} from '@foyer/react-ui';

/**
 * A copy of the part that every page has, where no component can ask for it: in a page's head, outside the provider. In
 * English while the part is not there.
 */
export function wordsIn<T extends Copy>(language: Language, copy: T): Worded<T> {
  const there = language.part('visit');
  const part = there instanceof Promise ? nothing : there;
  const read = readers.get(part) ?? createCopyReader({});
  readers.set(part, read);
  return read(copy, part);
}

/** One for each language: what was read once is kept. */
const readers = new WeakMap<LanguagePart, ReturnType<typeof createCopyReader>>();

const nothing = english.part('visit') as LanguagePart;
