/** The value of a placeholder. Everything but plain text is formatted in the catalog's language. */
export type MessageValue =
  | string
  /** A label of the core, such as a field's, by its English text. */
  | { readonly label: string }
  | FormattedValue;

/** A value that formats itself. Its formatting code is loaded only where it's used. */
export interface FormattedValue {
  /** `locale` is BCP 47. */
  in(locale: string): string;
}

/** Formats a value. `labels` are the language's labels by their English text. */
export function formatValue(
  value: MessageValue,
  locale: string,
  labels: Readonly<Record<string, string>>,
): string {
  if (typeof value === 'string') return value;
  return 'label' in value ? (labels[value.label] ?? value.label) : value.in(locale);
}
