import { html } from 'hono/html';

import type { PaymentCopy } from '../copy/payment-copy.ts';
import { monthlyLines } from './form-page.ts';
import { formatSum, type Markup, type PageLanguage, paymentPage } from './page-shell.ts';
import {
  corporateJoin,
  giftCards,
  type OpenSale,
  type PaidSale,
  type ReturnAddresses,
  type SaleKind,
} from './sale.ts';

/** The bank's question before it approves a payment. */
export function questionPage(sale: OpenSale, id: string, language: PageLanguage): Markup {
  const { copy } = language;
  const sum = formatSum(language, sale.due);
  const isFree = sale.due.minorUnits === 0;
  const subject = subjectOf(sale, language);
  return paymentPage(
    language,
    copy.questionTitle,
    html`<div class="single">
      <h1>${copy.questionTitle}</h1>
      <p class="lead">${isFree ? copy.bankAsksCard(subject) : copy.bankAsks(sum, subject)}</p>
      <form method="post" action="/payment/question/${id}" class="choices">
        <button type="submit" name="answer" value="yes" class="primary">
          ${isFree ? copy.yesCard : copy.yes(sum)}
        </button>
        <button type="submit" name="answer" value="no" class="quiet">
          ${isFree ? copy.noCard : copy.no}
        </button>
      </form>
      <p class="note">${copy.bankNote}</p>
    </div>`,
  );
}

/** The payee and what is paid for. */
function subjectOf(sale: OpenSale, { copy, translate }: PageLanguage): string {
  return sale.of === 'gift'
    ? copy.forGift(sale.order.first_name)
    : copy.forPlan(sale.club.name, translate(sale.plan.name));
}

/** The receipt of a purchase that is already paid, shown after Back, a lost response, or from another tab. */
export function paidPage(sale: PaidSale, language: PageLanguage): Markup {
  const { copy, messages } = language;
  const { heading, number, see } = copy.paid[sale.of];
  return paymentPage(
    language,
    copy.paidTitle,
    html`<div class="single">
      <h1>${heading}</h1>
      <p class="lead">${messages.purchasePaid}</p>
      <dl class="facts">
        <dt>${copy.charged}</dt>
        <dd>${formatSum(language, sale.paid)}</dd>
        <dt>${number}</dt>
        <dd>${sale.number}</dd>
        ${sale.bill === null ? '' : monthlyLines(sale.bill, language)}
      </dl>
      <form method="post" action="/payment/return">
        <button type="submit" class="primary">${see}</button>
      </form>
    </div>`,
  );
}

export type PaymentProblem = keyof PaymentCopy['problems'];

/** A link for leaving a page where nothing can be paid. */
export interface Way {
  readonly href: string;
  readonly label: string;
}

/** For a visitor without a purchase, when nothing shows where they came from. */
export function waysToBuy({ copy: { ways } }: PageLanguage): readonly Way[] {
  return [
    { href: '/membership', label: ways.join },
    { href: corporateJoin, label: ways.joinEmployer },
    { href: giftCards, label: ways.gift },
  ];
}

/** For someone who may join with another address. */
export function backToJoining({ cancelled }: ReturnAddresses, { copy }: PageLanguage): Way {
  return { href: cancelled, label: copy.backToJoining };
}

/** For someone who has to start the purchase over. */
export function chooseAgain(
  { cancelled }: ReturnAddresses,
  of: SaleKind,
  { copy: { ways } }: PageLanguage,
): Way {
  return { href: cancelled, label: of === 'gift' ? ways.backToMyGift : ways.chooseMembership };
}

/** Why there is nothing to pay, with links to continue. The first one is the primary action. */
export function problemPage(
  problem: PaymentProblem,
  ways: readonly Way[],
  language: PageLanguage,
): Markup {
  const { copy, messages } = language;
  return paymentPage(
    language,
    copy.problems[problem],
    html`<div class="single">
      <h1>${copy.problems[problem]}</h1>
      <p class="lead">${messages[problem]}</p>
      <p class="choices">
        ${ways.map(
          (way, index) =>
            html`<a class="button ${index === 0 ? 'primary' : 'quiet'}" href="${way.href}"
              >${way.label}</a
            >`,
        )}
      </p>
    </div>`,
  );
}
