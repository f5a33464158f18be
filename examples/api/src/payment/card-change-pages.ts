import type { Temporal } from '@foyer/core';
import { cardChangeCookie, offerOn, todayOf } from '@foyer/core/membership';
import type { Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Money } from '@foyer/core/kernel';
import { html } from 'hono/html';

import { clubOf } from '../clubs/club-table.ts';
import { changeRows, findRow } from '../database/rows.ts';
import { refusalPast } from '../http/limits.ts';
import type { Backing } from '../http/serve-call.ts';
import { requestLocale } from '../locale/request-locale.ts';
import {
  type CardChange,
  changeCard,
  findCardChange,
  type NewCard,
  overdueInvoices,
  sumOfInvoices,
} from '../membership/change-card.ts';
import { membershipOf } from '../membership/membership-table.ts';
import { brandName, type CardCharger } from './cards.ts';
import { cardForm, type CardFormState, cardsToTry, line, seenField, seenIn } from './form-page.ts';
import { formToShow, keepForm, keptForm } from './kept-form.ts';
import {
  formatSum,
  languageFor,
  type Markup,
  type PageLanguage,
  paymentPage,
} from './page-shell.ts';
import { readPayment, typedPayment } from './read-payment.ts';

export interface CardChangeSite extends Backing {
  readonly now: (context: Context) => Temporal.Instant;
  readonly charger: CardCharger;
}

/**
 * The pages on which a member replaces the card that their bills are charged to. They know the member by the token in a
 * cookie, which works while the member is logged in.
 */
export function serveCardChange(app: Hono, site: CardChangeSite): void {
  serveCardForm(app, site);
  serveCardQuestion(app, site);
}

function serveCardForm(app: Hono, site: CardChangeSite): void {
  const { database, data, secret, now } = site;

  app.get('/card', async (context) => {
    const change = await changeOf(site, context);
    if (change === null) return over(site, context);
    const language = languageFor(context, data);
    if (change.done_at !== null) {
      const card = await cardOnFile(site, change);
      return context.html(cardEndPage(language, language.copy.newCard.done(card ?? '')));
    }
    const open = await openChange(site, context, change);
    if (open === null) return over(site, context);
    const state = await formToShow(context, secret, change.token_hash, blank);
    return context.html(cardPage(open, state, language));
  });

  app.post('/card', async (context) => {
    const change = await changeOf(site, context);
    if (change === null) return over(site, context);
    if (change.done_at !== null) return context.redirect('/payment/card', 303);
    const open = await openChange(site, context, change);
    if (open === null) return over(site, context);
    const form = await context.req.parseBody();
    const typed = typedPayment(form);
    const payment = readPayment(typed, open.country, now(context));
    if (payment.err) {
      return refuse(site, context, change, { typed, errors: payment.val, reason: null });
    }
    const counted = { cardsOf: change.account_id };
    if (await refusalPast(site, counted, { now: now(context) })) {
      return refuse(site, context, change, { typed, errors: {}, reason: 'tries' });
    }
    const { brand, outcome, lastFour, expiry } = payment.val;
    if (outcome === 'approved' || outcome === 'declined-later') {
      const token = outcome === 'approved' ? 'test-approved' : 'test-declined';
      const card: NewCard = { brand, token, lastFour, expiry };
      return finish(site, context, change, card, { typed, seen: seenIn(form) });
    }
    if (outcome === 'asks-first') {
      await keepForm(context, secret, change.token_hash, { typed, errors: {}, reason: null });
      const asked = { asked_brand: brand, asked_last_four: lastFour, asked_expiry: expiry };
      const { token_hash } = change;
      await changeRows(database, 'card_changes', { token_hash, done_at: null }, asked);
      return context.redirect('/payment/card/question', 303);
    }
    const reason = outcome === 'no-funds' ? 'funds' : 'card';
    return refuse(site, context, change, { typed, errors: {}, reason });
  });
}

