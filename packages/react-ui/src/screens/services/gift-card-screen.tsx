import type { PaymentReturn } from '@foyer/core/lead';
import type { GiftPurchase, GiftPurchaseSnapshot } from '@foyer/core/services';
import { type JSX, type RefCallback, useLayoutEffect, useRef } from 'react';

import { Headline } from '../../components/headline.tsx';
import { LoaderOverlay } from '../../components/loader-overlay.tsx';
import { giftCopy } from '../../copy/gift.ts';
import { useGiftPurchase } from '../../hooks/use-gift-purchase.ts';
import { useStepHeading } from '../../hooks/use-step-heading.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { FlowGuard } from '../flow/flow-guard.tsx';
import { JoinNotice } from '../joining/join-notice.tsx';
import { awaitsPayment, PaymentReturn as PaymentLoading } from '../joining/payment-return.tsx';
import { GiftDone } from './gift-done.tsx';
import { GiftOrderForm } from './gift-order-form.tsx';
import { GiftOfferLoading } from './gift-offer-loading.tsx';
import { GiftPreview } from './gift-preview.tsx';

export interface GiftCardScreenProps {
  /** The unchecked data from the URL. */
  readonly arrival?: PaymentReturn;
  /** True if the visitor came from another page of the site. The first heading then takes the focus. */
  readonly takesFocus?: boolean;
}

/** The page for buying a gift card: the order form and, after the payment, its result. */
export function GiftCardScreen({
  arrival = nothing,
  takesFocus = false,
}: GiftCardScreenProps): JSX.Element {
  const { flow, snapshot } = useGiftPurchase();
  const { ready, asksToStay, bought } = snapshot;
  // Only the first URL counts, because it's cleaned up at once.
  const entry = useRef(arrival);
  // Runs before the first paint, so that saved input never flashes as an empty form.
  useLayoutEffect(() => {
    void flow.enter(entry.current);
  }, [flow]);
  const place = bought !== null ? 2 : awaitsPayment(snapshot) ? 1 : 0;
  const heading = useStepHeading(place, ready, { namesPage: true, takesFocus });
  return (
    <div className="foyer foyer-flow foyer-gift">
      <FlowGuard flow={flow} asksToStay={asksToStay} exit={null} />
      <GiftStep flow={flow} snapshot={snapshot} heading={heading} />
      <LoaderOverlay />
    </div>
  );
}

const nothing: PaymentReturn = { confirmationToken: null, payment: null };

interface GiftStepProps {
  readonly flow: GiftPurchase;
  readonly snapshot: GiftPurchaseSnapshot;
  readonly heading: RefCallback<HTMLHeadingElement>;
}

function GiftStep({ flow, snapshot, heading }: GiftStepProps): JSX.Element {
  const copy = useCopy(giftCopy);
  const { bought, offered, form, preview } = snapshot;
  if (bought !== null) {
    return (
      <GiftDone
        gift={bought}
        today={snapshot.today}
        heading={heading}
        onAnother={() => flow.startOver()}
      />
    );
  }
  if (awaitsPayment(snapshot)) {
    return (
      <div className="foyer-step">
        <div className="foyer-step__aside">
          <Headline
            ref={heading}
            eyebrow={copy.eyebrow}
            title={copy.returnTitle}
            lede={copy.returnLede}
          />
        </div>
        <div className="foyer-step__main">
          <PaymentLoading flow={flow} snapshot={snapshot} label={copy.confirming} />
        </div>
      </div>
    );
  }
  return (
    <div className="foyer-step">
      <div className="foyer-step__aside">
        <Headline ref={heading} eyebrow={copy.eyebrow} title={copy.title} lede={copy.lede} />
        <GiftPreview preview={preview} />
      </div>
      <div className="foyer-step__main">
        <JoinNotice snapshot={snapshot} />
        <GiftOfferLoading flow={flow} offered={offered}>
          {form !== null && <GiftOrderForm flow={flow} snapshot={snapshot} form={form} />}
        </GiftOfferLoading>
      </div>
    </div>
  );
}
