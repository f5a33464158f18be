import { formatMoney, type PaymentMessageKey, paymentMessages, type Temporal } from '@foyer/core';
import { html } from 'hono/html';

import { brandNames } from './card-brands.ts';
import { boxesFor, boxMarkup, type PaymentErrors } from './form-boxes.ts';
import { giftSummary } from './gift-summary.ts';
import { orderSummary } from './order-summary.ts';
import { type Markup, pageShell } from './page-shell.ts';
import type { TypedBilling } from './read-billing.ts';
import type { OpenSale, SaleKind } from './sale.ts';
import { type CardOutcome, inGroups, testCards } from './test-cards.ts';

/** Why the payment before did not go through. */
export type RefusalReason = 'card' | 'funds' | 'confirmation';

export interface FormState {
  readonly errors: PaymentErrors;
  /** Of what was typed, what may come back: a card's number, date and code are not sent to anyone. */
  readonly typed: TypedBilling & { readonly name: string };
  readonly reason: RefusalReason | null;
  readonly now: Temporal.Instant;
}

/** What is bought, and the card to pay with. */
export function formPage(sale: OpenSale, { errors, typed, reason, now }: FormState): Markup {
  const title = `${hasAny(errors) ? 'Error: ' : ''}${titles[sale.of]}`;
  const boxes = boxesFor(sale.country);
  const { name, postalCode, state } = typed;
  const values: Partial<Record<keyof PaymentErrors, string>> = { name, postalCode, state };
  return pageShell(
    title,
    html`<div class="columns">
      <section class="order" aria-labelledby="order">
        ${sale.of === 'gift' ? giftSummary(sale, now) : orderSummary(sale)}
      </section>
      <section class="card" aria-labelledby="card">
        <h2 id="card">Your card</h2>
        ${reason === null ? '' : refusal(reason)}
        ${
          hasAny(errors)
            ? summary(
                boxes.map(({ name }) => name),
                errors,
              )
            : ''
        }
        <form method="post" action="/payment" novalidate>
          ${boxes.map((box) => boxMarkup(box, errors[box.name], values[box.name] ?? ''))}
          <button type="submit" class="primary">Pay ${formatMoney(sale.due)}</button>
        </form>
        <p class="aside">
          ${reason === null ? '' : wayOn(sale)}
          <a href="${sale.back.cancelled}">Cancel and go back</a>
        </p>
        ${cardsToTry()}
      </section>
    </div>`,
  );
}

const titles: Readonly<Record<SaleKind, string>> = {
  membership: 'Pay for your membership',
  gift: 'Pay for your gift card',
};

function wayOn(sale: OpenSale): Markup {
  return html`<a href="${sale.back.declined}">${wordsOfWayOn(sale)}</a>`;
}

function wordsOfWayOn(sale: OpenSale): string {
  if (sale.of === 'gift') return 'Back to your gift';
  return sale.companyName === null ? 'Back to joining' : 'Choose another plan';
}

/** Takes the focus, and leads to each box that is not right. FM-06 */
function summary(names: readonly (keyof PaymentErrors)[], errors: PaymentErrors): Markup {
  return html`<div class="alert" role="alert" tabindex="-1" autofocus>
    <h3>Please look at this again</h3>
    <ul>
      ${names.flatMap((name) => {
        const key = errors[name];
        return key === undefined
          ? []
          : html`<li><a href="#${name}">${paymentMessages[key]}</a></li>`;
      })}
    </ul>
  </div>`;
}

const refusalMessages: Readonly<Record<RefusalReason, PaymentMessageKey>> = {
  card: 'cardDeclined',
  funds: 'fundsMissing',
  confirmation: 'confirmationRefused',
};

function refusal(reason: RefusalReason): Markup {
  return html`<div class="alert" role="alert" tabindex="-1" autofocus>
    <p>${paymentMessages[refusalMessages[reason]]}</p>
  </div>`;
}

const outcomes: Readonly<Record<CardOutcome, string>> = {
  approved: 'approved',
  declined: 'declined',
  'no-funds': 'declined for lack of funds',
  'asks-first': 'approved once the bank’s question is answered',
};

function cardsToTry(): Markup {
  return html`<details class="cards">
    <summary>Test cards</summary>
    <p>No money moves here. Any security code and any expiry date to come will do.</p>
    <table>
      <thead>
        <tr>
          <th scope="col">Number</th>
          <th scope="col">Brand</th>
          <th scope="col">The bank says</th>
        </tr>
      </thead>
      <tbody>
        ${testCards.map(
          (card) =>
            html`<tr>
              <td class="digits">${inGroups(card)}</td>
              <td>${brandNames[card.brand]}</td>
              <td>${outcomes[card.outcome]}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </details>`;
}

function hasAny(errors: PaymentErrors): boolean {
  return Object.keys(errors).length > 0;
}
