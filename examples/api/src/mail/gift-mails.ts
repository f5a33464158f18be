import { dayLabel } from '@foyer/core';
import { formatMoney } from '@foyer/core/kernel';

import type { StoredGiftOrder } from '../club-services/gift-order-table.ts';
import type { Locale } from '../locale/request-locale.ts';
import {
  asName,
  factLines,
  greeting,
  mailCopyIn,
  nineOClock,
  plainSpaces,
  quoted,
} from './write-mail.ts';
import { codePlace } from './code-mail.ts';
import type { Mail } from './confirmation-mail.ts';

/**
 * Mails the gift card to its recipient, in the giver's language. The code comes before the giver's message, because
 * only the first placeholder is replaced.
 */
export function giftMail(order: StoredGiftOrder, sealedCode: string, locale: Locale): Mail {
  const copy = mailCopyIn(locale);
  const { house, gift } = copy;
  const giver = asName(order.giver_name, 4);
  const sum = sumOf(order, locale);
  return {
    recipient: order.email,
    subject: giver === null ? gift.subjectAnyone : gift.subject(giver),
    body: [
      greeting(copy, order.first_name),
      '',
      giver === null ? gift.givesAnyone(sum) : gift.gives(giver, sum),
      '',
      gift.card(codePlace),
      '',
      ...(order.message === '' ? [] : [...quoted(gift.said(order.message)), '']),
      gift.spend,
      '',
      house,
      '',
    ].join('\n'),
    sealedCode,
  };
}

/** Mails the receipt to the giver. It contains no code, because the card is for someone else. */
export function giftReceiptMail(order: StoredGiftOrder, isLater: boolean, locale: Locale): Mail {
  const copy = mailCopyIn(locale);
  const { house, gift } = copy;
  const recipient = asName(`${order.first_name} ${order.last_name}`, 6) ?? order.email;
  return {
    recipient: order.giver_email,
    subject: gift.receiptSubject(recipient),
    body: [
      greeting(copy, order.giver_name),
      '',
      gift.thanks,
      '',
      ...factLines([
        [gift.order, order.order_number],
        [gift.paid, sumOf(order, locale)],
        [gift.for, `${recipient}, ${order.email}`],
        [
          gift.sent,
          isLater ? gift.at(longDay(order.send_date, locale), nineOClock(locale)) : gift.atOnce,
        ],
      ]),
      '',
      gift.wrong,
      '',
      house,
      '',
    ].join('\n'),
  };
}

function sumOf({ amount, currency }: StoredGiftOrder, locale: Locale): string {
  const money = { minorUnits: amount, currency };
  return plainSpaces(formatMoney(money, { locale, wholeUnits: true }));
}

/** `Tuesday, December 1`. The reference date is arbitrary, so that no day counts as today or tomorrow. */
function longDay(date: string, locale: Locale): string {
  return dayLabel(date, '0001-01-01', locale);
}
