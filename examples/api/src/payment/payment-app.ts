import { Temporal } from '@foyer/core';
import { productTokenCookie } from '@foyer/core/plans';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import { csrf } from 'hono/csrf';
import { HTTPException } from 'hono/http-exception';

import type { ChainData } from '../chain-data.ts';
import { changeRows, findRow, insertRow } from '../database/rows.ts';
import type { Database } from '../database/schema.ts';
import { refusalPast } from '../http/limits.ts';
import { refuseFiles } from '../http/refuse-unreadable.ts';
import { instantText } from '../http/request-time.ts';
import type { Backing } from '../http/serve-call.ts';
import { requestLocale } from '../locale/request-locale.ts';
import { billOf } from '../products/product-table.ts';
import { passPriceOf, priceOf, recordPromise } from '../promises/promise-table.ts';
import { completeOrder } from './complete-order.ts';
import { completePurchase, type Payment } from './complete-purchase.ts';
import {
  type CardCharger,
  testCharger,
  testWallets,
  walletOf,
  type WalletPayments,
} from './cards.ts';
import { type CardChangeSite, serveCardChange } from './card-change-pages.ts';
import { cardScript } from './card-fields.ts';
import { type CardFormState, formPage, type RefusalReason, seenIn } from './form-page.ts';
import { formToShow, keepForm, keptForm } from './kept-form.ts';
import {
  backToJoining,
  chooseAgain,
  paidPage,
  problemPage,
  questionPage,
  waysToBuy,
} from './other-pages.ts';
import { languageFor, type Markup } from './page-shell.ts';
import { prefilledBilling, readPayment, typedPayment } from './read-payment.ts';
import type { BillingAddress } from './purchase-table.ts';
import {
  type OpenDayPass,
  type OpenMembership,
  type OpenSale,
  readSale,
  type Sale,
} from './sale.ts';
import { serveFonts } from './styles.ts';
import { browserOf, rememberBrowser } from './confirmation-table.ts';

/**
 * The payment application: a separate site on its own path that knows only what the product token in the buyer's
 * cookie stands for. It works without JavaScript; a small script groups the card's number. The number is used and
 * discarded: it is stored nowhere, not even in a page that reports a mistyped number.
 */
export function paymentApp({ charger = testCharger, ...backing }: PaymentAppOptions): Hono {
  const site = { ...backing, charger, wallets: testWallets(backing.database) };
  const app = new Hono();
  serveFonts(app);
  app.get('/card.js', (context) => {
    context.header('Content-Type', 'text/javascript; charset=utf-8');
    return context.body(cardScript);
  });
  app.use(pageHeaders, csrf(), refuseFiles);
  app.onError((error, context) => {
    if (!(error instanceof HTTPException)) throw error;
    return context.html(paymentProblem(context, site.data, 'formForeign'), error.status);
  });
  serveForm(app, site);
  serveWallets(app, site);
  serveQuestions(app, site);
  serveCardChange(app, site);
  app.post(
    '/return',
    paying(site, (context) => Promise.resolve(context.redirect('/payment', 303))),
  );
  return app;
}

export interface PaymentAppOptions extends Backing {
  readonly now: (context: Context) => Temporal.Instant;
  readonly client: (context: Context) => string | null;
  readonly charger?: CardCharger;
}

interface PaymentSite extends CardChangeSite {
  readonly wallets: WalletPayments;
  readonly client: (context: Context) => string | null;
}

const pageHeaders: MiddlewareHandler = async (context, next) => {
  await next();
  context.header('Cache-Control', 'no-store');
  // Without a referrer the page's own forms would count as cross-site and be refused.
  context.header('Referrer-Policy', 'same-origin');
};

function serveForm(app: Hono, site: PaymentSite): void {
  const { database, data, secret, now, wallets } = site;

  app.get('/', async (context) => {
    rememberBrowser(context);
    const sale = await saleOf(site, context);
    if (sale.kind !== 'open') return notOpen(context, data, sale);
    if (sale.of !== 'gift') await recordPrice(site, context, sale);
    const shown = await formToShow(
      context,
      secret,
      sale.productToken,
      await blankForm(database, sale),
    );
    const state = { ...shown, wallets: wallets.offered, now: now(context) };
    return context.html(formPage(sale, state, languageFor(context, data)));
  });

  app.post(
    '/',
    paying(site, async (context, sale) => {
      const form = await context.req.parseBody();
      const typed = typedPayment(form);
      if (isAtOtherSum(form, sale)) {
        return refuse(site, context, sale, { typed, errors: {}, reason: 'sum' });
      }
      const payment = readPayment(typed, sale.country, now(context));
      if (payment.err) {
        return refuse(site, context, sale, { typed, errors: payment.val, reason: null });
      }
      const { brand: cardBrand, outcome, billing } = payment.val;
      const { productToken } = sale;
      const client = site.client(context);
      const counted = { cardsOf: client && productToken, cardsFrom: client };
      if (await refusalPast(site, counted, { now: now(context) })) {
        return refuse(site, context, sale, { typed, errors: {}, reason: 'tries' });
      }
      if (outcome === 'approved' || outcome === 'declined-later') {
        const cardToken = outcome === 'approved' ? 'test-approved' : 'test-declined';
        return goBack(context, site, { productToken, cardBrand, cardToken, billing });
      }
      if (outcome === 'asks-first') {
        await keepForm(context, secret, productToken, { typed, errors: {}, reason: null });
        const id = await storeQuestion(site, context, sale, { brand: cardBrand, billing });
        return context.redirect(`/payment/question/${id}`, 303);
      }
      const reason = outcome === 'no-funds' ? 'funds' : 'card';
      return refuse(site, context, sale, { typed, errors: {}, reason });
    }),
  );
}

