import { type JSX, type ReactNode, useLayoutEffect, useRef } from 'react';

import { Button } from '../../components/button.tsx';
import { LoaderOverlay } from '../../components/loading-state.tsx';
import { useStepHeading } from '../../hooks/use-steps.ts';
import { FlowGuard, type FlowGuardProps } from '../flow/flow-guard.tsx';
import { StepLayout, type StepLayoutProps } from '../flow/step-layout.tsx';
import {
  awaitsPayment,
  JoinNotice,
  type JoinNoticeProps,
  PaymentReturn,
  type PaymentReturnProps,
} from '../joining/join-parts.tsx';
import { OrderFacts, type OrderFactsProps } from './order-form.tsx';

export interface OrderScreenProps<Arrival, Bought> extends Pick<
  StepLayoutProps,
  'club' | 'aside' | 'children'
> {
  readonly flow: FlowGuardProps['flow'] &
    PaymentReturnProps['flow'] & { readonly enter: (arrival: Arrival) => Promise<void> };
  readonly snapshot: PaymentReturnProps['snapshot'] &
    JoinNoticeProps['snapshot'] & {
      readonly ready: boolean;
      readonly asksToStay: boolean;
      readonly bought: Bought | null;
    };
  /** The unchecked data from the URL. */
  readonly arrival: Arrival;
  /** True if the visitor came from another page of the site. The first heading then takes the focus. */
  readonly takesFocus: boolean;
  readonly className: string;
  readonly copy: Readonly<
    Record<
      | 'eyebrow'
      | 'title'
      | 'lede'
      | 'returnTitle'
      | 'returnLede'
      | 'confirming'
      | 'doneEyebrow'
      | 'details'
      | 'another',
      string
    >
  >;
  readonly receiptOf: (bought: Bought) => Receipt;
}

/** What is shown of a paid order. */
interface Receipt extends Pick<StepLayoutProps, 'title' | 'lede' | 'aside'> {
  readonly facts: OrderFactsProps['facts'];
  /** Above the facts. */
  readonly card?: ReactNode;
  /** The text of the button that prints the page, unless the card has one. */
  readonly print?: string;
}

/** The page of an order that is paid for once: the form, the return from the payment, and the receipt. */
export function OrderScreen<Arrival, Bought>({
  flow,
  snapshot,
  arrival,
  takesFocus,
  className,
  copy,
  receiptOf,
  children,
  ...layout
}: OrderScreenProps<Arrival, Bought>): JSX.Element {
  const { ready, asksToStay, bought } = snapshot;
  // Only the first URL counts, because it's cleaned up immediately.
  const entry = useRef(arrival);
  // Runs before the first paint, so that saved input never flashes as an empty form.
  useLayoutEffect(() => {
    void flow.enter(entry.current);
  }, [flow]);
  const isReturning = awaitsPayment(snapshot);
  const place = bought !== null ? 2 : isReturning ? 1 : 0;
  const heading = useStepHeading(place, ready, { namesPage: true, takesFocus });
  const { eyebrow } = copy;

  function step(): JSX.Element {
    if (bought !== null) {
      const { facts, card, print, ...headline } = receiptOf(bought);
      return (
        <StepLayout heading={heading} eyebrow={copy.doneEyebrow} {...headline}>
          {card}
          <OrderFacts title={copy.details} facts={facts} />
          <div className="foyer-actions foyer-gift__ways">
            {print !== undefined && (
              <Button look="secondary" onClick={() => window.print()}>
                {print}
              </Button>
            )}
            <Button look="quiet" onClick={() => flow.startOver()}>
              {copy.another}
            </Button>
          </div>
        </StepLayout>
      );
    }
    if (isReturning) {
      return (
        <StepLayout
          heading={heading}
          eyebrow={eyebrow}
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
        eyebrow={eyebrow}
        title={copy.title}
        lede={copy.lede}
        {...layout}
      >
        <JoinNotice snapshot={snapshot} />
        {children}
      </StepLayout>
    );
  }

  return (
    <div className={`foyer foyer-flow ${className}`}>
      <FlowGuard flow={flow} asksToStay={asksToStay} exit={null} />
      {step()}
      <LoaderOverlay />
    </div>
  );
}
