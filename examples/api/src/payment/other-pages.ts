import { html } from 'hono/html';

import type { PaymentWords } from '../words/payment-words.ts';
import type { Markup } from './page-shell.ts';
import { paymentPage } from './payment-page.ts';
import type { BankQuestion } from './question-table.ts';
import { corporateJoin, giftCards, giftReturn, type ReturnAddresses } from './return-addresses.ts';
import type { OpenSale, SaleKind } from './sale.ts';
import { type Speech, sumIn } from './speech.ts';

/** The bank's question before it approves a payment. */
export function questionPage(sale: OpenSale, { id }: BankQuestion, speech: Speech): Markup {
  const { words } = speech;
  const sum = sumIn(speech, sale.due);
  return paymentPage(
    speech,
    words.questionTitle,
    html`<div class="single">
      <h1>${words.isThisYou}</h1>
      <p class="lead">${words.bankAsks(sum, subjectOf(sale, speech))}</p>
      <form method="post" action="/payment/question/${id}" class="choices">
        <button type="submit" name="answer" value="yes" class="primary">${words.yes(sum)}</button>
        <button type="submit" name="answer" value="no" class="quiet">${words.no}</button>
      </form>
      <p class="note">${words.bankNote}</p>
    </div>`,
  );
}

/** The payee and what is paid for. */
function subjectOf(sale: OpenSale, { words, said }: Speech): string {
  return sale.of === 'gift'
    ? words.forGift(sale.order.first_name)
    : words.forPlan(sale.club.name, said(sale.plan.name));
}

/** Shown for a purchase that is already paid, after Back, a lost response, or from another tab. */
export function paidPage(of: SaleKind, speech: Speech): Markup {
  const { words, messages } = speech;
  const { heading, see } = words.paid[of];
  return paymentPage(
    speech,
    words.paidTitle,
    html`<div class="single">
      <h1>${heading}</h1>
      <p class="lead">${messages[of === 'gift' ? 'giftPaid' : 'purchasePaid']}</p>
      <form method="post" action="/payment/return">
        <button type="submit" class="primary">${see}</button>
      </form>
    </div>`,
  );
}

export type PaymentProblem = keyof PaymentWords['problems'];

/** A link for leaving a page where nothing can be paid. */
export interface Way {
  readonly href: string;
  readonly words: string;
}

/** For a visitor without a purchase, when nothing shows where they came from. */
export function waysToBuy({ words: { ways } }: Speech): readonly Way[] {
  return [
    { href: '/membership', words: ways.join },
    { href: corporateJoin, words: ways.joinEmployer },
    { href: giftCards, words: ways.gift },
  ];
}

/** For someone who may join with another address. */
export function wayBack({ cancelled }: ReturnAddresses, { words }: Speech): Way {
  return { href: cancelled, words: words.backToJoining };
}

/** For someone who just paid in this browser: links to the page that shows the result. */
export function wayToPaid({ paid }: ReturnAddresses, { words }: Speech): Way {
  return {
    href: paid,
    words: paid === giftReturn.paid ? words.ways.backToMyGift : words.backToJoining,
  };
}

/** For someone who has to start the purchase over. */
export function chooseAgain(
  { cancelled }: ReturnAddresses,
  of: SaleKind,
  { words: { ways } }: Speech,
): Way {
  return { href: cancelled, words: of === 'gift' ? ways.backToMyGift : ways.chooseMembership };
}

/** Why there is nothing to pay, with links to continue. The first one is the primary action. */
export function problemPage(problem: PaymentProblem, ways: readonly Way[], speech: Speech): Markup {
  const { words, messages } = speech;
  return paymentPage(
    speech,
    words.problems[problem],
    html`<div class="single">
      <h1>${words.problems[problem]}</h1>
      <p class="lead">${messages[problem]}</p>
      <p class="choices">
        ${ways.map(
          (way, index) =>
            html`<a class="button ${index === 0 ? 'primary' : 'quiet'}" href="${way.href}"
              >${way.words}</a
            >`,
        )}
      </p>
    </div>`,
  );
}
