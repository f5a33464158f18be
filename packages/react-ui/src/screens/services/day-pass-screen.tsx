import { dayLabel, Temporal } from '@foyer/core';
import { parseDate } from '@foyer/core/forms';
import { formatMoney } from '@foyer/core/kernel';
import type {
  DayPassArrival,
  DayPassConfirmation,
  DayPassField,
  DayPassPurchase,
  DayPassSnapshot,
} from '@foyer/core/passes';
import { longDay } from '@foyer/core/calendar';
import { type JSX, type ReactNode, type RefCallback, useLayoutEffect, useRef } from 'react';

import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { LoaderOverlay, LoadError } from '../../components/loading-state.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { dayPassCopy } from '../../copy/passes.ts';
import { useFoyer } from '../../di/foyer-provider.tsx';
import { dayPassPurchaseOf } from '../../di/order-modules.ts';
import { useStepHeading } from '../../hooks/use-steps.ts';
import { useCopy, useLocale } from '../../locale/use-copy.ts';
import { FlowGuard } from '../flow/flow-guard.tsx';
import { StepLayout } from '../flow/step-layout.tsx';
import { awaitsPayment, JoinNotice, PaymentReturn } from '../joining/join-parts.tsx';
import { OrderFacts, OrderForm } from './order-form.tsx';
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
  const { ready, asksToStay, bought } = snapshot;
  // Only the first URL counts, because it's cleaned up immediately.
  const entry = useRef(arrival);
  // Runs before the first paint, so that saved input never flashes as an empty form.
  useLayoutEffect(() => {
    void flow.enter(entry.current);
  }, [flow]);
  const place = bought !== null ? 2 : awaitsPayment(snapshot) ? 1 : 0;
  const heading = useStepHeading(place, ready, { namesPage: true, takesFocus });
  return (
    <div className="foyer foyer-flow foyer-day-pass">
      <FlowGuard flow={flow} asksToStay={asksToStay} exit={null} />
      <Step flow={flow} snapshot={snapshot} heading={heading} picture={picture} />
      <LoaderOverlay />
    </div>
  );
}

const nothing: DayPassArrival = { confirmationToken: null, payment: null, facilityId: null };

interface StepProps {
  readonly flow: DayPassPurchase;
  readonly snapshot: DayPassSnapshot;
  readonly heading: RefCallback<HTMLHeadingElement>;
  readonly picture: ReactNode;
}

function Step({ flow, snapshot, heading, picture }: StepProps): JSX.Element {
  const copy = useCopy(dayPassCopy);
  const { bought, form } = snapshot;
  if (bought !== null) {
    return <Bought bought={bought} heading={heading} onAnother={() => flow.startOver()} />;
  }
  if (awaitsPayment(snapshot)) {
    return (
      <StepLayout
        heading={heading}
        eyebrow={copy.eyebrow}
        title={copy.returnTitle}
        lede={copy.returnLede}
      >
        <PaymentReturn flow={flow} snapshot={snapshot} label={copy.confirming} />
      </StepLayout>
    );
  }
  return (
    <StepLayout
      heading={heading}
      eyebrow={copy.eyebrow}
      title={copy.title}
      lede={copy.lede}
      club={snapshot.club}
      aside={snapshot.club === null && picture && <div className="foyer-step__art">{picture}</div>}
    >
      <JoinNotice snapshot={snapshot} />
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
    </StepLayout>
  );
}

const when: readonly DayPassField[] = ['facilityId', 'day'];
const who: readonly DayPassField[] = ['firstName', 'lastName', 'email', 'phone'];

/** What is about to be bought: the club, the day and the price. */
function Summary({ flow, snapshot }: Pick<StepProps, 'flow' | 'snapshot'>): JSX.Element {
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

interface BoughtProps {
  readonly bought: DayPassConfirmation;
  readonly heading: RefCallback<HTMLHeadingElement>;
  readonly onAnother: () => void;
}

/** The paid pass and its receipt, which can be printed. */
function Bought({ bought, heading, onAnother }: BoughtProps): JSX.Element {
  const copy = useCopy(dayPassCopy);
  const locale = useLocale();
  const day = Temporal.PlainDate.from(bought.day);
  const facts = [
    { term: copy.order, value: bought.orderNumber },
    { term: copy.paid, value: formatMoney(bought.price, { locale, wholeUnits: true }) },
  ];
  return (
    <StepLayout
      heading={heading}
      eyebrow={copy.doneEyebrow}
      title={copy.doneTitle(dayLabel(bought.day, null, locale))}
      lede={copy.done(bought.email)}
    >
      <PassCard pass={{ ...bought, days: 1, startsOn: day, endsOn: day }} isPartOfPage />
      <OrderFacts title={copy.details} facts={facts} />
      <div className="foyer-actions">
        <Button look="quiet" onClick={onAnother}>
          {copy.another}
        </Button>
      </div>
    </StepLayout>
  );
}
