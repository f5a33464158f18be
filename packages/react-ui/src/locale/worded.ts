/**
 * The parts of a language that load separately: visit (including everything that all pages share), the two joins, and
 * the member pages.
 */
export type CopyPart = 'visit' | 'join' | 'member';

/** The English copy of a part of the screens. `copyKey` is `part/name` and identifies its translations. */
export interface Copy {
  readonly copyKey: `${CopyPart}/${string}`;
}

/** The type of a copy's translation: the same keys and parameters with any text. */
export type Worded<T> = T extends string
  ? string
  : T extends (...values: infer Values) => infer Text
    ? (...values: Values) => Worded<Text>
    : T extends readonly (infer Item)[]
      ? readonly Worded<Item>[]
      : { readonly [Key in keyof T as Key extends 'copyKey' ? never : Key]: Worded<T[Key]> };

/** A partial translation at any depth. */
export type PartlyWorded<T> = T extends string
  ? string
  : T extends (...values: infer Values) => infer Text
    ? (...values: Values) => Worded<Text>
    : T extends readonly (infer Item)[]
      ? readonly Worded<Item>[]
      : { readonly [Key in keyof T as Key extends 'copyKey' ? never : Key]?: PartlyWorded<T[Key]> };

/** Merges translations into a copy, deeply. Arrays are replaced as a whole. */
export function wordedAnew<T>(copy: T, words: PartlyWorded<T>): T {
  if (!isPlain(copy) || !isPlain(words)) return words as T;
  const laid: Record<string, unknown> = { ...copy };
  for (const [key, word] of Object.entries(words)) {
    if (word !== undefined) laid[key] = wordedAnew(laid[key], word as never);
  }
  return laid as T;
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
