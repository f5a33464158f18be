import { dayLabel } from '@foyer/core';
import { formatMoney } from '@foyer/core/kernel';
import type { GiftPreview } from '@foyer/core/services';
import { type JSX, useId } from 'react';

import { giftCopy } from '../../copy/gift.ts';
import { useCopy, useLocale } from '../../locale/use-copy.ts';

/** What the visitor is about to buy: the amount, the recipient and the delivery date. */
export function GiftSummary({
  preview,
  today,
}: {
  readonly preview: GiftPreview;
  /** Today's ISO date in the buyer's time zone. */
  readonly today: string;
}): JSX.Element {
  const copy = useCopy(giftCopy);
  const locale = useLocale();
  const id = useId();
  const { amount, to, sendDate } = preview;
  return (
    <section className="foyer-gift__sum" aria-labelledby={id}>
      <h2 className="foyer-eyebrow" id={id}>
        {copy.summary}
      </h2>
      <dl className="foyer-record">
        <div className="foyer-record__row" data-none={to === '' ? '' : undefined}>
          <dt>{copy.recipient}</dt>
          <dd>{to === '' ? copy.notYet : to}</dd>
        </div>
        <div className="foyer-record__row" data-none={sendDate === null ? '' : undefined}>
          <dt>{copy.sent}</dt>
          <dd>{sendDate === null ? copy.notYet : dayLabel(sendDate, today, locale)}</dd>
        </div>
        <div
          className="foyer-record__row foyer-gift__due"
          data-none={amount === null ? '' : undefined}
        >
          <dt>{copy.due}</dt>
          <dd>
            {amount === null ? copy.notYet : formatMoney(amount, { locale, wholeUnits: true })}
          </dd>
        </div>
      </dl>
    </section>
  );
}
