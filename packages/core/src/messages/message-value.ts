/** What a message's placeholder stands for. All but plain text is written as the catalogue's language has it. */
export type MessageValue =
  | string
  /** A name of the core, by its English text: of a field, for example. */
  | { readonly label: string }
  | SpokenValue;

/** A value that writes itself: only the part of the program that tells of it brings the way to write it. */
export interface SpokenValue {
  /** `locale` is BCP 47. */
  in(locale: string): string;
}

/** A value in words. `labels` are the language's, by the English text. ER-01 */
export function wordValue(
  value: MessageValue,
  locale: string,
  labels: Readonly<Record<string, string>>,
): string {
  if (typeof value === 'string') return value;
  return 'label' in value ? (labels[value.label] ?? value.label) : value.in(locale);
}
