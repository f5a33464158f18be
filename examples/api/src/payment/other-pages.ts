import { formatMoney, paymentMessages } from '@foyer/core';
import { html } from 'hono/html';

import { type Markup, pageShell } from './page-shell.ts';
import type { BankQuestion } from './question-table.ts';
import { corporateJoin, giftCards, giftReturn, type ReturnAddresses } from './return-addresses.ts';
import type { OpenSale, SaleKind } from './sale.ts';

/** What a bank asks before it lets a payment through. */
export function questionPage(sale: OpenSale, { id }: BankQuestion): Markup {
  const sum = formatMoney(sale.due);
  return pageShell(
    'Confirm your payment',
    html`<div class="single">
      <h1>Is this you?</h1>
      <p class="lead">Your bank asks you to confirm a payment of ${sum} to ${subjectOf(sale)}.</p>
      <form method="post" action="/payment/question/${id}" class="choices">
        <button type="submit" name="answer" value="yes" class="primary">Yes, pay ${sum}</button>
        <button type="submit" name="answer" value="no" class="quiet">No, do not pay</button>
      </form>
      <p class="note">
        A test bank: it takes your word for it. Nothing is charged before you say yes.
      </p>
    </div>`,
  );
}

/** Who is paid, and for what. */
function subjectOf(sale: OpenSale): string {
  return sale.of === 'gift'
    ? `Foyer Clubs for a gift card to ${sale.order.first_name}`
    : `${sale.club.name} for ${sale.plan.name}`;
}

/** For whoever comes back to a purchase that was paid for: by Back, by a lost answer, by another tab. */
export function paidPage(of: SaleKind): Markup {
  const { heading, message, see } = paidWords[of];
  return pageShell(
    'Already paid',
    html`<div class="single">
      <h1>${heading}</h1>
      <p class="lead">${paymentMessages[message]}</p>
      <form method="post" action="/payment/return">
        <button type="submit" class="primary">${see}</button>
      </form>
    </div>`,
  );
}

const paidWords = {
  membership: { heading: 'You are a member', message: 'purchasePaid', see: 'See my membership' },
  gift: { heading: 'Your gift is paid for', message: 'giftPaid', see: 'See my gift card' },
} as const;

const headings = {
  nothingToPay: 'Nothing to pay for',
  purchaseUnknown: 'We can’t find this purchase',
  purchaseExpired: 'This purchase has ended',
  giftExpired: 'This purchase has ended',
  joinedBefore: 'Already a member?',
  questionAnswered: 'This was answered',
  formForeign: 'Not from this page',
} as const;

export type PaymentProblem = keyof typeof headings;

/** A way on from a page that can't be paid at. */
export interface Way {
  readonly href: string;
  readonly words: string;
}

/** For whoever comes without a purchase: nothing tells which way they came. */
export const waysToBuy: readonly Way[] = [
  { href: '/membership', words: 'Join a club' },
  { href: corporateJoin, words: 'Join through my employer' },
  { href: giftCards, words: 'Give a gift card' },
];

/** For whoever may join by another address. */
export function wayBack({ cancelled }: ReturnAddresses): Way {
  return { href: cancelled, words: 'Back to joining' };
}

/** For whoever has just paid in this browser: the page that shows what came of it. */
export function wayToPaid({ paid }: ReturnAddresses): Way {
  return { href: paid, words: paid === giftReturn.paid ? 'Back to my gift' : 'Back to joining' };
}

/** For whoever has to begin to buy anew. */
export function chooseAgain({ cancelled }: ReturnAddresses, of: SaleKind): Way {
  return { href: cancelled, words: of === 'gift' ? 'Back to my gift' : 'Choose a membership' };
}

/** Why there is nothing to pay for, and the ways on, the first of them foremost. */
export function problemPage(problem: PaymentProblem, ways: readonly Way[]): Markup {
  return pageShell(
    headings[problem],
    html`<div class="single">
      <h1>${headings[problem]}</h1>
      <p class="lead">${paymentMessages[problem]}</p>
      <p class="choices">
        ${ways.map(
          ({ href, words }, index) =>
            html`<a class="button ${index === 0 ? 'primary' : 'quiet'}" href="${href}"
              >${words}</a
            >`,
        )}
      </p>
    </div>`,
  );
}
