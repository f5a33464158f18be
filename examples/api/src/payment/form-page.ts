import type { Temporal } from '@foyer/core';
import type { PaymentMessageKey } from '@foyer/core/messages';
import { html } from 'hono/html';

import type { PaymentCopy } from '../copy/payment-copy.ts';
import { brandNames, inGroups, testCards } from './cards.ts';
import { boxesFor, boxMarkup } from './form-boxes.ts';
import { giftSummary, orderSummary } from './order-summary.ts';
import { type Markup, paymentPage } from './page-shell.ts';
import type { PaymentErrors, TypedPayment } from './read-payment.ts';
import type { OpenSale } from './sale.ts';
import { type PageLanguage, formatSum } from './page-language.ts';

/** Why the previous payment failed. */
export type RefusalReason = 'card' | 'funds' | 'confirmation';

export interface FormState {
  readonly errors: PaymentErrors;
  /** The typed values to show again. A card's number, date and code are never sent back. */
  readonly typed: Pick<TypedPayment, 'name' | 'postalCode' | 'state'>;
  readonly reason: RefusalReason | null;
  readonly now: Temporal.Instant;
}

/** What is bought, and the card form. */
export function formPage(
  sale: OpenSale,
  { errors, typed, reason, now }: FormState,
  language: PageLanguage,
): Markup {
  const { copy } = language;
  const title = copy.titles[sale.of];
  const boxes = boxesFor(sale.country, copy);
  const { name, postalCode, state } = typed;
  const values: Partial<Record<keyof PaymentErrors, string>> = { name, postalCode, state };
  return paymentPage(
    language,
    hasAny(errors) ? copy.error(title) : title,
    html`<div class="columns">
      <section class="order" aria-labelledby="order">
        ${sale.of === 'gift' ? giftSummary(sale, now, language) : orderSummary(sale, language)}
      </section>
      <section class="card" aria-labelledby="card">
        <h2 id="card">${copy.card}</h2>
        ${reason === null ? '' : refusal(reason, language)}
        ${
          hasAny(errors)
            ? summary(
                boxes.map(({ name }) => name),
                errors,
                language,
              )
            : ''
        }
        <form method="post" action="/payment" novalidate>
          ${boxes.map((box) => boxMarkup(box, errors[box.name], values[box.name] ?? '', language))}
          <button type="submit" class="primary">${copy.pay(formatSum(language, sale.due))}</button>
        </form>
        <p class="aside">
          ${reason === null ? '' : wayOn(sale, language)}
          <a href="${sale.back.cancelled}">${copy.cancel}</a>
        </p>
        ${cardsToTry(language)}
      </section>
    </div>`,
  );
}

function wayOn(sale: OpenSale, { copy }: PageLanguage): Markup {
  return html`<a href="${sale.back.declined}">${wayOnLabel(sale, copy)}</a>`;
}

function wayOnLabel(sale: OpenSale, copy: PaymentCopy): string {
  if (sale.of === 'gift') return copy.backToGift;
  return sale.companyName === null ? copy.backToJoining : copy.otherPlan;
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
};

function refusal(reason: RefusalReason, { messages }: PageLanguage): Markup {
  return html`<div class="alert" role="alert" tabindex="-1" autofocus>
    <p>${messages[refusalMessages[reason]]}</p>
  </div>`;
}

function cardsToTry({ copy }: PageLanguage): Markup {
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
