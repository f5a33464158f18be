import { dayLabel, Temporal } from '@foyer/core';
import { parseDate } from '@foyer/core/forms';
import { formatMoney } from '@foyer/core/kernel';
import type {
  DayPassArrival,
  DayPassField,
  DayPassPurchase,
  DayPassSnapshot,
} from '@foyer/core/passes';
import { longDay } from '@foyer/core/calendar';
import type { JSX, ReactNode } from 'react';

import { Banner } from '../../components/banner.tsx';
import { LoadError } from '../../components/loading-state.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { dayPassCopy } from '../../copy/passes.ts';
import { useFoyer } from '../../di/foyer-provider.tsx';
import { dayPassPurchaseOf } from '../../di/order-modules.ts';
import { useCopy, useLocale } from '../../locale/use-copy.ts';
import { OrderFacts, OrderForm } from './order-form.tsx';
import { OrderScreen } from './order-screen.tsx';
import { PassCard } from './mailed-pass-screen.tsx';
import { useSnapshot } from '../../hooks/use-snapshot.ts';

export interface DayPassScreenProps {
  /** The unchecked data from the URL. */
  readonly arrival?: DayPassArrival;
  /** True if the visitor came from another page of the site. The first heading then takes the focus. */
  readonly takesFocus?: boolean;
  /** Shown beside the form until a club is chosen, whose picture takes its place. */
  readonly picture?: ReactNode;
}

/** The page for buying a day pass: the order form and, after the payment, the pass with its receipt. */
export function DayPassScreen({
  arrival = nothing,
  takesFocus = false,
  picture,
}: DayPassScreenProps): JSX.Element {
  const flow = dayPassPurchaseOf(useFoyer().container);
  const snapshot = useSnapshot(flow);
  const copy = useCopy(dayPassCopy);
  const locale = useLocale();
  const { club, form } = snapshot;
  return (
    <OrderScreen
      flow={flow}
      snapshot={snapshot}
      arrival={arrival}
      takesFocus={takesFocus}
      className="foyer-day-pass"
      copy={copy}
      club={club}
      aside={club === null && picture && <div className="foyer-step__art">{picture}</div>}
      receiptOf={(bought) => {
        const day = Temporal.PlainDate.from(bought.day);
        return {
          title: copy.doneTitle(dayLabel(bought.day, null, locale)),
          lede: copy.done(bought.email),
          card: <PassCard pass={{ ...bought, days: 1, startsOn: day, endsOn: day }} isPartOfPage />,
          facts: [
            { term: copy.order, value: bought.orderNumber },
            { term: copy.paid, value: formatMoney(bought.price, { locale, wholeUnits: true }) },
          ],
        };
      }}
    >
      <OrderForm
        flow={flow}
        snapshot={snapshot}
        form={form}
        copy={copy}
        hints={copy.hints}
        groups={[
          { legend: copy.when, names: when },
          { legend: copy.who, names: who },
        ]}
      >
        <Summary flow={flow} snapshot={snapshot} />
      </OrderForm>
    </OrderScreen>
  );
}

const nothing: DayPassArrival = { confirmationToken: null, payment: null, facilityId: null };
const when: readonly DayPassField[] = ['facilityId', 'day'];
const who: readonly DayPassField[] = ['firstName', 'lastName', 'email', 'phone'];

/** What is about to be bought: the club, the day and the price. */
function Summary({
  flow,
  snapshot,
}: {
  readonly flow: DayPassPurchase;
  readonly snapshot: DayPassSnapshot;
}): JSX.Element {
  const copy = useCopy(dayPassCopy);
  const locale = useLocale();
  const { offered, club, form } = snapshot;
  if (offered.kind === 'failed') {
    return <LoadError message={{ key: 'dayPassFailed' }} onRetry={() => void flow.retryOffer()} />;
  }
  if (offered.kind === 'none') {
    const { facilityId } = form.input;
    return (
      <Banner tone="note">
        {copy.none}{' '}
        <SiteLink path={`/trial-pass/new?facilityId=${encodeURIComponent(facilityId)}`}>
          {copy.trial}
        </SiteLink>
      </Banner>
    );
  }
  const day = parseDate(form.input.day).unwrapOr(null);
  const price =
    offered.kind === 'offered'
      ? formatMoney(offered.offer.price, { locale, wholeUnits: true })
      : null;
  const facts = [
    { term: copy.club, value: club?.name ?? null },
    { term: copy.day, value: day && longDay(Temporal.PlainDate.from(day), null, locale) },
    {
      term: copy.due,
      value: offered.kind === 'loading' ? copy.loadingPrice : price,
      isTotal: true,
    },
  ];
  return (
    <OrderFacts title={copy.summary} facts={facts} missing={copy.notYet} isLive>
      {offered.kind === 'offered' && <p className="foyer-fine">{offered.offer.terms}</p>}
    </OrderFacts>
  );
}
