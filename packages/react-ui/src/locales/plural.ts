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
