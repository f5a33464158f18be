/** The formats of amounts and dates. Separate from the copy, because the first route shows neither. */
import { formatDate } from '@foyer/core/calendar';
import { formatMoney, type Money } from '@foyer/core/kernel';

import { useLocale } from './use-copy.ts';

/** Returns a function that formats an amount in the visitor's language. Whole amounts have no decimals. */
export function useMoney(): (money: Money) => string {
  const locale = useLocale();
  return (money) => formatMoney(money, { locale, wholeUnits: true });
}

/** Returns a function that formats an ISO date in the visitor's language, e.g. `March 1, 2027`. Null stays null. */
export function useDay(): { (date: string): string; (date: string | null): string | null } {
  const locale = useLocale();
  function day(date: string): string;
  function day(date: string | null): string | null;
  function day(date: string | null): string | null {
    return date && formatDate(date, locale, { dateStyle: 'long' });
  }
  return day;
}

/** Returns a function that lists alternatives in the visitor's language, e.g. `acme.example or eu.acme.example`. */
export function useAlternatives(): (items: readonly string[]) => string {
  const list = new Intl.ListFormat(useLocale(), { type: 'disjunction' });
  return (items) => list.format(items);
}
