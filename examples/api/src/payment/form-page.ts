import type { PaymentMessageKey, Temporal } from '@foyer/core';
import { html } from 'hono/html';

import type { PaymentWords } from '../words/payment-words.ts';
import { brandNames } from './card-brands.ts';
import { boxesFor, boxMarkup, type PaymentErrors } from './form-boxes.ts';
import { giftSummary } from './gift-summary.ts';
import { orderSummary } from './order-summary.ts';
import type { Markup } from './page-shell.ts';
import { paymentPage } from './payment-page.ts';
import type { TypedBilling } from './read-billing.ts';
import type { OpenSale } from './sale.ts';
import { type Speech, sumIn } from './speech.ts';
import { inGroups, testCards } from './test-cards.ts';

/** Why the previous payment failed. */
export type RefusalReason = 'card' | 'funds' | 'confirmation';

export interface FormState {
  readonly errors: PaymentErrors;
  /** The typed values to show again. A card's number, date and code are never sent back. */
  readonly typed: TypedBilling & { readonly name: string };
  readonly reason: RefusalReason | null;
  readonly now: Temporal.Instant;
}

/** What is bought, and the card form. */
export function formPage(
  sale: OpenSale,
  { errors, typed, reason, now }: FormState,
  speech: Speech,
): Markup {
  const { words } = speech;
  const title = words.titles[sale.of];
  const boxes = boxesFor(sale.country, words);
  const { name, postalCode, state } = typed;
  const values: Partial<Record<keyof PaymentErrors, string>> = { name, postalCode, state };
  return paymentPage(
    speech,
    hasAny(errors) ? words.error(title) : title,
    html`<div class="columns">
      <section class="order" aria-labelledby="order">
        ${sale.of === 'gift' ? giftSummary(sale, now, speech) : orderSummary(sale, speech)}
      </section>
      <section class="card" aria-labelledby="card">
        <h2 id="card">${words.card}</h2>
        ${reason === null ? '' : refusal(reason, speech)}
        ${
          hasAny(errors)
            ? summary(
                boxes.map(({ name }) => name),
                errors,
                speech,
              )
            : ''
        }
        <form method="post" action="/payment" novalidate>
          ${boxes.map((box) => boxMarkup(box, errors[box.name], values[box.name] ?? '', speech))}
          <button type="submit" class="primary">${words.pay(sumIn(speech, sale.due))}</button>
        </form>
        <p class="aside">
          ${reason === null ? '' : wayOn(sale, speech)}
          <a href="${sale.back.cancelled}">${words.cancel}</a>
        </p>
        ${cardsToTry(speech)}
      </section>
    </div>`,
  );
}

function wayOn(sale: OpenSale, { words }: Speech): Markup {
  return html`<a href="${sale.back.declined}">${wordsOfWayOn(sale, words)}</a>`;
}

function wordsOfWayOn(sale: OpenSale, words: PaymentWords): string {
  if (sale.of === 'gift') return words.backToGift;
  return sale.companyName === null ? words.backToJoining : words.otherPlan;
}

/** The error summary: receives the focus and links to each invalid field. */
function summary(
  names: readonly (keyof PaymentErrors)[],
  errors: PaymentErrors,
  { words, messages }: Speech,
): Markup {
  return html`<div class="alert" role="alert" tabindex="-1" autofocus>
    <h3>${words.lookAgain}</h3>
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
};

function refusal(reason: RefusalReason, { messages }: Speech): Markup {
  return html`<div class="alert" role="alert" tabindex="-1" autofocus>
    <p>${messages[refusalMessages[reason]]}</p>
  </div>`;
}

function cardsToTry({ words }: Speech): Markup {
  return html`<details class="cards">
    <summary>${words.testCards}</summary>
    <p>${words.testNote}</p>
    <table>
      <thead>
        <tr>
          <th scope="col">${words.columns.number}</th>
          <th scope="col">${words.columns.brand}</th>
          <th scope="col">${words.columns.bank}</th>
        </tr>
      </thead>
      <tbody>
        ${testCards.map(
          (card) =>
            html`<tr>
              <td class="digits">${inGroups(card)}</td>
              <td>${brandNames[card.brand]}</td>
              <td>${words.outcomes[card.outcome]}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </details>`;
}

function hasAny(errors: PaymentErrors): boolean {
  return Object.keys(errors).length > 0;
}
