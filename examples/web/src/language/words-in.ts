import { type Copy, createCopyReader, english, type Language, type Worded } from '@foyer/react-ui';

const worded = createCopyReader({});

/**
 * A copy of the part that every page has, where no component can ask for it: in a page's head, outside the provider. In
 * English while the part is not there.
 */
export function wordsIn<T extends Copy>(language: Language, copy: T): Worded<T> {
  const part = language.part('visit');
  return worded(copy, part instanceof Promise ? nothing : part);
}

const nothing = english.part('visit') as Awaited<ReturnType<typeof english.part>>;
