import { dayLabel } from '@foyer/core';

import type { StoredGiftOrder } from '../club-services/gift-order-table.ts';
import type { Locale } from '../locale/request-locale.ts';
import { codePlace, mailOf, type WrittenMail } from './mail.ts';
import {
  asName,
  fromChain,
  greeting,
  mailCopyIn,
  nineOClock,
  sumOf,
  withoutLinks,
} from './write-mail.ts';

/**
 * Mails the gift card to its recipient, in the giver's language. The code comes before the giver's message, because
 * only the first placeholder is replaced.
 */
export function giftMail(
  order: StoredGiftOrder,
  sealedCode: string,
  publicUrl: string,
  locale: Locale,
): WrittenMail {
  const copy = mailCopyIn(locale);
  const { gift } = copy;
  const giver = asName(order.giver_name, 4);
  const sum = giftSum(order, locale);
  const message = withoutLinks(gift.said(order.message));
  return mailOf(
    {
      ...fromChain(publicUrl, locale),
      preheader: gift.title(sum),
      title: gift.title(sum),
      parts: [
        { kind: 'text', text: greeting(copy, order.first_name) },
        { kind: 'text', text: giver === null ? gift.givesAnyone(sum) : gift.gives(giver, sum) },
        { kind: 'code', label: gift.card, code: codePlace },
        ...(order.message === '' ? [] : [{ kind: 'quote' as const, text: message }]),
        { kind: 'text', text: gift.spend },
        { kind: 'link', label: gift.clubs, address: `${publicUrl}/clubs` },
      ],
    },
    {
      recipient: order.email,
      subject: giver === null ? gift.subjectAnyone : gift.subject(giver),
      sealedCode,
    },
  );
}

/** Mails the receipt to the giver. It contains no code, because the card is for someone else. */
export function giftReceiptMail(
  order: StoredGiftOrder,
  isLater: boolean,
  publicUrl: string,
  locale: Locale,
): WrittenMail {
  const copy = mailCopyIn(locale);
  const { gift } = copy;
  const recipient = asName(`${order.first_name} ${order.last_name}`, 6) ?? order.email;
  const sum = giftSum(order, locale);
  const delivery = isLater
    ? gift.at(longDay(order.send_date, locale), nineOClock(locale))
    : gift.atOnce;
  return mailOf(
    {
      ...fromChain(publicUrl, locale),
      preheader: `${sum}, ${order.order_number}`,
      title: gift.receiptTitle,
      parts: [
        { kind: 'text', text: greeting(copy, order.giver_name) },
        {
          kind: 'facts',
          facts: [
            [gift.order, order.order_number],
            [gift.for, `${recipient}, ${order.email}`],
            [gift.delivery, delivery],
          ],
        },
        {
          kind: 'receipt',
          title: copy.receipt,
          lines: [[gift.giftCard, sum]],
          total: [copy.paidToday, sum],
        },
        { kind: 'note', text: gift.wrong },
        { kind: 'link', label: gift.clubs, address: `${publicUrl}/clubs` },
      ],
    },
    { recipient: order.giver_email, subject: gift.receiptSubject(recipient) },
  );
}

function giftSum({ amount, currency }: StoredGiftOrder, locale: Locale): string {
  return sumOf({ minorUnits: amount, currency }, locale);
}

/** `Tuesday, December 1`. The reference date is arbitrary, so that no day counts as today or tomorrow. */
function longDay(date: string, locale: Locale): string {
  return dayLabel(date, '0001-01-01', locale);
}