/** A wallet opens its own sheet, which leads back to `/wallet/:id`. */
function serveWallets(app: Hono, site: PaymentSite): void {
  const { database, data, wallets } = site;

  app.post(
    '/wallet',
    paying(site, async (context, sale) => {
      const form = await context.req.parseBody();
      const wallet = wallets.offered.find((one) => one === form['wallet']);
      if (wallet === undefined) return context.redirect('/payment', 303);
      if (isAtOtherSum(form, sale)) return refuseKept(site, context, sale, 'sum');
      const id = await storeQuestion(site, context, sale, { brand: wallet, billing: noBilling });
      return context.redirect(await wallets.sheet({ id, wallet, due: sale.due }), 303);
    }),
  );

  app.get(
    '/wallet/:id',
    paying(site, async (context, sale) => {
      const payment = await findQuestion(database, context, sale.productToken);
      if (!payment) return answered(context, data);
      const outcome = await wallets.outcome(payment.id);
      if (outcome !== 'approved') return context.redirect('/payment', 303);
      if (dueAt(sale, payment.answered_at ?? payment.created_at) !== sale.due.minorUnits) {
        return refuseKept(site, context, sale, 'sum');
      }
      const { product_token: productToken, card_brand: cardBrand } = payment;
      return goBack(context, site, {
        productToken,
        cardBrand,
        cardToken: 'test-approved',
        billing: noBilling,
      });
    }),
  );
}

/** Some banks ask the buyer to confirm the payment. The test wallets' sheet is the same page. */
function serveQuestions(app: Hono, site: PaymentSite): void {
  const { database, data, now } = site;

  app.get('/question/:id', async (context) => {
    const sale = await saleOf(site, context);
    if (sale.kind !== 'open') return notOpen(context, data, sale);
    const question = await findQuestion(database, context, sale.productToken);
    if (!question || question.answered_at !== null) return answered(context, data);
    return context.html(questionPage(sale, question, languageFor(context, data)));
  });

  app.post(
    '/question/:id',
    paying(site, async (context, sale) => {
      const question = await findQuestion(database, context, sale.productToken);
      if (!question) return answered(context, data);
      const form = await context.req.parseBody();
      if (isAtOtherSum(form, sale)) return refuseKept(site, context, sale, 'sum');
      const says = form['answer'] === 'yes' ? 'yes' : 'no';
      const stands = await answerQuestion(database, question.id, says, instantText(now(context)));
      if (walletOf(question.card_brand) !== null) {
        return context.redirect(`/payment/wallet/${question.id}`, 303);
      }
      if (stands === 'no') return refuseKept(site, context, sale, 'confirmation');
      const { product_token, card_brand, billing_postal_code, billing_state } = question;
      return goBack(context, site, {
        productToken: product_token,
        cardBrand: card_brand,
        cardToken: 'test-approved',
        billing: { postalCode: billing_postal_code, state: billing_state },
      });
    }),
  );
}

async function saleOf(
  { database, data, secret, now }: PaymentSite,
  context: Context,
): Promise<Sale> {
  const productToken = getCookie(context, productTokenCookie);
  return readSale(database, data, productToken, await browserOf(context, secret), now(context));
}

/** Takes a step of the payment. If it was taken before, the buyer pressed twice or the answer was lost. */
function paying(
  site: PaymentSite,
  step: (context: Context, sale: OpenSale) => Promise<Response>,
): (context: Context) => Promise<Response> {
  return async (context) => {
    const sale = await saleOf(site, context);
    if (sale.kind === 'paid') return goBack(context, site, whatWasPaid(sale));
    return sale.kind === 'open' ? step(context, sale) : notOpen(context, site.data, sale);
  };
}

/** True if the page showed another sum: past midnight, a membership that starts today owes its first month at once. */
function isAtOtherSum(form: Readonly<Record<string, unknown>>, { due }: OpenSale): boolean {
  return 'seen' in form && seenIn(form) !== due.minorUnits;
}

/** What was due at a stored time, in minor units. */
function dueAt(sale: OpenSale, at: string): number {
  if (sale.of !== 'membership') return sale.due.minorUnits;
  return billOf(sale.plan, Temporal.Instant.from(at)).dueToday.minorUnits;
}

