import { html } from 'hono/html';

import { contentIn } from '../words/content-in.ts';
import type { PaymentWords } from '../words/payment-words.ts';
import type { Markup } from './page-shell.ts';
import { paymentPage } from './payment-page.ts';
import type { BankQuestion } from './question-table.ts';
import { corporateJoin, giftCards, giftReturn, type ReturnAddresses } from './return-addresses.ts';
import type { OpenSale, SaleKind } from './sale.ts';
import { type Speech, sumIn } from './speech.ts';

/** What a bank asks before it lets a payment through. */
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

/** Who is paid, and for what. */
function subjectOf(sale: OpenSale, { words, locale }: Speech): string {
  return sale.of === 'gift'
    ? words.forGift(sale.order.first_name)
    : words.forPlan(sale.club.name, contentIn(locale)(sale.plan.name));
}

/** For whoever comes back to a purchase that was paid for: by Back, by a lost answer, by another tab. */
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

/** A way on from a page that can't be paid at. */
export interface Way {
  readonly href: string;
  readonly words: string;
}

/** For whoever comes without a purchase: nothing tells which way they came. */
export function waysToBuy({ words: { ways } }: Speech): readonly Way[] {
  return [
    { href: '/membership', words: ways.join },
    { href: corporateJoin, words: ways.joinEmployer },
    { href: giftCards, words: ways.gift },
  ];
}

/** For whoever may join by another address. */
export function wayBack({ cancelled }: ReturnAddresses, { words }: Speech): Way {
  return { href: cancelled, words: words.backToJoining };
}

/** For whoever has just paid in this browser: the page that shows what came of it. */
export function wayToPaid({ paid }: ReturnAddresses, { words }: Speech): Way {
  return {
    href: paid,
    words: paid === giftReturn.paid ? words.ways.backToMyGift : words.backToJoining,
  };
}

/** For whoever has to begin to buy anew. */
export function chooseAgain(
  { cancelled }: ReturnAddresses,
  of: SaleKind,
  { words: { ways } }: Speech,
): Way {
  return { href: cancelled, words: of === 'gift' ? ways.backToMyGift : ways.chooseMembership };
}

/** Why there is nothing to pay for, and the ways on, the first of them foremost. */
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
