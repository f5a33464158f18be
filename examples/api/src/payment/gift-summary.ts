import { dayLabel, giftSendTime, giftToday, Temporal } from '@foyer/core';
import { html } from 'hono/html';

import { nineOClock } from '../mail/write-mail.ts';
import { line } from './order-summary.ts';
import type { Markup } from './page-shell.ts';
import type { OpenGift } from './sale.ts';
import { type Speech, sumIn } from './speech.ts';

/** A level-1 heading, the gift card and its recipient, when it is sent, and the amount due. */
export function giftSummary(
  { order, due, designTitle }: OpenGift,
  now: Temporal.Instant,
  speech: Speech,
): Markup {
  const { words, said } = speech;
  return html`<h1 id="order">${words.giftFor(order.first_name)}</h1>
    <p class="lead">
      ${words.giftFrom(designTitle === null ? words.aGiftCard : said(designTitle), order.giver_name)}
    </p>
    <dl class="sums">
      ${line(words.giftCard, sumIn(speech, due))}
      <div class="total">
        <dt>${words.dueToday}</dt>
        <dd>${sumIn(speech, due)}</dd>
      </div>
    </dl>
    <dl class="facts">
      <dt>${words.for}</dt>
      <dd>${order.first_name} ${order.last_name}, ${order.email}</dd>
      <dt>${words.sent}</dt>
      <dd>${leaves(order, now, speech)}</dd>
      ${
        order.message === ''
          ? ''
          : html`<dt>${words.message}</dt>
              <dd>${order.message}</dd>`
      }
      <dt>${words.receiptTo}</dt>
      <dd>${order.giver_email}</dd>
    </dl>`;
}

function leaves(
  { send_date: sendDate, time_zone: timeZone }: OpenGift['order'],
  now: Temporal.Instant,
  { words, locale }: Speech,
): string {
  const sends = giftSendTime({ sendDate, timeZone }, now);
  if (Temporal.Instant.compare(sends, now) <= 0) return words.atOnce;
  return words.onDay(dayLabel(sendDate, giftToday(timeZone, now), locale), nineOClock(locale));
}
