import { dayLabel, formatMoney } from '@foyer/core';

import type { StoredGiftOrder } from '../club-services/gift-order-table.ts';
import { codePlace } from './code-mail.ts';
import type { Mail } from './confirmation-mail.ts';

/** The gift card itself, to whom it is for. The code comes before what the giver wrote: it is put in at the first place. */
export function giftMail(order: StoredGiftOrder, sealedCode: string): Mail {
  return {
    recipient: order.email,
    subject: `A gift card from ${order.giver_name}`,
    body: [
      `Hello ${order.first_name},`,
      '',
      `${order.giver_name} gives you a gift card of ${sumOf(order)} for Foyer Clubs.`,
      '',
      `Your gift card is ${codePlace}`,
      '',
      ...(order.message === '' ? [] : [`“${order.message}”`, '']),
      'Show it at the desk of any of our clubs. Whoever has this code can spend it, so keep it as you keep money.',
      '',
      'Foyer Clubs',
      '',
    ].join('\n'),
    sealedCode,
  };
}

/** The receipt, to who gave it. It holds no code: the card is another's. */
export function giftReceiptMail(order: StoredGiftOrder, isLater: boolean): Mail {
  const leaves = isLater ? `${longDay(order.send_date)}, 9:00 AM` : 'At once';
  return {
    recipient: order.giver_email,
    subject: `Your gift card for ${order.first_name} ${order.last_name}`,
    body: [
      `Hello ${order.giver_name},`,
      '',
      'Thank you. Your gift card is paid for.',
      '',
      `Order  ${order.order_number}`,
      `Paid   ${sumOf(order)}`,
      `For    ${order.first_name} ${order.last_name}, ${order.email}`,
      `Sent   ${leaves}`,
      '',
      'If something is not right, call any of our clubs and name the order.',
      '',
      'Foyer Clubs',
      '',
    ].join('\n'),
  };
}

function sumOf({ amount, currency }: StoredGiftOrder): string {
  return formatMoney({ minorUnits: amount, currency });
}

/** `Tuesday, December 1`: seen from no day in particular. */
function longDay(date: string): string {
  return dayLabel(date, '0001-01-01');
}
