import type { LanguagePart } from '../locale/language.ts';
import type { Copy } from '../locale/copy.ts';

/**
 * Returns the texts that a language doesn't translate or translates without one of the values. For tests of
 * translations; a regional variant may leave out texts.
 */
export function missingTranslations(
  copies: readonly Copy[],
  { copy }: Pick<LanguagePart, 'copy'>,
): readonly string[] {
  return copies.flatMap((english) =>
    textsBeside(english, copy[english.copyKey], english.copyKey).flatMap(asLines),
  );
}

/** Returns the texts that are the same in English. These include names and words that both languages share. */
export function leftInEnglish(
  copies: readonly Copy[],
  { copy }: Pick<LanguagePart, 'copy'>,
): readonly string[] {
  return copies
    .flatMap((english) => textsBeside(english, copy[english.copyKey], english.copyKey))
    .filter(({ english, other }) => english === other && hasText(english))
    .map(({ english }) => english);
}

/** A text of a copy with its translation. Values are replaced by markers. */
export interface TextBeside {
  /** The copy's key and the property names that lead to the text. */
  readonly path: string;
  readonly english: string;
  readonly other: string | undefined;
}

/** Pairs all texts of a copy with their translations. Functions are called with markers. */
export function textsBeside(english: unknown, other: unknown, path: string): readonly TextBeside[] {
  if (typeof english === 'string') {
    return [{ path, english, other: typeof other === 'string' ? other : undefined }];
  }
  if (typeof english === 'function') {
    const said = typeof other === 'function' ? filled(other) : undefined;
    return [{ path, english: filled(english), other: said }];
  }
  if (typeof english !== 'object' || english === null) return [];
  return Object.entries(english)
    .filter(([name]) => name !== 'copyKey')
    .flatMap(([name, word]) =>
      textsBeside(word, (other as Record<string, unknown> | undefined)?.[name], `${path}.${name}`),
    );
}

function asLines({ path, english, other }: TextBeside): readonly string[] {
  if (other === undefined || other.trim() === '') return [`${path} is not said`];
  const gone = marksIn(english).filter((mark) => !marksIn(other).includes(mark));
  return gone.length > 0 ? [`${path} says nothing of ${gone.join(', ')}: ${other}`] : [];
}

function filled(texts: object): string {
  const say = texts as (...values: unknown[]) => unknown;
  const marks = Array.from({ length: say.length }, (_, place) => `⟦${place}⟧`);
  try {
    return String(say(...marks));
  } catch {
    return String(say(...marks.map((mark) => [mark])));
  }
}

function marksIn(text: string): readonly string[] {
  return Array.from(text.matchAll(/⟦\d⟧/g), ([mark]) => mark).toSorted();
}

/** Numbers and symbols need no translation. */
function hasText(text: string): boolean {
  return /\p{L}{2}/u.test(text.replaceAll(/⟦\d⟧/g, ''));
}
