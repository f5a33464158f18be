import { dayLabel } from '@foyer/core';
import { formatMoney } from '@foyer/core/kernel';
import type { PaymentReturn } from '@foyer/core/lead';
import type { GiftPreview as GiftPreviewState } from '@foyer/core/services';
import { monthDay } from '@foyer/core/calendar';
import { type JSX, type ReactNode, useId } from 'react';

import { LoadError, LoadingState, Skeleton } from '../../components/loading-state.tsx';
import { Picture } from '../../components/picture.tsx';
import { giftCopy } from '../../copy/gift.ts';
import { useFoyer, useProduct } from '../../di/foyer-provider.tsx';
import { giftPurchaseOf } from '../../di/order-modules.ts';
import { useCopy, useLocale } from '../../locale/use-copy.ts';
import { GiftOrderForm } from './gift-order-form.tsx';
import { OrderScreen } from './order-screen.tsx';
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
  const copy = useCopy(giftCopy);
  const locale = useLocale();
  const { offered, form, preview, today } = snapshot;
  const retry = (): void => void flow.retryOffer();
  return (
    <OrderScreen
      flow={flow}
      snapshot={snapshot}
      arrival={arrival}
      takesFocus={takesFocus}
      className="foyer-gift"
      copy={copy}
      aside={<GiftPreview preview={preview} picture={picture} />}
      receiptOf={(gift) => {
        const { firstName, lastName, email, sendDate, isSentNow } = gift;
        const to = `${firstName} ${lastName}`;
        return {
          title: copy.doneTitle(firstName),
          lede: isSentNow ? copy.doneNow(email) : copy.doneLater(email, monthDay(sendDate, locale)),
          aside: <GiftPreview preview={{ ...gift, to, from: gift.giverName }} isBought />,
          facts: [
            { term: copy.order, value: gift.orderNumber },
            { term: copy.amount, value: formatMoney(gift.amount, { locale, wholeUnits: true }) },
            { term: copy.recipient, value: `${to}, ${email}` },
            {
              term: copy.sent,
              value: isSentNow ? copy.atOnce : copy.onDay(dayLabel(sendDate, today, locale)),
            },
            { term: copy.receipt, value: gift.giverEmail },
          ],
          print: copy.print,
        };
      }}
    >
      {offered === null && (
        <LoadingState label={copy.loading} onRetry={retry}>
          <Skeleton shape="row" count={5} />
        </LoadingState>
      )}
      {offered === 'failed' && <LoadError message={{ key: 'giftCardsFailed' }} onRetry={retry} />}
      {form !== null && <GiftOrderForm flow={flow} snapshot={snapshot} form={form} />}
    </OrderScreen>
  );
}

const nothing: PaymentReturn = { confirmationToken: null, payment: null };

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
    <figure className="foyer-gift-card foyer-stack-3" aria-labelledby={caption}>
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
      <div className="foyer-gift-card__words foyer-stack-3">
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
