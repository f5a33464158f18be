import { dayLabel, formatMoney, giftSendTime, giftToday, Temporal } from '@foyer/core';
import { html } from 'hono/html';

import { giftDesigns } from '../club-services/gift-catalogue.ts';
import { line } from './order-summary.ts';
import type { Markup } from './page-shell.ts';
import type { OpenGift } from './sale.ts';

/** A heading level 1, what the gift card is and whose, when it leaves, and what is due. AC-08 */
export function giftSummary({ order, due }: OpenGift, now: Temporal.Instant): Markup {
  const design = giftDesigns.find(({ designId }) => designId === order.design_id);
  return html`<h1 id="order">A gift card for ${order.first_name}</h1>
    <p class="lead">${design?.title ?? 'A gift card'}, from ${order.giver_name}</p>
    <dl class="sums">
      ${line('Gift card', formatMoney(due))}
      <div class="total">
        <dt>Due today</dt>
        <dd>${formatMoney(due)}</dd>
      </div>
    </dl>
    <dl class="facts">
      <dt>For</dt>
      <dd>${order.first_name} ${order.last_name}, ${order.email}</dd>
      <dt>Sent</dt>
      <dd>${leaves(order, now)}</dd>
      ${
        order.message === ''
          ? ''
          : html`<dt>Message</dt>
              <dd>${order.message}</dd>`
      }
      <dt>Receipt to</dt>
      <dd>${order.giver_email}</dd>
    </dl>`;
}

function leaves(
  { send_date: sendDate, time_zone: timeZone }: OpenGift['order'],
  now: Temporal.Instant,
): string {
  const sends = giftSendTime({ sendDate, timeZone }, now);
  if (Temporal.Instant.compare(sends, now) <= 0) return 'As soon as it is paid for';
  return `${dayLabel(sendDate, giftToday(timeZone, now))}, 9:00 AM where you are`;
}
