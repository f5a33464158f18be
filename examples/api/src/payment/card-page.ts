import type { Money } from '@foyer/core/kernel';
import { html } from 'hono/html';

import { brandName } from './cards.ts';
import { cardForm, type CardFormState, cardsToTry, line, seenField } from './form-page.ts';
import { formatSum, type Markup, type PageLanguage, paymentPage } from './page-shell.ts';

/** Where a member sees their bills, on the site. */
export const billingPath = '/account/billing';

export interface OpenCardChange {
  readonly planName: string;
  readonly club: { readonly name: string; readonly phone_number: string };
  /** Determines the fields of the billing address. */
  readonly country: string;
  /** The former card, as shown; null if none is known. */
  readonly former: string | null;
  /** What the new card is charged immediately; null for nothing. */
  readonly overdue: Money | null;
}

/** Asks for the new card, and says beforehand what it is charged. */
export function cardPage(
  change: OpenCardChange,
  state: CardFormState,
  language: PageLanguage,
): Markup {
  const { copy, translate } = language;
  const { planName, club, country, former, overdue } = change;
  const sum = overdue === null ? null : formatSum(language, overdue);
  return paymentPage(
    language,
    Object.keys(state.errors).length > 0 ? copy.error(copy.newCard.title) : copy.newCard.title,
    html`<div class="columns">
      <section class="order" aria-labelledby="order">
        <h1 id="order">${copy.newCard.title}</h1>
        <p class="lead">${copy.newCard.of(translate(planName), club.name)}</p>
        <dl class="sums">
          ${former === null ? '' : line(copy.newCard.former, former)}
          <div class="total">
            <dt>${copy.dueToday}</dt>
            <dd>${sum ?? copy.newCard.none}</dd>
          </div>
        </dl>
        <p class="note">${sum === null ? copy.newCard.later : copy.newCard.overdue(sum)}</p>
      </section>
      <section class="card" aria-labelledby="card">
        <h2 id="card">${copy.newCard.details}</h2>
        ${cardForm(country, state, language, {
          action: '/payment/card',
          inside: seenField(overdue),
          submit: sum === null ? copy.newCard.save : copy.newCard.saveAndPay(sum),
        })}
        ${cardsToTry(language)}
        <p class="aside"><a href="${billingPath}">${copy.cancel}</a></p>
        <p class="note">${copy.help(club.name, club.phone_number)}</p>
      </section>
    </div>`,
  );
}

/** The bank's question about a new card. */
export function cardQuestionPage(
  { club, planName, overdue }: OpenCardChange,
  brand: string,
  language: PageLanguage,
): Markup {
  const { copy, translate } = language;
  const sum = overdue === null ? null : formatSum(language, overdue);
  return paymentPage(
    language,
    copy.questionTitle,
    html`<div class="single">
      <p class="who">${copy.bankName}</p>
      <h1>${copy.questionTitle}</h1>
      <p class="lead">${copy.bankWhy}</p>
      <dl class="sums">
        ${line(copy.payee, club.name)} ${line(copy.purpose, copy.membershipOf(translate(planName)))}
        ${line(copy.paidWith, copy.yourCard(brandName(brand)))}
        <div class="total">
          <dt>${copy.dueToday}</dt>
          <dd>${sum ?? copy.newCard.none}</dd>
        </div>
      </dl>
      ${sum === null ? html`<p class="note">${copy.bankFree}</p>` : ''}
      <form method="post" action="/payment/card/question" class="choices">
        ${seenField(overdue)}
        <button type="submit" name="answer" value="yes" class="primary">
          ${sum === null ? copy.yesCard : copy.yes(sum)}
        </button>
        <button type="submit" name="answer" value="no" class="quiet">
          ${sum === null ? copy.noCard : copy.no}
        </button>
      </form>
      <p class="note">${copy.bankNote}</p>
    </div>`,
  );
}

/** After the change: `done`. Without a change that is open: `over`. */
export function cardEndPage(
  language: PageLanguage,
  { title, text }: { readonly title: string; readonly text: string },
): Markup {
  const { newCard } = language.copy;
  return paymentPage(
    language,
    title,
    html`<div class="single">
      <h1>${title}</h1>
      <p class="lead">${text}</p>
      <p class="choices"><a class="button primary" href="${billingPath}">${newCard.back}</a></p>
    </div>`,
  );
}
