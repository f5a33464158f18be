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
export type Localized<T> = T extends string
  ? string
  : T extends (...values: infer Values) => infer Text
    ? (...values: Values) => Localized<Text>
    : T extends readonly (infer Item)[]
      ? readonly Localized<Item>[]
      : { readonly [Key in keyof T as Key extends 'copyKey' ? never : Key]: Localized<T[Key]> };

/** A partial translation at any depth. */
export type PartlyLocalized<T> = T extends string
  ? string
  : T extends (...values: infer Values) => infer Text
    ? (...values: Values) => Localized<Text>
    : T extends readonly (infer Item)[]
      ? readonly Localized<Item>[]
      : {
          readonly [Key in keyof T as Key extends 'copyKey' ? never : Key]?: PartlyLocalized<
            T[Key]
          >;
        };

/** Merges translations into a copy, deeply. Arrays are replaced as a whole. */
export function mergeCopy<T>(copy: T, translation: PartlyLocalized<T>): T {
  if (!isPlain(copy) || !isPlain(translation)) return translation as T;
  const merged: Record<string, unknown> = { ...copy };
  for (const [key, word] of Object.entries(translation)) {
    if (word !== undefined) merged[key] = mergeCopy(merged[key], word as never);
  }
  return merged as T;
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Adds the details that apply to a text: `$505 due today: first month $205, initiation $300`. */
export function listed(text: string, details: readonly (string | null)[], colon = ': '): string {
  const known = details.filter((detail) => detail !== null);
  return known.length === 0 ? text : `${text}${colon}${known.join(', ')}`;
}
