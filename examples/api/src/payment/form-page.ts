import { formatMoney, type PaymentMessageKey, paymentMessages } from '@foyer/core';
import { html } from 'hono/html';

import { dueToday } from '../products/product-table.ts';
import { type Markup, pageShell } from './page-shell.ts';
import type { CardErrors, TypedCard } from './read-card.ts';
import type { Sale } from './sale.ts';
import { brandNames, type CardOutcome, inGroups, testCards } from './test-cards.ts';

export type OpenSale = Extract<Sale, { kind: 'open' }>;

/** Why the payment before did not go through. */
export type RefusalReason = 'card' | 'funds' | 'confirmation';

export interface FormState {
  readonly errors: CardErrors;
  /** Of what was typed the name alone comes back: a card's number is not sent to anyone. */
  readonly name: string;
  readonly reason: RefusalReason | null;
}

/** What is bought, and the card to pay with. */
export function formPage(sale: OpenSale, { errors, name, reason }: FormState): Markup {
  const title = hasAny(errors) ? 'Error: Pay for your membership' : 'Pay for your membership';
  return pageShell(
    title,
    html`<div class="columns">
      <section class="order" aria-labelledby="order">${orderOf(sale)}</section>
      <section class="card" aria-labelledby="card">
        <h2 id="card">Your card</h2>
        ${reason === null ? '' : refusal(reason)} ${hasAny(errors) ? summary(errors) : ''}
        <form method="post" action="/payment" novalidate>
          ${boxes.map((box) => field(box, errors[box.name], box.name === 'name' ? name : ''))}
          <button type="submit" class="primary">Pay ${amount(sale, dueToday(sale.plan))}</button>
        </form>
        <p class="aside">
          ${reason === null ? '' : html`<a href="/join/corp?payment=declined">Choose another plan</a>`}
          <a href="/join/corp?payment=cancelled">Cancel and go back</a>
        </p>
        ${cardsToTry()}
      </section>
    </div>`,
  );
}

/** A heading level 1 and what is due, line by line. */
function orderOf(sale: OpenSale): Markup {
  const { plan, club, buyer, companyName } = sale;
  const saved = Math.min(plan.initiationDues, plan.promotionalSavings);
  return html`<h1 id="order">${plan.name}</h1>
    <p class="lead">
      ${plan.planType}, joined at
      ${club.name}${companyName === null ? '' : ` through ${companyName}`}
    </p>
    <dl class="sums">
      <div>
        <dt>First month</dt>
        <dd>${amount(sale, plan.monthlyFee)}</dd>
      </div>
      <div>
        <dt>Initiation</dt>
        <dd>${amount(sale, plan.initiationDues)}</dd>
      </div>
      ${
        saved > 0
          ? html`<div>
              <dt>Saved on initiation</dt>
              <dd>−${amount(sale, saved)}</dd>
            </div>`
          : ''
      }
      <div class="total">
        <dt>Due today</dt>
        <dd>${amount(sale, dueToday(plan))}</dd>
      </div>
    </dl>
    <p class="note">Then ${amount(sale, plan.monthlyFee)} a month.</p>
    <dl class="facts">
      <dt>Member</dt>
      <dd>${buyer.firstName} ${buyer.lastName}</dd>
      <dt>Confirmation to</dt>
      <dd>${buyer.email}</dd>
      <dt>Club</dt>
      <dd>${club.address}, ${club.city}</dd>
    </dl>`;
}

interface Box {
  readonly name: keyof TypedCard;
  readonly label: string;
  readonly hint: string | null;
  readonly autocomplete: string;
  readonly isNumeric: boolean;
  readonly size: 'whole' | 'half';
}

const boxes: readonly Box[] = [
  {
    name: 'number',
    label: 'Card number',
    hint: 'Test cards only: see the list below.',
    autocomplete: 'cc-number',
    isNumeric: true,
    size: 'whole',
  },
  {
    name: 'expiry',
    label: 'Expiry date',
    hint: 'MM/YY',
    autocomplete: 'cc-exp',
    isNumeric: true,
    size: 'half',
  },
  {
    name: 'code',
    label: 'Security code',
    hint: '3 or 4 digits',
    autocomplete: 'cc-csc',
    isNumeric: true,
    size: 'half',
  },
  {
    name: 'name',
    label: 'Name on card',
    hint: null,
    autocomplete: 'cc-name',
    isNumeric: false,
    size: 'whole',
  },
];

function field(box: Box, problem: PaymentMessageKey | undefined, value: string): Markup {
  const { name, label, hint, autocomplete, isNumeric, size } = box;
  const described = [
    ...(hint === null ? [] : [`${name}-hint`]),
    ...(problem === undefined ? [] : [`${name}-error`]),
  ].join(' ');
  return html`<div class="field ${size}">
    <label for="${name}">${label}</label>
    ${hint === null ? '' : html`<p class="hint" id="${name}-hint">${hint}</p>`}
    ${
      problem === undefined
        ? ''
        : html`<p class="problem" id="${name}-error">${paymentMessages[problem]}</p>`
    }
    <input
      id="${name}"
      name="${name}"
      type="text"
      value="${value}"
      autocomplete="${autocomplete}"
      inputmode="${isNumeric ? 'numeric' : 'text'}"
      spellcheck="false"
      required
      aria-invalid="${problem === undefined ? 'false' : 'true'}"
      ${described === '' ? '' : html`aria-describedby="${described}"`}
    />
  </div>`;
}

/** Takes the focus, and leads to each box that is not right. FM-06 */
function summary(errors: CardErrors): Markup {
  return html`<div class="alert" role="alert" tabindex="-1" autofocus>
    <h3>Please look at this again</h3>
    <ul>
      ${boxes.flatMap(({ name }) => {
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

function amount({ plan }: OpenSale, minorUnits: number): string {
  return formatMoney({ minorUnits, currency: plan.currency });
}

function hasAny(errors: CardErrors): boolean {
  return Object.keys(errors).length > 0;
}
