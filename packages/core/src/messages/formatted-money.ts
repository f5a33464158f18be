import { formatMoney, type Money } from '../kernel/money.ts';
import type { FormattedValue } from './catalog.ts';

/** An amount, without minor units if they are zero. It has its own module because the first route shows no price. */
export class FormattedMoney implements FormattedValue {
  readonly money: Money;

  constructor(money: Money) {
    this.money = money;
  }

  in(locale: string): string {
    return formatMoney(this.money, { locale, wholeUnits: true });
  }
}
