/** Converts a day's label for use within a sentence, in languages that don't capitalize days: `lundi 23 novembre`. */
export function lowered(label: string): string {
  return label.charAt(0).toLowerCase() + label.slice(1);
}