async function recordPrice(
  { database, ids, now }: PaymentSite,
  context: Context,
  sale: OpenMembership | OpenDayPass,
): Promise<void> {
  await recordPromise(database, ids, {
    holder: { transactionId: sale.of === 'pass' ? sale.order.id : sale.transactionNumber },
    said:
      sale.of === 'pass'
        ? passPriceOf(sale.order, sale.due)
        : priceOf(sale.plan.name, sale.club.facility_id, sale.bill),
    locale: requestLocale(context),
    place: '/payment',
    at: instantText(now(context)),
  });
}

async function blankForm(database: Database, sale: OpenSale): Promise<CardFormState['typed']> {
  return { name: '', expiry: '', ...(await prefilledBilling(database, sale)) };
}

async function refuse(
  { secret }: PaymentSite,
  context: Context,
  { productToken }: OpenSale,
  state: CardFormState,
): Promise<Response> {
  await keepForm(context, secret, productToken, state);
  return context.redirect('/payment?refused=1', 303);
}

/** Shows again what was typed before the wallet or the bank's question. */
async function refuseKept(
  site: PaymentSite,
  context: Context,
  sale: OpenSale,
  reason: RefusalReason,
): Promise<Response> {
  const kept = await keptForm(context, site.secret, sale.productToken);
  const typed = kept?.typed ?? (await blankForm(site.database, sale));
  return refuse(site, context, sale, { typed, errors: {}, reason });
}

/** Stores a payment that waits for the buyer's answer, to their bank or in their wallet. Returns its id. */
async function storeQuestion(
  { database, ids, now }: PaymentSite,
  context: Context,
  { productToken }: OpenSale,
  { brand, billing }: { readonly brand: string; readonly billing: BillingAddress },
): Promise<string> {
  const id = ids.next();
  await insertRow(database, 'payment_questions', {
    id,
    product_token: productToken,
    card_brand: brand,
    billing_postal_code: billing.postalCode,
    billing_state: billing.state,
    created_at: instantText(now(context)),
  });
  return id;
}

function paymentProblem(
  context: Context,
  data: ChainData,
  problem: 'formForeign' | 'questionAnswered',
): Markup {
  const language = languageFor(context, data);
  return problemPage(problem, [{ href: '/payment', label: language.copy.ways.payment }], language);
}

function answered(context: Context, data: ChainData) {
  return context.html(paymentProblem(context, data, 'questionAnswered'), 410);
}

type PaidWith = Pick<Payment, 'productToken' | 'cardBrand' | 'cardToken' | 'billing'>;

/** Charges the purchase if it is unpaid, and sends the buyer back with a return token. */
async function goBack(context: Context, site: PaymentSite, paidWith: PaidWith): Promise<Response> {
  const { database, data, ids, secret, publicUrl } = site;
  const { productToken } = paidWith;
  const browser = await browserOf(context, secret);
  const now = site.now(context);
  const locale = requestLocale(context);
  const payment = { ...paidWith, browser, publicUrl, now, locale, data };
  const order = await findRow(database, 'orders', { product_token: productToken });
  const complete = order ? completeOrder : completePurchase;
  const paid = await complete(database, ids, secret, payment);
  if (!paid.ok) return notOpen(context, data, paid.val);
  if (paid.val.isNew) site.onMail();
  const query = new URLSearchParams({ confirmationToken: paid.val.confirmationToken });
  return context.redirect(`${paid.val.back.paid}?${query}`, 303);
}

/** A purchase that is already paid needs no payment details. */
function whatWasPaid({ productToken }: { readonly productToken: string }): PaidWith {
  return { productToken, cardBrand: 'none', cardToken: 'test-approved', billing: noBilling };
}

const noBilling: BillingAddress = { postalCode: null, state: null };

function notOpen(context: Context, data: ChainData, sale: Exclude<Sale, { kind: 'open' }>) {
  const language = languageFor(context, data);
  switch (sale.kind) {
    case 'paid':
      return context.html(paidPage(sale, language));
    case 'joined':
      return context.html(
        problemPage('joinedBefore', [backToJoining(sale.back, language)], language),
        409,
      );
    case 'expired':
      return context.html(
        problemPage(
          expiredProblems[sale.of],
          [chooseAgain(sale.back, sale.of, language)],
          language,
        ),
        410,
      );
    case 'unknown':
      return context.html(problemPage('purchaseUnknown', waysToBuy(language), language), 404);
    case 'none':
      return context.html(problemPage('nothingToPay', waysToBuy(language), language), 404);
  }
}

const expiredProblems = {
  membership: 'purchaseExpired',
  gift: 'giftExpired',
  pass: 'passExpired',
} as const;

/** The bank's question in the address, if it is about this purchase. */
function findQuestion(database: Database, context: Context, productToken: string) {
  const id = context.req.param('id') ?? '';
  return findRow(database, 'payment_questions', { id, product_token: productToken });
}

/** Records the answer and returns the stored one. Of two answers, the first counts. */
async function answerQuestion(database: Database, id: string, answer: 'yes' | 'no', at: string) {
  const open = { id, answered_at: null };
  await changeRows(database, 'payment_questions', open, { answer, answered_at: at });
  const question = await findRow(database, 'payment_questions', { id });
  return question?.answer === 'yes' ? 'yes' : 'no';
}
