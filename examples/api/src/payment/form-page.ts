import { dayLabel, Temporal } from '@foyer/core';
import type { Money } from '@foyer/core/kernel';
import type { PaymentMessageKey } from '@foyer/core/messages';
import { monthlyPayments, type PlanBill } from '@foyer/core/plans';
import { giftSendTime, giftToday } from '@foyer/core/services';
import { html } from 'hono/html';

import type { PaymentCopy } from '../copy/payment-copy.ts';
import { formatDay } from '../locale/request-locale.ts';
import { nineOClock } from '../mail/write-mail.ts';
import { brandNames, inGroups, testCards, type Wallet, walletNames } from './cards.ts';
import { boxesFor, boxMarkup } from './form-boxes.ts';
import { monthlyConsent } from './monthly-consent.ts';
import { formatSum, type Markup, type PageLanguage, paymentPage } from './page-shell.ts';
import type { PaymentErrors, TypedPayment } from './read-payment.ts';
import type { OpenDayPass, OpenGift, OpenMembership, OpenSale } from './sale.ts';

/** Why the previous payment failed. `sum`: something else is due than the page said. `tries`: too many cards were sent. */
export type RefusalReason = 'card' | 'funds' | 'confirmation' | 'sum' | 'tries';

/** What was typed into the card's form, and what is wrong with it. */
export interface CardFormState {
  readonly errors: PaymentErrors;
  /** The typed values to show again. A card's number and code are never sent back. */
  readonly typed: Pick<TypedPayment, 'name' | 'expiry' | 'postalCode' | 'state'>;
  readonly reason: RefusalReason | null;
}

export interface FormState extends CardFormState {
  readonly wallets: readonly Wallet[];
  readonly now: Temporal.Instant;
}

export function formPage(
  sale: OpenSale,
  { wallets, now, ...form }: FormState,
  language: PageLanguage,
): Markup {
  const { copy } = language;
  const title = copy.titles[sale.of];
  const isFree = sale.due.minorUnits === 0;
  return paymentPage(
    language,
    hasAny(form.errors) ? copy.error(title) : title,
    html`<div class="columns">
      <section class="order" aria-labelledby="order">${summaryOf(sale, now, language)}</section>
      <section class="card" aria-labelledby="card">
        <h2 id="card">${copy.card}</h2>
        ${cardForm(sale.country, form, language, {
          action: '/payment',
          above: isFree ? '' : walletForm(wallets, sale.due, language),
          inside: html`${seenField(sale.due)}
          ${
            sale.of !== 'membership'
              ? ''
              : html`<p class="note">${monthlyConsent(sale.bill, sale.club.name, language)}</p>`
          }`,
          submit: isFree ? copy.payNothing : copy.pay(formatSum(language, sale.due)),
        })}
        <p class="aside">
          ${
            wasDeclined(form)
              ? html`<a href="${sale.back.declined}">${wayOn(sale, copy)}</a>`
              : html`<a href="${sale.back.cancelled}">${copy.cancel}</a>`
          }
        </p>
        ${sale.of === 'gift' ? '' : html`<p class="note">${copy.help(sale.club.name, sale.club.phone_number)}</p>`}
        ${cardsToTry(language)}
      </section>
    </div>`,
  );
}

/** No card was declined if the sum has changed or too many were sent. */
function wasDeclined({ reason }: Pick<CardFormState, 'reason'>): boolean {
  return reason !== null && reason !== 'sum' && reason !== 'tries';
}

function summaryOf(sale: OpenSale, now: Temporal.Instant, language: PageLanguage): Markup {
  switch (sale.of) {
    case 'gift':
      return giftSummary(sale, now, language);
    case 'pass':
      return passSummary(sale, language);
    case 'membership':
      return orderSummary(sale, language);
  }
}

function wayOn(sale: OpenSale, copy: PaymentCopy): string {
  if (sale.of === 'gift') return copy.backToGift;
  if (sale.of === 'pass') return copy.backToPass;
  return sale.companyName === null ? copy.backToJoining : copy.otherPlan;
}

