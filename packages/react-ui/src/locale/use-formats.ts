/** The formats of amounts and dates. Separate from the copy, because the first route shows neither. */
import { Temporal } from '@foyer/core';
import { formatMoney, type Money } from '@foyer/core/kernel';

import { useLocale } from './use-copy.ts';

/** Returns a function that formats an amount in the visitor's language. Whole amounts have no decimals. */
export function useMoney(): (money: Money) => string {
  const locale = useLocale();
  return (money) => formatMoney(money, { locale, wholeUnits: true });
}

/** Returns a function that formats an ISO date in the visitor's language, e.g. `March 1, 2027`. Null stays null. */
export function useDay(): (date: string | null) => string | null {
  const locale = useLocale();
  return (date) =>
    date === null
      ? null
      : Temporal.PlainDate.from(date).toLocaleString(locale, { dateStyle: 'long' });
}
