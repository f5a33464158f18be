import { dayLabel, giftSendTime, giftToday, Temporal } from '@foyer/core';
import { html } from 'hono/html';

import { nineOClock } from '../mail/write-mail.ts';
import { line } from './order-summary.ts';
import type { Markup } from './page-shell.ts';
import type { OpenGift } from './sale.ts';
import { type PageLanguage, formatSum } from './page-language.ts';

/** A level-1 heading, the gift card and its recipient, when it is sent, and the amount due. */
export function giftSummary(
  { order, due, designTitle }: OpenGift,
  now: Temporal.Instant,
  language: PageLanguage,
): Markup {
  const { copy, said } = language;
  return html`<h1 id="order">${copy.giftFor(order.first_name)}</h1>
    <p class="lead">
      ${copy.giftFrom(designTitle === null ? copy.aGiftCard : said(designTitle), order.giver_name)}
    </p>
    <dl class="sums">
      ${line(copy.giftCard, formatSum(language, due))}
      <div class="total">
        <dt>${copy.dueToday}</dt>
        <dd>${formatSum(language, due)}</dd>
      </div>
    </dl>
    <dl class="facts">
      <dt>${copy.for}</dt>
      <dd>${order.first_name} ${order.last_name}, ${order.email}</dd>
      <dt>${copy.sent}</dt>
      <dd>${leaves(order, now, language)}</dd>
      ${
        order.message === ''
          ? ''
          : html`<dt>${copy.message}</dt>
              <dd>${order.message}</dd>`
      }
      <dt>${copy.receiptTo}</dt>
      <dd>${order.giver_email}</dd>
    </dl>`;
}

function leaves(
  { send_date: sendDate, time_zone: timeZone }: OpenGift['order'],
  now: Temporal.Instant,
  { copy, locale }: PageLanguage,
): string {
  const sends = giftSendTime({ sendDate, timeZone }, now);
  if (Temporal.Instant.compare(sends, now) <= 0) return copy.atOnce;
  return copy.onDay(dayLabel(sendDate, giftToday(timeZone, now), locale), nineOClock(locale));
}
