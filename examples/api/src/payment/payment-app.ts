import { type IdSource, productTokenCookie, type Temporal } from '@foyer/core';
import { type Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { csrf } from 'hono/csrf';
import { HTTPException } from 'hono/http-exception';

import type { Database } from '../database/schema.ts';
import { instantText } from '../request-time.ts';
import type { ServerSecret } from '../server-secret.ts';
import { formPage, type RefusalReason } from './form-page.ts';
import { paidPage, problemPage, questionPage } from './other-pages.ts';
import { completePurchase } from './purchase-table.ts';
import { answerQuestion, askFirst, findQuestion } from './question-table.ts';
import { readCard, type TypedCard } from './read-card.ts';
import { readSale, type Sale } from './sale.ts';

export interface PaymentAppOptions {
  readonly database: Database;
  readonly ids: IdSource;
  readonly secret: ServerSecret;
  readonly now: (context: Context) => Temporal.Instant;
  /** Hears of the new member's mail. */
  readonly onMail: () => void;
}

/** Where buyers come from and go back to. RT-04 */
export const returnPath = '/join/corp';

/**
 * The payment application: a site of its own on a path of its own, which knows of a buyer what the product token in
 * their cookie stands for. It works without script. A card's number is read and let go: it is kept nowhere, not even in
 * the page that says that it was mistyped. RT-09, CK-02
 */
export function paymentApp(options: PaymentAppOptions): Hono {
  const { database, ids, now } = options;
  const app = new Hono();
  const saleOf = (context: Context): Promise<Sale> =>
    readSale(database, getCookie(context, productTokenCookie), now(context));

  app.use(csrf(), async (context, next) => {
    await next();
    context.header('Cache-Control', 'no-store');
    // Without a referrer the page's own forms would come from nowhere, and be refused as a stranger's.
    context.header('Referrer-Policy', 'same-origin');
  });

  app.onError((error, context) => {
    if (!(error instanceof HTTPException)) throw error;
    return context.html(problemPage('formForeign'), 403);
  });

  app.get('/', async (context) => {
    const sale = await saleOf(context);
    if (sale.kind !== 'open') return notOpen(context, sale);
    const reason = refusals.find((one) => one === context.req.query('refused')) ?? null;
    return context.html(formPage(sale, { errors: {}, name: '', reason }));
  });

  app.post('/', async (context) => {
    const sale = await saleOf(context);
    if (sale.kind === 'paid') return goBack(context, options, sale.productToken, 'none');
    if (sale.kind !== 'open') return notOpen(context, sale);
    const typed = await typedCard(context);
    const card = readCard(typed, now(context));
    if (card.err) {
      const { name } = typed;
      return context.html(formPage(sale, { errors: card.val, name, reason: null }), 422);
    }
    const { brand, outcome } = card.val;
    if (outcome === 'approved') return goBack(context, options, sale.productToken, brand);
    if (outcome === 'asks-first') {
      const id = ids.next();
      const { productToken } = sale;
      await askFirst(database, { id, productToken, cardBrand: brand }, instantText(now(context)));
      return context.redirect(`/payment/question/${id}`, 303);
    }
    return context.redirect(`/payment?refused=${outcome === 'no-funds' ? 'funds' : 'card'}`, 303);
  });

  app.get('/question/:id', async (context) => {
    const sale = await saleOf(context);
    if (sale.kind !== 'open') return notOpen(context, sale);
    const question = await findQuestion(database, context.req.param('id'), sale.productToken);
    if (!question || question.isAnswered) return context.html(problemPage('questionAnswered'), 410);
    return context.html(questionPage(sale, question));
  });

  app.post('/question/:id', async (context) => {
    const sale = await saleOf(context);
    // Pressed twice, or the answer was lost: the first press paid.
    if (sale.kind === 'paid') return goBack(context, options, sale.productToken, 'none');
    if (sale.kind !== 'open') return notOpen(context, sale);
    const question = await findQuestion(database, context.req.param('id'), sale.productToken);
    if (!question) return context.html(problemPage('questionAnswered'), 410);
    const says = (await context.req.parseBody())['answer'] === 'yes' ? 'yes' : 'no';
    const stands = await answerQuestion(database, question.id, says, instantText(now(context)));
    return stands === 'yes'
      ? goBack(context, options, sale.productToken, question.cardBrand)
      : context.redirect('/payment?refused=confirmation', 303);
  });

  app.post('/return', async (context) => {
    const sale = await saleOf(context);
    return sale.kind === 'paid'
      ? goBack(context, options, sale.productToken, 'none')
      : notOpen(context, sale);
  });
  return app;
}

const refusals: readonly RefusalReason[] = ['card', 'funds', 'confirmation'];

/** Pays, if it is not paid for, and sends the buyer back with the token that tells of it. */
async function goBack(
  context: Context,
  { database, ids, secret, now, onMail }: PaymentAppOptions,
  productToken: string,
  cardBrand: string,
): Promise<Response> {
  const payment = { productToken, cardBrand, now: now(context) };
  const paid = await completePurchase(database, ids, secret, payment);
  if (!paid.ok) return context.html(problemPage('purchaseUnknown'), 404);
  if (paid.val.isNew) onMail();
  const query = new URLSearchParams({ confirmationToken: paid.val.confirmationToken });
  return context.redirect(`${returnPath}?${query}`, 303);
}

function notOpen(context: Context, sale: Sale): Response | Promise<Response> {
  switch (sale.kind) {
    case 'paid':
      return context.html(paidPage());
    case 'expired':
      return context.html(problemPage('purchaseExpired'), 410);
    case 'unknown':
      return context.html(problemPage('purchaseUnknown'), 404);
    default:
      return context.html(problemPage('nothingToPay'), 404);
  }
}

/** A box that was not sent, or is a file, is an empty one. */
async function typedCard(context: Context): Promise<TypedCard> {
  const body = await context.req.parseBody();
  const text = (box: string) => {
    const value = body[box];
    return typeof value === 'string' ? value : '';
  };
  return {
    name: text('name'),
    number: text('number'),
    expiry: text('expiry'),
    code: text('code'),
  };
}
