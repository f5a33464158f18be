/** A day's label within a sentence, in a language that writes days small there: `lundi 23 novembre`. */
export function lowered(label: string): string {
  return label.charAt(0).toLowerCase() + label.slice(1);
}
