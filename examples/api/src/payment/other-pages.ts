import { formatMoney, paymentMessages } from '@foyer/core';
import { html } from 'hono/html';

import { dueToday } from '../products/product-table.ts';
import type { OpenSale } from './form-page.ts';
import { type Markup, pageShell } from './page-shell.ts';
import type { BankQuestion } from './question-table.ts';

/** What a bank asks before it lets a payment through. */
export function questionPage({ plan, club }: OpenSale, { id }: BankQuestion): Markup {
  const sum = formatMoney({ minorUnits: dueToday(plan), currency: plan.currency });
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
  questionAnswered: 'This was answered',
  formForeign: 'Not from this page',
} as const;

const chooseAgain = { href: '/join/corp?payment=cancelled', words: 'Choose a membership' };
const payAgain = { href: '/payment', words: 'Back to the payment' };
const ways: Readonly<Record<keyof typeof headings, typeof payAgain>> = {
  // A member who came by Back has paid, and finds the membership there; anyone else chooses one.
  nothingToPay: { href: '/join/corp', words: 'Back to joining' },
  purchaseUnknown: chooseAgain,
  purchaseExpired: chooseAgain,
  questionAnswered: payAgain,
  formForeign: payAgain,
};

/** Why there is nothing to pay for, and the way on. */
export function problemPage(problem: keyof typeof headings): Markup {
  return pageShell(
    headings[problem],
    html`<div class="single">
      <h1>${headings[problem]}</h1>
      <p class="lead">${paymentMessages[problem]}</p>
      <p class="ways">
        <a class="button primary" href="${ways[problem].href}">${ways[problem].words}</a>
      </p>
    </div>`,
  );
}
