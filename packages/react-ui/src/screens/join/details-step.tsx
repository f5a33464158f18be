import { monthlyPayments, type PlanBill } from '@foyer/core/plans';
import { type JSX, useId } from 'react';

import { Button } from '../../components/button.tsx';
import { joinCopy, joiningCopy } from '../../copy/join.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { useDay, useMoney } from '../../locale/use-formats.ts';
import { ContactAlert } from '../lead/contact-parts.tsx';
import { ContactForm } from '../lead/contact-form.tsx';
import { StandardFrame, type StandardStepProps } from './standard-frame.tsx';

/** Step 2/3: the order and the buyer's details. */
export default function DetailsStep({ flow, snapshot, heading }: StandardStepProps): JSX.Element {
  const copy = useCopy(joinCopy);
  const joining = useCopy(joiningCopy);
  const { state, chosen, alert, busy, canSubmit } = snapshot;
  const { selectedFacility: club } = state;
  return (
    <StandardFrame
      eyebrow={copy.detailsEyebrow}
      title={copy.detailsTitle}
      lede={copy.detailsLede}
      heading={heading}
      snapshot={snapshot}
    >
      {chosen !== null && club !== null && (
        <OrderSummary
          plan={chosen.plan.name}
          heldUntil={chosen.plan.heldUntil}
          club={club.name}
          bill={chosen.bill}
          onChange={() => flow.goTo(0)}
        />
      )}
      <ContactForm
        flow={flow}
        snapshot={snapshot}
        label={copy.detailsForm}
        purpose={null}
        hints={joining.hints}
        proposals={null}
        onSubmit={() => void flow.submit()}
      >
        <ContactAlert alert={alert} key={snapshot.refusals} />
        <Button
          type="submit"
          unavailable={!canSubmit}
          busy={busy === 'purchasing' ? joining.purchasing : null}
        >
          {copy.next}
        </Button>
        {(canSubmit || busy !== null) && (
          <p className="foyer-actions__note foyer-fine">{joining.purchaseNote}</p>
        )}
      </ContactForm>
    </StandardFrame>
  );
}

interface OrderSummaryProps {
  readonly plan: string;
  /** ISO date. */
  readonly heldUntil: string | undefined;
  readonly club: string;
  readonly bill: PlanBill;
  readonly onChange: () => void;
}

/** What the visitor is about to buy: the amount due today with its breakdown, and the later payments. */
function OrderSummary({ plan, heldUntil, club, bill, onChange }: OrderSummaryProps): JSX.Element {
  const copy = useCopy(joinCopy);
  const joining = useCopy(joiningCopy);
  const formatMoney = useMoney();
  const formatDay = useDay();
  const id = useId();
  const { dueToday, firstMonth, initiation, saved, promo, commitmentMonths, regularMonthly } = bill;
  return (
    <section className="foyer-order foyer-surface" aria-labelledby={id}>
      <div className="foyer-order__what">
        <h2 className="foyer-eyebrow" id={id}>
          {copy.order}
        </h2>
        <p className="foyer-title">{plan}</p>
        <p className="foyer-soft">{copy.atClub(club)}</p>
        {heldUntil !== undefined && (
          <p className="foyer-soft">{joining.heldUntil(formatDay(heldUntil) ?? heldUntil)}</p>
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
        {bill.isPresale && `${copy.opens(club, formatDay(bill.opensOn))} `}
        {copy.commitment(commitmentMonths)}
        {regularMonthly !== null && ` ${copy.regular(formatMoney(regularMonthly))}`}
      </p>
    </section>
  );
}
