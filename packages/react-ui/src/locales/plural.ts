/** One form or the other, by the locale's own rule: French counts 0 as one, English does not. */
export function plural(
  locale: string,
  count: number,
  forms: { readonly one: string; readonly other: string },
): string {
  return rules(locale).select(count) === 'one' ? forms.one : forms.other;
}

const kept = new Map<string, Intl.PluralRules>();

function rules(locale: string): Intl.PluralRules {
  let found = kept.get(locale);
  if (found === undefined) {
    found = new Intl.PluralRules(locale);
    kept.set(locale, found);
  }
  return found;
}
