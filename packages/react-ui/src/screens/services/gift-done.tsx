import { dayLabel } from '@foyer/core';
import { formatMoney } from '@foyer/core/kernel';
import type { BoughtGift } from '@foyer/core/services';
import { monthDay } from '@foyer/core/visit';
import { type JSX, type RefCallback, useId } from 'react';

import { Button } from '../../components/button.tsx';
import { Headline } from '../../components/headline.tsx';
import { giftCopy } from '../../copy/gift.ts';
import { useCopy, useLocale } from '../../locale/use-copy.ts';
import { GiftPreview } from './gift-preview.tsx';

export interface GiftDoneProps {
  readonly gift: BoughtGift;
  /** Today's ISO date in the buyer's time zone. */
  readonly today: string;
  readonly heading: RefCallback<HTMLHeadingElement>;
  readonly onAnother: () => void;
}

/** The receipt of a paid gift card, which can be printed: recipient, date, amount and order number. */
export function GiftDone({ gift, today, heading, onAnother }: GiftDoneProps): JSX.Element {
  const copy = useCopy(giftCopy);
  const locale = useLocale();
  const id = useId();
  const day = dayLabel(gift.sendDate, today, locale);
  const to = `${gift.firstName} ${gift.lastName}`;
  const facts = [
    [copy.order, gift.orderNumber],
    [copy.amount, formatMoney(gift.amount, { locale, wholeUnits: true })],
    [copy.recipient, `${to}, ${gift.email}`],
    [copy.sent, gift.isSentNow ? copy.atOnce : copy.onDay(day)],
    [copy.receipt, gift.giverEmail],
  ] as const;
  return (
    <div className="foyer-step">
      <div className="foyer-step__aside">
        <Headline
          ref={heading}
          eyebrow={copy.doneEyebrow}
          title={copy.doneTitle(gift.firstName)}
          lede={
            gift.isSentNow
              ? copy.doneNow(gift.email)
              : copy.doneLater(gift.email, monthDay(gift.sendDate, locale))
          }
        />
        <GiftPreview
          preview={{
            ...{ design: gift.design, amount: gift.amount, to },
            ...{ from: gift.giverName, message: gift.message, sendDate: gift.sendDate },
          }}
        />
      </div>
      <div className="foyer-step__main">
        <section className="foyer-gift__sum" aria-labelledby={id}>
          <h2 className="foyer-eyebrow" id={id}>
            {copy.details}
          </h2>
          <dl className="foyer-record">
            {facts.map(([term, fact]) => (
              <div className="foyer-record__row" key={term}>
                <dt>{term}</dt>
                <dd>{fact}</dd>
              </div>
            ))}
          </dl>
        </section>
        <div className="foyer-actions foyer-gift__ways">
          <Button look="secondary" onClick={() => window.print()}>
            {copy.print}
          </Button>
          <Button look="quiet" onClick={onAnother}>
            {copy.another}
          </Button>
        </div>
      </div>
    </div>
  );
}
