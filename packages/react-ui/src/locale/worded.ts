/** The parts whose words are fetched together: the visit with all that every page shows, the two joins, the member's pages. */
export type CopyPart = 'visit' | 'join' | 'member';

/** The words of a part of the screens in English. Its key is what a translation is found by: `part/name`. */
export interface Copy {
  readonly copyKey: `${CopyPart}/${string}`;
}

/** The shape of a copy in any language: the same keys, any text, the same values to fill in. */
export type Worded<T> = T extends string
  ? string
  : T extends (...values: infer Values) => infer Text
    ? (...values: Values) => Worded<Text>
    : T extends readonly (infer Item)[]
      ? readonly Worded<Item>[]
      : { readonly [Key in keyof T as Key extends 'copyKey' ? never : Key]: Worded<T[Key]> };

/** Some of a copy's words, however deep they stand. */
export type PartlyWorded<T> = T extends string
  ? string
  : T extends (...values: infer Values) => infer Text
    ? (...values: Values) => Worded<Text>
    : T extends readonly (infer Item)[]
      ? readonly Worded<Item>[]
      : { readonly [Key in keyof T as Key extends 'copyKey' ? never : Key]?: PartlyWorded<T[Key]> };

/** Lays some words over a copy; what they leave out stays. A list is taken whole. */
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
