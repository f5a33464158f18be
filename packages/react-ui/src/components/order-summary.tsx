import type { PlanBill } from '@foyer/core';
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
  const words = useCopy(joinCopy);
  const formatMoney = useMoney();
  const id = useId();
  const { dueToday, monthly, initiation, saved, commitmentMonths, regularMonthly } = bill;
  return (
    <section className="foyer-order" aria-labelledby={id}>
      <div className="foyer-order__what">
        <h2 className="foyer-eyebrow" id={id}>
          {words.order}
        </h2>
        <p className="foyer-order__plan">{plan}</p>
        <p className="foyer-order__club">{words.atClub(club)}</p>
        <button type="button" className="foyer-link" onClick={onChange}>
          {words.changePlan} <span className="foyer-hidden">{words.changePlanWhat}</span>
        </button>
      </div>
      <dl className="foyer-order__bill">
        <div>
          <dt>{words.firstMonth}</dt>
          <dd>{formatMoney(monthly)}</dd>
        </div>
        {initiation.minorUnits > 0 && (
          <div>
            <dt>{words.initiation}</dt>
            <dd>{formatMoney(initiation)}</dd>
          </div>
        )}
        {saved.minorUnits > 0 && (
          <div>
            <dt>{words.saved}</dt>
            <dd>{words.less(formatMoney(saved))}</dd>
          </div>
        )}
        <div className="foyer-order__today">
          <dt>{words.today}</dt>
          <dd>{formatMoney(dueToday)}</dd>
        </div>
        <div>
          <dt>{words.later}</dt>
          <dd>{words.aMonth(formatMoney(monthly))}</dd>
        </div>
      </dl>
      <p className="foyer-order__terms">
        {words.commitment(commitmentMonths)}
        {regularMonthly !== null && ` ${words.regular(formatMoney(regularMonthly))}`}
      </p>
    </section>
  );
}
