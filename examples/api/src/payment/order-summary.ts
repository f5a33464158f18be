import { dayLabel, Temporal } from '@foyer/core';
import type { Money } from '@foyer/core/kernel';
import type { PlanBill } from '@foyer/core/plans';
import { giftSendTime, giftToday } from '@foyer/core/services';
import { html } from 'hono/html';

import { formatOpenDay } from '../clubs/to-facility.ts';
import { nineOClock } from '../mail/write-mail.ts';
import { billOf } from '../products/product-table.ts';
import type { Markup } from './page-shell.ts';
import type { OpenGift, OpenMembership } from './sale.ts';
import { type PageLanguage, formatSum } from './page-language.ts';

/** A level-1 heading, what is due now line by line, and what is due later: the same bill that the join showed. */
export function orderSummary(
  { plan, club, buyer, companyName }: OpenMembership,
  language: PageLanguage,
): Markup {
  const { copy, locale, translate } = language;
  const bill = billOf(plan);
  return html`<h1 id="order">${translate(plan.name)}</h1>
    <p class="lead">${copy.joinedAt(translate(plan.planType), club.name, companyName)}</p>
    <dl class="sums">${dueNow(bill, language)}</dl>
    <h2 class="later">${copy.later}</h2>
    <dl class="sums">
      ${line(copy.eachMonth, formatSum(language, bill.monthly))}
      ${line(copy.commitment, copy.months(bill.commitmentMonths))}
      ${bill.regularMonthly === null ? '' : line(copy.regular, formatSum(language, bill.regularMonthly))}
      ${club.status === 'presale' ? line(copy.opens, formatOpenDay(club, locale)) : ''}
    </dl>
    <dl class="facts">
      <dt>${copy.member}</dt>
      <dd>${buyer.firstName} ${buyer.lastName}</dd>
      <dt>${copy.confirmationTo}</dt>
      <dd>${buyer.email}</dd>
      <dt>${copy.club}</dt>
      <dd>${club.address}, ${club.city}</dd>
    </dl>`;
}

/** A level-1 heading, the gift card and its recipient, when it is sent, and the amount due. */
export function giftSummary(
  { order, due, designTitle }: OpenGift,
  now: Temporal.Instant,
  language: PageLanguage,
): Markup {
  const { copy, translate } = language;
  return html`<h1 id="order">${copy.giftFor(order.first_name)}</h1>
    <p class="lead">
      ${copy.giftFrom(designTitle === null ? copy.aGiftCard : translate(designTitle), order.giver_name)}
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

function dueNow(
  { monthly, initiation, saved, dueToday }: PlanBill,
  language: PageLanguage,
): Markup {
  const { copy } = language;
  return html`${line(copy.firstMonth, formatSum(language, monthly))}
    ${initiation.minorUnits > 0 ? line(copy.initiation, formatSum(language, initiation)) : ''}
    ${saved.minorUnits > 0 ? line(copy.saved, less(saved, language)) : ''}
    <div class="total">
      <dt>${copy.dueToday}</dt>
      <dd>${formatSum(language, dueToday)}</dd>
    </div>`;
}

function line(term: string, fact: string): Markup {
  return html`<div>
    <dt>${term}</dt>
    <dd>${fact}</dd>
  </div>`;
}

function less(amount: Money, language: PageLanguage): string {
  return `−${formatSum(language, amount)}`;
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