function walletForm(wallets: readonly Wallet[], due: Money, { copy }: PageLanguage): Markup {
  if (wallets.length === 0) return html``;
  return html`<form
      method="post"
      action="/payment/wallet"
      class="wallets"
      aria-label="${copy.express}"
    >
      ${seenField(due)}
      ${wallets.map(
        (wallet) =>
          html`<button type="submit" name="wallet" value="${wallet}" class="wallet">
            ${walletNames[wallet]}
          </button>`,
      )}
    </form>
    <p class="or"><span>${copy.orCard}</span></p>`;
}

/** What the page says that is charged, in minor units. */
export function seenField(due: Money | null): Markup {
  return html`<input type="hidden" name="seen" value="${due?.minorUnits ?? 0}" />`;
}

/** The amount that the buyer or member saw, in minor units. */
export function seenIn(form: Readonly<Record<string, unknown>>): number {
  const { seen } = form;
  return typeof seen === 'string' && /^\d{1,9}$/.test(seen) ? Number(seen) : -1;
}

export function cardForm(
  country: string,
  { errors, typed, reason }: CardFormState,
  language: PageLanguage,
  { action, above = '', inside, submit }: CardFormParts,
): Markup {
  const boxes = boxesFor(country, language.copy);
  const { name, expiry, postalCode, state } = typed;
  const values: Partial<Record<keyof PaymentErrors, string>> = { name, expiry, postalCode, state };
  const names = boxes.map((box) => box.name);
  return html`${reason === null ? '' : refusal(reason, language)}
    ${hasAny(errors) ? summary(names, errors, language) : ''} ${above}
    <form method="post" action="${action}" novalidate>
      ${boxes.map((box) => boxMarkup(box, errors[box.name], values[box.name] ?? '', language))}
      ${inside}
      <button type="submit" class="primary">${submit}</button>
    </form>`;
}

interface CardFormParts {
  readonly action: string;
  /** Between what was refused and the form. */
  readonly above?: Markup | '';
  /** Between the fields and the button. */
  readonly inside: Markup;
  readonly submit: string;
}

/** The error summary: receives the focus and links to each invalid field. */
function summary(
  names: readonly (keyof PaymentErrors)[],
  errors: PaymentErrors,
  { copy, messages }: PageLanguage,
): Markup {
  return html`<div class="alert" role="alert" tabindex="-1" autofocus>
    <h3>${copy.lookAgain}</h3>
    <ul>
      ${names.flatMap((name) => {
        const key = errors[name];
        return key === undefined ? [] : html`<li><a href="#${name}">${messages[key]}</a></li>`;
      })}
    </ul>
  </div>`;
}

const refusalMessages: Readonly<Record<RefusalReason, PaymentMessageKey>> = {
  card: 'cardDeclined',
  funds: 'fundsMissing',
  confirmation: 'confirmationRefused',
  sum: 'sumChanged',
  tries: 'cardsTried',
};

function refusal(reason: RefusalReason, { messages }: PageLanguage): Markup {
  return html`<div class="alert" role="alert" tabindex="-1" autofocus>
    <p>${messages[refusalMessages[reason]]}</p>
  </div>`;
}