function serveCardQuestion(app: Hono, site: CardChangeSite): void {
  const { database, data, secret } = site;

  app.get('/card/question', async (context) => {
    const change = await changeOf(site, context);
    const open = change && (await openChange(site, context, change));
    if (change === null || open === null) return over(site, context);
    const { done_at: doneAt, asked_brand: brand } = change;
    if (doneAt !== null || brand === null) return context.redirect('/payment/card', 303);
    return context.html(cardQuestionPage(open, brand, languageFor(context, data)));
  });

  app.post('/card/question', async (context) => {
    const change = await changeOf(site, context);
    if (change === null) return over(site, context);
    if (change.done_at !== null) return context.redirect('/payment/card', 303);
    const { token_hash, asked_brand: brand, asked_last_four, asked_expiry } = change;
    if (brand === null) return context.redirect('/payment/card', 303);
    const form = await context.req.parseBody();
    const kept = await keptForm(context, secret, token_hash);
    const typed = kept?.typed ?? blank;
    const nothing = { asked_brand: null, asked_last_four: null, asked_expiry: null };
    // Of two answers, the first counts.
    const first = { token_hash, asked_brand: brand };
    if (!(await changeRows(database, 'card_changes', first, nothing))) {
      return context.redirect('/payment/card', 303);
    }
    if (form['answer'] !== 'yes') {
      return refuse(site, context, change, { typed, errors: {}, reason: 'confirmation' });
    }
    const card = { lastFour: asked_last_four ?? '', expiry: asked_expiry ?? '' };
    const confirmed: NewCard = { brand, token: 'test-approved', ...card };
    return finish(site, context, change, confirmed, { typed, seen: seenIn(form) });
  });
}

function changeOf(
  { database, secret, now }: CardChangeSite,
  context: Context,
): Promise<CardChange | null> {
  return findCardChange(database, secret, getCookie(context, cardChangeCookie) ?? '', now(context));
}

function over({ data }: CardChangeSite, context: Context): Response | Promise<Response> {
  const language = languageFor(context, data);
  return context.html(cardEndPage(language, language.copy.newCard.over), 410);
}

/** The member's plan, club, former card, and what is overdue. */
async function openChange(
  { database, now }: CardChangeSite,
  context: Context,
  change: CardChange,
): Promise<OpenCardChange | null> {
  const { member_id } = change;
  const membership = await membershipOf(database, member_id, now(context));
  if (!membership) return null;
  const { planName, facilityId } = offerOn(membership, todayOf(membership, now(context)));
  const club = await clubOf(database, facilityId);
  return {
    planName,
    club,
    country: club.country,
    former: await cardOnFile({ database }, change),
    overdue: sumOfInvoices(await overdueInvoices(database, member_id)),
  };
}

/** The card that the member's bills are charged to, for display; null without one. */
async function cardOnFile(
  { database }: Pick<CardChangeSite, 'database'>,
  { account_id }: CardChange,
): Promise<string | null> {
  const billing = await findRow(database, 'account_billing', { account_id });
  if (billing?.card_type == null) return null;
  const digits = billing.card_last_four;
  return `${brandName(billing.card_type)}${digits == null ? '' : ` •••• ${digits}`}`;
}

async function refuse(
  { secret }: CardChangeSite,
  context: Context,
  change: CardChange,
  state: CardFormState,
): Promise<Response> {
  await keepForm(context, secret, change.token_hash, state);
  return context.redirect('/payment/card?refused=1', 303);
}

async function finish(
  site: CardChangeSite,
  context: Context,
  change: CardChange,
  card: NewCard,
  { typed, seen }: { readonly typed: CardFormState['typed']; readonly seen: number },
): Promise<Response> {
  const when = { seen, now: site.now(context), locale: requestLocale(context) };
  const outcome = await changeCard(site, change, card, when);
  if (outcome === 'declined') {
    return refuse(site, context, change, { typed, errors: {}, reason: 'card' });
  }
  // The page says what is charged now, or that the card is changed.
  if (outcome === 'busy') return context.redirect('/payment/card', 303);
  site.onMail();
  return goBack(context);
}

const blank: CardFormState['typed'] = { name: '', expiry: '', postalCode: '', state: '' };

/** The cookie stays, so that Back says that the card is changed. */
function goBack(context: Context): Response {
  return context.redirect(`${billingPath}?changed=card`, 303);
}

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
