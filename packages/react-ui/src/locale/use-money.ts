import { formatMoney, type Money } from '@foyer/core/kernel';

import { useLocale } from './use-copy.ts';

/** Returns a function that formats an amount in the visitor's language. Whole amounts have no decimals. */
export function useMoney(): (money: Money) => string {
  const locale = useLocale();
  return (money) => formatMoney(money, { locale, wholeUnits: true });
}
