import { dayLabel } from '@foyer/core';
import { formatMoney } from '@foyer/core/kernel';
import type { PaymentReturn } from '@foyer/core/lead';
import type {
  BoughtGift,
  GiftPreview as GiftPreviewState,
  GiftPurchase,
  GiftPurchaseSnapshot,
} from '@foyer/core/services';
import { monthDay } from '@foyer/core/calendar';
import { type JSX, type ReactNode, type RefCallback, useId, useLayoutEffect, useRef } from 'react';

import { Button } from '../../components/button.tsx';
import {
  LoaderOverlay,
  LoadError,
  LoadingState,
  Skeleton,
} from '../../components/loading-state.tsx';
import { Picture } from '../../components/picture.tsx';
import { giftCopy } from '../../copy/gift.ts';
import { useFoyer, useProduct } from '../../di/foyer-provider.tsx';
import { giftPurchaseOf } from '../../di/order-modules.ts';
import { useStepHeading } from '../../hooks/use-steps.ts';
import { useCopy, useLocale } from '../../locale/use-copy.ts';
import { FlowGuard } from '../flow/flow-guard.tsx';
import { StepLayout } from '../flow/step-layout.tsx';
import {
  awaitsPayment,
  JoinNotice,
  PaymentReturn as PaymentLoading,
} from '../joining/join-parts.tsx';
import { GiftOrderForm } from './gift-order-form.tsx';
import { OrderFacts } from './order-form.tsx';
import { useSnapshot } from '../../hooks/use-snapshot.ts';

export interface GiftCardScreenProps {
  /** The unchecked data from the URL. */
  readonly arrival?: PaymentReturn;
  /** True if the visitor came from another page of the site. The first heading then takes the focus. */
  readonly takesFocus?: boolean;
  /** The picture of the first design, if the page has it before the designs have loaded. */
  readonly picture?: ReactNode;
}

/** The page for buying a gift card: the order form and, after the payment, its result. */
export function GiftCardScreen({
  arrival = nothing,
  takesFocus = false,
  picture = null,
}: GiftCardScreenProps): JSX.Element {
  const flow = giftPurchaseOf(useFoyer().container);
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
    <div className="foyer foyer-flow foyer-gift">
      <FlowGuard flow={flow} asksToStay={asksToStay} exit={null} />
      <GiftStep flow={flow} snapshot={snapshot} heading={heading} picture={picture} />
      <LoaderOverlay />
    </div>
  );
}

const nothing: PaymentReturn = { confirmationToken: null, payment: null };

interface GiftStepProps {
  readonly flow: GiftPurchase;
  readonly snapshot: GiftPurchaseSnapshot;
  readonly heading: RefCallback<HTMLHeadingElement>;
  readonly picture: ReactNode;
}

function GiftStep({ flow, snapshot, heading, picture }: GiftStepProps): JSX.Element {
  const copy = useCopy(giftCopy);
  const { bought, offered, form, preview } = snapshot;
  const retry = (): void => void flow.retryOffer();
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
      <StepLayout
        heading={heading}
        eyebrow={copy.eyebrow}
        title={copy.returnTitle}
        lede={copy.returnLede}
      >
        <PaymentLoading flow={flow} snapshot={snapshot} label={copy.confirming} />
      </StepLayout>
    );
  }
  return (
    <StepLayout
      heading={heading}
      eyebrow={copy.eyebrow}
      title={copy.title}
      lede={copy.lede}
      aside={<GiftPreview preview={preview} picture={picture} />}
    >
      <JoinNotice snapshot={snapshot} />
      {offered === null && (
        <LoadingState label={copy.loading} onRetry={retry}>
          <Skeleton shape="row" count={5} />
        </LoadingState>
      )}
      {offered === 'failed' && <LoadError message={{ key: 'giftCardsFailed' }} onRetry={retry} />}
      {form !== null && <GiftOrderForm flow={flow} snapshot={snapshot} form={form} />}
    </StepLayout>
  );
}

