/**
 * Picks the singular or plural by the locale's own rule. For example, French treats 0 as singular, and English
 * doesn't.
 */
export function plural(
  locale: string,
  count: number,
  forms: { readonly one: string; readonly other: string },
): string {
  return rules(locale).select(count) === 'one' ? forms.one : forms.other;
}

const cached = new Map<string, Intl.PluralRules>();

function rules(locale: string): Intl.PluralRules {
  let found = cached.get(locale);
  if (found === undefined) {
    found = new Intl.PluralRules(locale);
    cached.set(locale, found);
  }
  return found;
}

/**
 * Converts a day's label or a sentence for use within another, in languages that don't capitalize days and what
 * follows a colon: `lundi 23 novembre`.
 */
export function lowered(label: string): string {
  return label.charAt(0).toLowerCase() + label.slice(1);
}

/** A Spanish time of day with its article: `la 1:15 p.m.`, `las 3:15 p.m.` */
export function spanishHour(time: string): string {
  return `${/^1\D/.test(time) ? 'la' : 'las'} ${time}`;
}
