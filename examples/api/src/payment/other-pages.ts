import { html } from 'hono/html';

import type { PaymentCopy } from '../copy/payment-copy.ts';
import { formatDay } from '../locale/request-locale.ts';
import { brandName, walletNames, walletOf } from './cards.ts';
import { line, monthlyLines, seenField, total } from './form-page.ts';
import { formatSum, type Markup, type PageLanguage, paymentPage } from './page-shell.ts';
import {
  corporateJoin,
  giftCards,
  type OpenSale,
  type PaidSale,
  type ReturnAddresses,
  type SaleKind,
} from './sale.ts';

interface Question {
  readonly id: string;
  readonly card_brand: string;
}

export function questionPage(
  sale: OpenSale,
  { id, card_brand: brand }: Question,
  language: PageLanguage,
): Markup {
  const { copy } = language;
  const wallet = walletOf(brand);
  const sum = formatSum(language, sale.due);
  const isFree = sale.due.minorUnits === 0;
  const [title, note] =
    wallet === null
      ? [copy.questionTitle, copy.bankNote]
      : [copy.payWith(walletNames[wallet]), copy.walletNote(walletNames[wallet])];
  return paymentPage(
    language,
    title,
    html`<div class="single">
      <p class="who">${wallet === null ? copy.bankName : walletNames[wallet]}</p>
      <h1>${title}</h1>
      ${wallet === null ? html`<p class="lead">${copy.bankWhy}</p>` : ''}
      <dl class="sums">
        ${line(copy.payee, sale.of === 'gift' ? copy.chain : sale.club.name)}
        ${line(copy.purpose, subjectOf(sale, language))}
        ${line(copy.paidWith, wallet === null ? copy.yourCard(brandName(brand)) : walletNames[wallet])}
        ${total(sale.due, language)}
      </dl>
      ${isFree ? html`<p class="note">${copy.bankFree}</p>` : ''}
      <form method="post" action="/payment/question/${id}" class="choices">
        ${seenField(sale.due)}
        <button type="submit" name="answer" value="yes" class="primary">
          ${isFree ? copy.yesCard : copy.yes(sum)}
        </button>
        <button type="submit" name="answer" value="no" class="quiet">
          ${isFree ? copy.noCard : copy.no}
        </button>
      </form>
      <p class="note">${note}</p>
    </div>`,
  );
}

function subjectOf(sale: OpenSale, { copy, locale, translate }: PageLanguage): string {
  switch (sale.of) {
    case 'gift':
      return copy.giftFor(sale.order.first_name);
    case 'pass':
      return copy.passAt(translate(sale.order.title), formatDay(sale.order.day, locale));
    case 'membership':
      return copy.membershipOf(translate(sale.plan.name));
  }
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
        ${
          sale.paidWith === ''
            ? ''
            : html`<dt>${copy.paidWith}</dt>
                <dd>${brandName(sale.paidWith)}</dd>`
        }
        <dt>${number}</dt>
        <dd>${sale.number}</dd>
        ${
          sale.receipt === null
            ? ''
            : html`<dt>${copy.receiptNumber}</dt>
                <dd>${sale.receipt}</dd>`
        }
        ${sale.bill === null ? '' : monthlyLines(sale.bill, language)}
      </dl>
      <form method="post" action="/payment/return">
        <button type="submit" class="primary">${see}</button>
      </form>
      ${
        sale.club === null
          ? ''
          : html`<p class="note">${copy.help(sale.club.name, sale.club.phone_number)}</p>`
      }
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
  return { href: cancelled, label: ways[startOvers[of]] };
}

const startOvers = {
  membership: 'chooseMembership',
  gift: 'backToMyGift',
  pass: 'backToMyPass',
} as const;

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