interface GiftDoneProps {
  readonly gift: BoughtGift;
  /** Today's ISO date in the buyer's time zone. */
  readonly today: string;
  readonly heading: RefCallback<HTMLHeadingElement>;
  readonly onAnother: () => void;
}

/** The receipt of a paid gift card, which can be printed: recipient, date, amount and order number. */
function GiftDone({ gift, today, heading, onAnother }: GiftDoneProps): JSX.Element {
  const copy = useCopy(giftCopy);
  const locale = useLocale();
  const day = dayLabel(gift.sendDate, today, locale);
  const to = `${gift.firstName} ${gift.lastName}`;
  const facts = [
    { term: copy.order, value: gift.orderNumber },
    { term: copy.amount, value: formatMoney(gift.amount, { locale, wholeUnits: true }) },
    { term: copy.recipient, value: `${to}, ${gift.email}` },
    { term: copy.sent, value: gift.isSentNow ? copy.atOnce : copy.onDay(day) },
    { term: copy.receipt, value: gift.giverEmail },
  ];
  return (
    <StepLayout
      heading={heading}
      eyebrow={copy.doneEyebrow}
      title={copy.doneTitle(gift.firstName)}
      lede={
        gift.isSentNow
          ? copy.doneNow(gift.email)
          : copy.doneLater(gift.email, monthDay(gift.sendDate, locale))
      }
      aside={<GiftPreview preview={{ ...gift, to, from: gift.giverName }} isBought />}
    >
      <OrderFacts title={copy.details} facts={facts} />
      <div className="foyer-actions foyer-gift__ways">
        <Button look="secondary" onClick={() => window.print()}>
          {copy.print}
        </Button>
        <Button look="quiet" onClick={onAnother}>
          {copy.another}
        </Button>
      </div>
    </StepLayout>
  );
}

/** A live preview of the card. Missing values appear as pale placeholders. */
function GiftPreview({
  preview,
  picture = null,
  isBought = false,
}: {
  readonly preview: GiftPreviewState;
  /** Nothing can be filled in anymore. */
  readonly isBought?: boolean;
  readonly picture?: ReactNode;
}): JSX.Element {
  const copy = useCopy(giftCopy);
  const chain = useProduct();
  const { design, amount, to, from, message } = preview;
  const locale = useLocale();
  const caption = useId();
  return (
    <figure className="foyer-gift-card" aria-labelledby={caption}>
      <figcaption className="foyer-eyebrow" id={caption}>
        {copy.preview}
      </figcaption>
      <div className="foyer-gift-card__face">
        {design === null ? (
          (picture ?? <span className="foyer-picture foyer-picture--wide" aria-hidden="true" />)
        ) : (
          <Picture
            className="foyer-picture foyer-picture--wide"
            src={design.imageUrl}
            set={design.picture}
            sizes="(max-width: 1023px) 100vw, 32rem"
            lazy={false}
            alt={design.title}
            width={960}
            height={540}
          />
        )}
        <p className="foyer-gift-card__band">
          <span>{chain}</span>
          <Given
            given={amount && formatMoney(amount, { locale, wholeUnits: true })}
            missing={copy.noAmount}
          />
        </p>
      </div>
      <div className="foyer-gift-card__words">
        <p>
          <span className="foyer-fine">{copy.to}</span> <Given given={to} missing={copy.noTo} />
        </p>
        {!(isBought && message === '') && (
          <p className="foyer-gift-card__message">
            <Given given={message} missing={copy.noMessage} />
          </p>
        )}
        <p>
          <span className="foyer-fine">{copy.fromWhom}</span>{' '}
          <Given given={from} missing={copy.noFrom} />
        </p>
      </div>
    </figure>
  );
}

function Given({
  given,
  missing,
}: {
  readonly given: string | null;
  readonly missing: string;
}): JSX.Element {
  return given === null || given === '' ? (
    <span className="foyer-gift-card__missing">{missing}</span>
  ) : (
    <span>{given}</span>
  );
}