export function cardsToTry({ copy }: PageLanguage): Markup {
  return html`<details class="cards">
    <summary>${copy.testCards}</summary>
    <p>${copy.testNote}</p>
    <table>
      <thead>
        <tr>
          <th scope="col">${copy.columns.number}</th>
          <th scope="col">${copy.columns.brand}</th>
          <th scope="col">${copy.columns.bank}</th>
        </tr>
      </thead>
      <tbody>
        ${testCards.map(
          (card) =>
            html`<tr>
              <td class="digits">${inGroups(card)}</td>
              <td>${brandNames[card.brand]}</td>
              <td>${copy.outcomes[card.outcome]}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </details>`;
}

function hasAny(errors: PaymentErrors): boolean {
  return Object.keys(errors).length > 0;
}

/** A level-1 heading, what is due now line by line, and what is due later: the same bill that the join showed. */
function orderSummary(
  { plan, bill, club, buyer, companyName }: OpenMembership,
  language: PageLanguage,
): Markup {
  const { copy, translate } = language;
  return html`<h1 id="order">${translate(plan.name)}</h1>
    <p class="lead">${copy.joinedAt(translate(plan.planType), club.name, companyName)}</p>
    <dl class="sums">${dueNow(bill, language)}</dl>
    <h2 class="later">${copy.later}</h2>
    <dl class="sums">
      ${monthlyLines(bill, language)} ${line(copy.commitment, copy.months(bill.commitmentMonths))}
      ${bill.regularMonthly === null ? '' : line(copy.regular, formatSum(language, bill.regularMonthly))}
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
function giftSummary(
  { order, due, designTitle }: OpenGift,
  now: Temporal.Instant,
  language: PageLanguage,
): Markup {
  const { copy, translate } = language;
  return html`<h1 id="order">${copy.giftFor(order.first_name)}</h1>
    <p class="lead">
      ${copy.giftFrom(order.giver_name, designTitle === null ? null : translate(designTitle))}
    </p>
    <dl class="sums">${line(copy.giftCard, formatSum(language, due))} ${total(due, language)}</dl>
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

/** A level-1 heading, the day and club of the pass, who it is for, and the amount due. */
function passSummary({ order, due, club }: OpenDayPass, language: PageLanguage): Markup {
  const { copy, locale, translate } = language;
  return html`<h1 id="order">${translate(order.title)}</h1>
    <p class="lead">${copy.passAt(club.name, formatDay(order.day, locale))}</p>
    <dl class="sums">${line(copy.pass, formatSum(language, due))} ${total(due, language)}</dl>
    <dl class="facts">
      <dt>${copy.purpose}</dt>
      <dd>${order.first_name} ${order.last_name}</dd>
      <dt>${copy.passTo}</dt>
      <dd>${order.email}</dd>
      <dt>${copy.club}</dt>
      <dd>${club.address}, ${club.city}</dd>
    </dl>
    <p class="note">${translate(order.terms)}</p>`;
}

function dueNow(
  { firstMonth, initiation, saved, promo, dueToday }: PlanBill,
  language: PageLanguage,
) {
  const { copy } = language;
  return html`${firstMonth.minorUnits > 0 ? line(copy.firstMonth, formatSum(language, firstMonth)) : ''}
  ${initiation.minorUnits > 0 ? line(copy.initiation, formatSum(language, initiation)) : ''}
  ${saved.minorUnits > 0 ? line(copy.saved, `−${formatSum(language, saved)}`) : ''}
  ${
    promo !== null && promo.today.minorUnits > 0
      ? line(copy.promo(promo.code), `−${formatSum(language, promo.today)}`)
      : ''
  }
  ${total(dueToday, language)}`;
}

export function total(due: Money, language: PageLanguage): Markup {
  return html`<div class="total">
    <dt>${language.copy.dueToday}</dt>
    <dd>${formatSum(language, due)}</dd>
  </div>`;
}

/** What is charged each month and from when on, when the membership starts, and when a club in presale opens. */
export function monthlyLines(bill: PlanBill, language: PageLanguage): Markup {
  const { startsOn, isPresale, opensOn } = bill;
  const { copy, locale } = language;
  const day = (date: string | null) => date && formatDay(date, locale);
  const start = day(startsOn);
  return html`${monthlyPayments(bill).map(({ amount, from, months }, index) =>
    line(
      index === 0 ? copy.eachMonth(day(from), months) : copy.afterPromo(day(from)),
      formatSum(language, amount),
    ),
  )}
  ${start === null ? '' : line(copy.starts, start)}
  ${isPresale ? line(copy.opens, day(opensOn) ?? copy.opensLater) : ''}`;
}

export function line(term: string, fact: string): Markup {
  return html`<div>
    <dt>${term}</dt>
    <dd>${fact}</dd>
  </div>`;
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
