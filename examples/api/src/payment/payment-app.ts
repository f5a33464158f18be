import type { Temporal } from '@foyer/core';
import { productTokenCookie } from '@foyer/core/plans';
import { type Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { csrf } from 'hono/csrf';
import { HTTPException } from 'hono/http-exception';

import type { ChainData } from '../chain-data.ts';
import { completeGift } from '../club-services/gift-complete.ts';

import { changeRows, findRow, insertRow } from '../database/rows.ts';
import type { Database } from '../database/schema.ts';
import { instantText } from '../http/request-time.ts';
import type { Backing } from '../http/serve-call.ts';
import { requestLocale } from '../locale/request-locale.ts';
import { browserOf, rememberBrowser } from './browser.ts';
import { completePurchase, type Payment } from './complete-purchase.ts';
import { formPage, type RefusalReason } from './form-page.ts';
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
import { readSale, type Sale } from './sale.ts';
import { serveFonts } from './styles.ts';

/**
 * The payment application: a separate site on its own path that knows only what the product token in the buyer's
 * cookie stands for. It works without JavaScript. A card's number is used and discarded: it is stored nowhere, not even
 * in a page that reports a mistyped number.
 */
export function paymentApp(options: PaymentAppOptions): Hono {
  const { database, data, ids, now, secret } = options;
  const app = new Hono();
  const saleOf = async (context: Context): Promise<Sale> =>
    readSale(
      database,
      data,
      getCookie(context, productTokenCookie),
      await browserOf(context, secret),
      now(context),
    );

  serveFonts(app);
  app.use(csrf(), async (context, next) => {
    await next();
    context.header('Cache-Control', 'no-store');
    // Without a referrer the page's own forms would count as cross-site and be refused.
    context.header('Referrer-Policy', 'same-origin');
  });

  app.onError((error, context) => {
    if (!(error instanceof HTTPException)) throw error;
    return context.html(paymentProblem(context, data, 'formForeign'), 403);
  });

  app.get('/', async (context) => {
    rememberBrowser(context);
    const sale = await saleOf(context);
    if (sale.kind !== 'open') return notOpen(context, data, sale);
    const reason = refusals.find((one) => one === context.req.query('refused')) ?? null;
    const typed = { name: '', ...(await prefilledBilling(database, sale)) };
    return context.html(
      formPage(sale, { errors: {}, typed, reason, now: now(context) }, languageFor(context, data)),
    );
  });

  app.post('/', async (context) => {
    const sale = await saleOf(context);
    if (sale.kind === 'paid') return goBack(context, options, whatWasPaid(sale));
    if (sale.kind !== 'open') return notOpen(context, data, sale);
    const typed = typedPayment(await context.req.parseBody());
    const payment = readPayment(typed, sale.country, now(context));
    if (payment.err) {
      const state = { errors: payment.val, typed, reason: null, now: now(context) };
      return context.html(formPage(sale, state, languageFor(context, data)), 422);
    }
    const { brand: cardBrand, outcome, billing } = payment.val;
    const { productToken } = sale;
    if (outcome === 'approved')
      return goBack(context, options, { productToken, cardBrand, billing });
    if (outcome === 'asks-first') {
      const id = ids.next();
      await insertRow(database, 'payment_questions', {
        ...{ id, product_token: productToken, card_brand: cardBrand },
        billing_postal_code: billing.postalCode,
        billing_state: billing.state,
        created_at: instantText(now(context)),
      });
      return context.redirect(`/payment/question/${id}`, 303);
    }
    return context.redirect(`/payment?refused=${outcome === 'no-funds' ? 'funds' : 'card'}`, 303);
  });

  app.get('/question/:id', async (context) => {
    const sale = await saleOf(context);
    if (sale.kind !== 'open') return notOpen(context, data, sale);
    const question = await findQuestion(database, context, sale.productToken);
    if (!question || question.answered_at !== null) return answered(context, data);
    return context.html(questionPage(sale, question.id, languageFor(context, data)));
  });

  app.post('/question/:id', async (context) => {
    const sale = await saleOf(context);
    // Submitted twice, or the response was lost: the first request already paid.
    if (sale.kind === 'paid') return goBack(context, options, whatWasPaid(sale));
    if (sale.kind !== 'open') return notOpen(context, data, sale);
    const question = await findQuestion(database, context, sale.productToken);
    if (!question) return answered(context, data);
    const says = (await context.req.parseBody())['answer'] === 'yes' ? 'yes' : 'no';
    const stands = await answerQuestion(database, question.id, says, instantText(now(context)));
    if (stands === 'no') return context.redirect('/payment?refused=confirmation', 303);
    const { product_token, card_brand, billing_postal_code, billing_state } = question;
    return goBack(context, options, {
      ...{ productToken: product_token, cardBrand: card_brand },
      billing: { postalCode: billing_postal_code, state: billing_state },
    });
  });

  app.post('/return', async (context) => {
    const sale = await saleOf(context);
    if (sale.kind === 'paid') return goBack(context, options, whatWasPaid(sale));
    return sale.kind === 'open' ? context.redirect('/payment', 303) : notOpen(context, data, sale);
  });
  return app;
}

const refusals: readonly RefusalReason[] = ['card', 'funds', 'confirmation'];

/** The page for a problem that the buyer solves by returning to the payment. */
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

export interface PaymentAppOptions extends Backing {
  readonly now: (context: Context) => Temporal.Instant;
}

/** What the buyer paid with. */
type PaidWith = Pick<Payment, 'productToken' | 'cardBrand' | 'billing'>;

/** Charges the purchase if it is unpaid, and sends the buyer back with a return token. */
async function goBack(
  context: Context,
  options: PaymentAppOptions,
  { productToken, cardBrand, billing }: PaidWith,
): Promise<Response> {
  const { database, ids, secret, publicUrl } = options;
  const browser = await browserOf(context, secret);
  const now = options.now(context);
  const locale = requestLocale(context);
  const payment = { productToken, cardBrand, billing, browser, publicUrl, now, locale };
  const isGift = await findRow(database, 'gift_orders', { product_token: productToken });
  const complete = isGift ? completeGift : completePurchase;
  const paid = await complete(database, ids, secret, payment);
  if (!paid.ok) return notOpen(context, options.data, paid.val);
  if (paid.val.isNew) options.onMail();
  const query = new URLSearchParams({ confirmationToken: paid.val.confirmationToken });
  return context.redirect(`${paid.val.back.paid}?${query}`, 303);
}

/** A purchase that is already paid needs no payment details. */
function whatWasPaid({ productToken }: { readonly productToken: string }): PaidWith {
  return { productToken, cardBrand: 'none', billing: { postalCode: null, state: null } };
}

/** The page for a sale that can't be paid, with links to continue. */
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
          sale.of === 'gift' ? 'giftExpired' : 'purchaseExpired',
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

/** The bank's question in the address, if it is about this purchase. */
function findQuestion(database: Database, context: Context, productToken: string) {
  const id = context.req.param('id') ?? '';
  return findRow(database, 'payment_questions', { id, product_token: productToken });
}

/** Records the answer and returns the stored one. Of two answers, the first counts. */
async function answerQuestion(database: Database, id: string, answer: 'yes' | 'no', at: string) {
  const open = { id, answered_at: null };
  await changeRows(database, 'payment_questions', open, { answer, answered_at: at });
  const row = await database
    .selectFrom('payment_questions')
    .select('answer')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.answer === 'yes' ? 'yes' : 'no';
}
