import type { PlanBill } from '@foyer/core/plans';
import { type JSX, useId } from 'react';

import { joinCopy } from '../copy/join.ts';
import { useCopy } from '../locale/use-copy.ts';
import { useMoney } from '../locale/use-money.ts';

export interface OrderSummaryProps {
  readonly plan: string;
  readonly club: string;
  readonly bill: PlanBill;
  readonly onChange: () => void;
}

/** What the visitor is about to buy: the amount due today with its breakdown, and the later payments. */
export function OrderSummary({ plan, club, bill, onChange }: OrderSummaryProps): JSX.Element {
  const copy = useCopy(joinCopy);
  const formatMoney = useMoney();
  const id = useId();
  const { dueToday, monthly, initiation, saved, commitmentMonths, regularMonthly } = bill;
  return (
    <section className="foyer-order" aria-labelledby={id}>
      <div className="foyer-order__what">
        <h2 className="foyer-eyebrow" id={id}>
          {copy.order}
        </h2>
        <p className="foyer-order__plan">{plan}</p>
        <p className="foyer-order__club">{copy.atClub(club)}</p>
        <button type="button" className="foyer-link" onClick={onChange}>
          {copy.changePlan} <span className="foyer-hidden">{copy.changePlanWhat}</span>
        </button>
      </div>
      <dl className="foyer-order__bill">
        <div>
          <dt>{copy.firstMonth}</dt>
          <dd>{formatMoney(monthly)}</dd>
        </div>
        {initiation.minorUnits > 0 && (
          <div>
            <dt>{copy.initiation}</dt>
            <dd>{formatMoney(initiation)}</dd>
          </div>
        )}
        {saved.minorUnits > 0 && (
          <div>
            <dt>{copy.saved}</dt>
            <dd>{copy.less(formatMoney(saved))}</dd>
          </div>
        )}
        <div className="foyer-order__today">
          <dt>{copy.today}</dt>
          <dd>{formatMoney(dueToday)}</dd>
        </div>
        <div>
          <dt>{copy.later}</dt>
          <dd>{copy.aMonth(formatMoney(monthly))}</dd>
        </div>
      </dl>
      <p className="foyer-order__terms">
        {copy.commitment(commitmentMonths)}
        {regularMonthly !== null && ` ${copy.regular(formatMoney(regularMonthly))}`}
      </p>
    </section>
  );
}
