import { formatMoney, paymentMessages } from '@foyer/core';
import { html } from 'hono/html';

import { billOf } from '../products/product-table.ts';
import { type Markup, pageShell } from './page-shell.ts';
import type { BankQuestion } from './question-table.ts';
import { corporateJoin, type ReturnAddresses } from './return-addresses.ts';
import type { OpenSale } from './sale.ts';

/** What a bank asks before it lets a payment through. */
export function questionPage({ plan, club }: OpenSale, { id }: BankQuestion): Markup {
  const sum = formatMoney(billOf(plan).dueToday);
  return pageShell(
    'Confirm your payment',
    html`<div class="single">
      <h1>Is this you?</h1>
      <p class="lead">
        Your bank asks you to confirm a payment of ${sum} to ${club.name} for ${plan.name}.
      </p>
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

/** For whoever comes back to a purchase that was paid for: by Back, by a lost answer, by another tab. */
export function paidPage(): Markup {
  return pageShell(
    'Already paid',
    html`<div class="single">
      <h1>You are a member</h1>
      <p class="lead">${paymentMessages.purchasePaid}</p>
      <form method="post" action="/payment/return">
        <button type="submit" class="primary">See my membership</button>
      </form>
    </div>`,
  );
}

const headings = {
  nothingToPay: 'Nothing to pay for',
  purchaseUnknown: 'We can’t find this purchase',
  purchaseExpired: 'This purchase has ended',
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

/** For whoever comes without a purchase: nothing tells which of the two joins they came from. */
export const waysToJoin: readonly Way[] = [
  { href: '/membership', words: 'Join a club' },
  { href: corporateJoin, words: 'Join through my employer' },
];

/** For whoever may join by another address. */
export function wayBack({ cancelled }: ReturnAddresses): Way {
  return { href: cancelled, words: 'Back to joining' };
}

/** For whoever has just paid in this browser: the join, which shows what came of it. */
export function wayToMember({ paid }: ReturnAddresses): Way {
  return { href: paid, words: 'Back to joining' };
}

/** For whoever has to begin to buy anew. */
export function chooseAgain({ cancelled }: ReturnAddresses): Way {
  return { href: cancelled, words: 'Choose a membership' };
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
