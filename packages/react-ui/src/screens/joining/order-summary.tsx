import type { Club, Plan } from '@foyer/core';
import { monthlyPayments, type PlanBill } from '@foyer/core/plans';
import { type JSX, useId } from 'react';

import { ClubPicture } from '../../components/club-card.tsx';
import { joinCopy, joiningCopy } from '../../copy/join.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { useDay, useMoney } from '../../locale/use-formats.ts';

export interface OrderSummaryProps {
  /** Null until a plan is chosen. */
  readonly order: { readonly plan: Plan; readonly bill: PlanBill } | null;
  readonly club: Club | null;
  readonly onChange: () => void;
}

/** What the visitor is about to buy: the amount due today with its breakdown, and the later payments. */
export function OrderSummary({ order, club, onChange }: OrderSummaryProps): JSX.Element | null {
  const copy = useCopy(joinCopy);
  const joining = useCopy(joiningCopy);
  const formatMoney = useMoney();
  const formatDay = useDay();
  const id = useId();
  if (order === null || club === null) return null;
  const { plan, bill } = order;
  const { dueToday, firstMonth, initiation, saved, promo, commitmentMonths, regularMonthly } = bill;
  return (
    <section className="foyer-order foyer-surface" aria-labelledby={id}>
      <div className="foyer-order__art">
        <ClubPicture club={club} size="wide" />
      </div>
      <div className="foyer-order__what">
        <h2 className="foyer-eyebrow" id={id}>
          {copy.order}
        </h2>
        <p className="foyer-title">{plan.name}</p>
        <p className="foyer-soft">{copy.atClub(club.name)}</p>
        {plan.heldUntil !== undefined && (
          <p className="foyer-soft">
            {joining.heldUntil(formatDay(plan.heldUntil) ?? plan.heldUntil)}
          </p>
        )}
        <button type="button" className="foyer-link" onClick={onChange}>
          {copy.changePlan} <span className="foyer-hidden">{copy.changePlanWhat}</span>
        </button>
      </div>
      <dl className="foyer-order__bill">
        {firstMonth.minorUnits > 0 && (
          <div>
            <dt>{copy.firstMonth}</dt>
            <dd>{formatMoney(firstMonth)}</dd>
          </div>
        )}
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
        {promo !== null && promo.today.minorUnits > 0 && (
          <div>
            <dt>{copy.promo(promo.code)}</dt>
            <dd>{copy.less(formatMoney(promo.today))}</dd>
          </div>
        )}
        <div className="foyer-order__today">
          <dt>{copy.today}</dt>
          <dd>{formatMoney(dueToday)}</dd>
        </div>
        <div>
          <dt>{copy.later}</dt>
          {monthlyPayments(bill).map(({ amount, from }, index) => (
            <dd key={index}>
              {index > 0 && from === null
                ? copy.afterPromo(formatMoney(amount))
                : copy.aMonth(formatMoney(amount), formatDay(from))}
            </dd>
          ))}
        </div>
        {bill.startsOn !== null && (
          <div>
            <dt>{joining.starts}</dt>
            <dd>{formatDay(bill.startsOn)}</dd>
          </div>
        )}
      </dl>
      <p className="foyer-fine">
        {bill.isPresale && `${copy.opens(club.name, formatDay(bill.opensOn))} `}
        {copy.commitment(commitmentMonths)}
        {regularMonthly !== null && ` ${copy.regular(formatMoney(regularMonthly))}`}
      </p>
    </section>
  );
}
