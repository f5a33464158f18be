import { defaultMoneyStyle, formatMoney, type Money } from '@foyer/core';

import { useLocale } from './use-copy.ts';

/** Writes amounts as the language does: `CA$205.50` in English, `205,50 $` in Québec. PL-05 */
export function useMoney(): (money: Money) => string {
  const locale = useLocale();
  return (money) => formatMoney(money, { ...defaultMoneyStyle, locale });
}
