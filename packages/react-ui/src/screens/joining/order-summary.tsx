import type { Club, Plan } from '@foyer/core';
import type { Money } from '@foyer/core/kernel';
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
    <section className="foyer-order foyer-stack-4 foyer-surface" aria-labelledby={id}>
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
          <p className="foyer-soft">{joining.costNotes.held(formatDay(plan.heldUntil))}</p>
        )}
        <button type="button" className="foyer-link" onClick={onChange}>
          {copy.changePlan} <span className="foyer-hidden">{copy.changePlanWhat}</span>
        </button>
      </div>
      <dl className="foyer-order__bill foyer-stack-2">
        <Line term={copy.firstMonth} amount={firstMonth} />
        <Line term={copy.initiation} amount={initiation} />
        <Line term={copy.saved} amount={saved} isDiscount />
        {promo !== null && <Line term={copy.promo(promo.code)} amount={promo.today} isDiscount />}
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
        {commitmentMonths > 0 && copy.commitment(commitmentMonths)}
        {regularMonthly !== null && ` ${copy.regular(formatMoney(regularMonthly))}`}
      </p>
    </section>
  );
}

interface LineProps {
  readonly term: string;
  readonly amount: Money;
  readonly isDiscount?: boolean;
}

/** A line of the bill, unless it's zero. */
function Line({ term, amount, isDiscount = false }: LineProps): JSX.Element | null {
  const copy = useCopy(joinCopy);
  const text = useMoney()(amount);
  if (amount.minorUnits === 0) return null;
  return (
    <div>
      <dt>{term}</dt>
      <dd>{isDiscount ? copy.less(text) : text}</dd>
    </div>
  );
}
