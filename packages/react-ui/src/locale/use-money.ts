import { formatMoney, type Money } from '@foyer/core';

import { useLocale } from './use-copy.ts';

/** Writes an amount as the language does, whole units without the minor ones. PL-05 */
export function useMoney(): (money: Money) => string {
  const locale = useLocale();
  return (money) => formatMoney(money, { locale, wholeUnits: true });
}
