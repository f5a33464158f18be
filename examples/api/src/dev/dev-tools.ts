import * as z from 'zod/mini';
import { Err, type IdSource, Ok, type Result, type Temporal } from '@foyer/core';
import { type Context, Hono } from 'hono';

import { issueVoucher } from '../account/voucher-table.ts';
import { findClub } from '../clubs/club-table.ts';
import { createInvitations } from '../corporate/invitation-table.ts';
import { findRow, findRows, insertRow } from '../database/rows.ts';
import { inTransaction } from '../database/transaction.ts';
import { type ApiFailure, invalidField, notFound } from '../http/api-failure.ts';
import type { Database } from '../database/schema.ts';
import { decode, readJson } from '../http/read-request.ts';
import { identityApp } from '../identity/identity-app.ts';
import { saveLead } from '../leads/lead-table.ts';
import { readContact } from '../leads/read-lead.ts';
import { openMail } from '../mail/mail.ts';
import { mailboxPage, webhooksPage } from './dev-pages.ts';
import { newestMail } from '../mail/outbox-table.ts';
import { readMailTheme } from '../mail/read-mail-theme.ts';
import { markArrival, markNoShow } from '../visits/visit-reports.ts';
import { billMembers } from '../membership/bill-members.ts';
import { testCharger } from '../payment/cards.ts';
import { queueNotices } from '../notifications/notice-loop.ts';
import { instantText } from '../http/request-time.ts';
import { type Buyer, personHolder } from '../products/product-table.ts';
import { type Backing, refuse } from '../http/serve-call.ts';
import { newestWebhooks, redeliver } from '../webhooks/webhook-table.ts';
import { isDeveloperRequest } from '../http/request-client.ts';

/**
 * Pages for developers: the mailbox, webhooks, stored leads, consents, feedback and purchases, and calls that start a
 * test purchase, make an invitation code, report a no-show or an arrival, and queue what the time of day would. They show what people typed, so they answer
 * only developer requests.
 */
export function devTools(backing: Backing, now: (context: Context) => Temporal.Instant): Hono {
  const { database, ids, secret, data } = backing;
  const app = new Hono();
  app.use(async (context, next) => {
    context.header('Cache-Control', 'no-store');
    return isDeveloperRequest(context)
      ? next()
      : refuse(context, notFound('There is nothing here.'));
  });
  app.route('/identity', identityApp({ database, secret, now }));
  app.get('/mailbox', async (context) => {
    const { to } = context.req.query();
    if (to?.includes('\0')) return refuse(context, invalidField('to', 'Send an address.'));
    const newest = await newestMail(database, instantText(now(context)), to ?? null);
    const mails = await Promise.all(
      newest.map(async ({ sealed_code, content, ...mail }) => {
        const { text } = await openMail({ ...mail, content, sealed_code }, secret);
        return { ...mail, body: text, hasHtml: content !== null };
      }),
    );
    return wantsJson(context) ? context.json(mails) : context.html(mailboxPage(mails));
  });
  app.get('/mailbox/:id', async (context) => {
    const id = context.req.param('id');
    const mails = database.selectFrom('outbox_mail').selectAll().where('id', '=', id);
    const mail = id.includes('\0') ? null : await mails.executeTakeFirst();
    const content = mail && (await openMail(mail, secret)).content;
    if (!content) return refuse(context, notFound('There is no such mail with HTML.', 'id'));
    const { renderMail, withPictures } = await import('../mail/mail-layout.ts');
    const theme = readMailTheme(data.folder).unwrap();
    const rendered = renderMail(mail.subject, content, theme);
    return context.html(withPictures(rendered));
  });
  app.get('/webhooks', async (context) => {
    const events = await newestWebhooks(database);
    return wantsJson(context) ? context.json(events) : context.html(webhooksPage(events));
  });
  app.post('/webhooks/:id/redeliver', async (context) => {
    if (!(await redeliver(database, context.req.param('id')))) {
      return refuse(context, notFound('There is no such event.', 'id'));
    }
    return context.redirect('/dev/webhooks', 303);
  });
  app.post('/notices', async (context) => {
    await queueNotices(backing, now(context));
    return context.json({ success: true });
  });
  app.post('/billing', async (context) => {
    await billMembers({ ...backing, charger: testCharger }, now(context));
    return context.json({ success: true });
  });
  app.post('/visits/:visitId/no-show', async (context) =>
    answer(context, await markNoShow(backing, context.req.param('visitId'), now(context))),
  );
  app.post('/visits/:visitId/arrived', async (context) => {
    const arrived = { visitId: context.req.param('visitId'), planId: context.req.query('planId') };
    const marked = await markArrival(backing, arrived, now(context));
    if (marked.ok) backing.onMail();
    return answer(context, marked);
  });
  serveRows(app, '/leads', ['transactionId', 'tokenId', 'email'], (name, value) =>
    leadsWithAppointments(database, leadColumns[name], value),
  );
  serveRows(app, '/consents', ['transactionId', 'email'], (name, value) => {
    const consents = database.selectFrom('consents').selectAll().orderBy('position').limit(500);
    const wanted =
      name === 'transactionId'
        ? consents.where('transaction_id', '=', value)
        : consents.where('transaction_id', 'in', (query) =>
            query.selectFrom('leads').select('transaction_id').where('email', '=', value),
          );
    return wanted.execute();
  });
  serveRows(app, '/feedback', ['id'], (_, value) =>
    findRows(database, 'club_feedback', { id: value }),
  );
  serveRows(app, '/purchases', ['companyEmail', 'email'], (name, value) => {
    const purchases = database.selectFrom('purchases').selectAll();
    const wanted =
      name === 'email'
        ? purchases.where('holder', '=', personHolder(value))
        : purchases.where('company_email', '=', value.toLowerCase());
    return wanted.execute();
  });
  serveForm('/products', purchase, (sent, at) => beginPurchase(database, ids, sent, at));
  serveForm('/invitations', invitation, async ({ employer: slug }, at) => {
    const employer = await findRow(database, 'corporate_accounts', { slug });
    if (!employer) return Err(notFound('There is no such employer.', 'employer'));
    const [code] = await createInvitations(database, ids, secret, {
      corporateAccountId: employer.id,
      count: 1,
      now: at,
      expiresAt: at.add({ hours: 90 * 24 }),
    });
    return Ok({ code });
  });
  serveForm('/social-logins', socialLogin, async ({ facebookId }, at) =>
    Ok({ facebookId, accessToken: await issueVoucher(database, secret, facebookId, at) }),
  );
  return app;

  function serveForm<Schema extends z.ZodMiniType>(
    path: string,
    schema: Schema,
    work: (sent: z.output<Schema>, at: Temporal.Instant) => Promise<Result<object, ApiFailure>>,
  ): void {
    app.post(path, async (context) => {
      const body = await readJson(context);
      const sent = body.andThen((read) => decode(schema, read, 'body'));
      return answer(context, sent.ok ? await work(sent.val, now(context)) : sent);
    });
  }
}

function answer(context: Context, done: Result<object, ApiFailure>): Response {
  return done.ok ? context.json(done.val) : refuse(context, done.val);
}

/** An employer, by its slug. */
const invitation = z.object({ employer: z.string().check(z.maxLength(100)) });

/** Someone with this login, as its provider would identify them. */
const socialLogin = z.object({ facebookId: z.string().check(z.minLength(1), z.maxLength(100)) });

function wantsJson({ req }: Context): boolean {
  return req.header('accept')?.includes('application/json') === true;
}

/** Serves the rows that a query parameter asks for: the first of these names that was sent. */
function serveRows<Name extends string>(
  app: Hono,
  path: string,
  names: readonly [Name, ...Name[]],
  find: (name: Name, value: string) => Promise<unknown>,
): void {
  app.get(path, async (context) => {
    const name = names.find((one) => context.req.query(one) !== undefined) ?? names[0];
    const value = context.req.query(name);
    return value === undefined || value.includes('\0')
      ? refuse(context, invalidField(names[0], `Send one of: ${names.join(', ')}.`))
      : context.json(await find(name, value));
  });
}

const leadColumns = {
  transactionId: 'transaction_id',
  tokenId: 'token_id',
  email: 'email',
} as const;

/** At most 50 leads with all of their appointments, also canceled ones, newest first. */
async function leadsWithAppointments(
  database: Database,
  column: (typeof leadColumns)[keyof typeof leadColumns],
  value: string,
) {
  const leads = await database
    .selectFrom('leads')
    .selectAll()
    .where(column, '=', value)
    .orderBy('created_at', 'desc')
    .limit(50)
    .execute();
  if (leads.length === 0) return [];
  const appointments = await database
    .selectFrom('appointments')
    .selectAll()
    .where(
      'lead_id',
      'in',
      leads.map((lead) => lead.id),
    )
    .orderBy('created_at', 'desc')
    .execute();
  return leads.map((lead) => ({
    ...lead,
    appointments: appointments.filter((appointment) => appointment.lead_id === lead.id),
  }));
}

const purchase = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  facilityId: z.string(),
  transactionNumber: z.optional(z.string()),
});

/**
 * Starts a purchase the way the join's payment step does, to try out what follows. The buyer becomes a lead under the
 * transaction, and the product token stands for both.
 */
async function beginPurchase(
  database: Database,
  ids: IdSource,
  sent: z.output<typeof purchase>,
  now: Temporal.Instant,
): Promise<Result<{ productToken: string; transactionNumber: string }, ApiFailure>> {
  const { firstName, lastName, email, phone, facilityId, transactionNumber } = sent;
  const contact = readContact({
    transactionId: ['transactionNumber', transactionNumber ?? ids.next()],
    firstName: ['firstName', firstName],
    lastName: ['lastName', lastName],
    email: ['email', email],
    phone: ['phone', phone],
    zip: ['zip', null],
    companyEmail: ['companyEmail', null],
    facilityId: ['facilityId', facilityId],
  });
  if (!contact.ok) return contact;
  if (!(await findClub(database, contact.val.facility_id))) {
    return Err(invalidField('facilityId', 'There is no such club.'));
  }
  const at = instantText(now);
  const productToken = ids.next();
  await inTransaction(database, async (transaction) => {
    const lead = await saveLead(
      transaction,
      {
        ...contact.val,
        outreach_code: 'WEBLEAD_JOIN',
        receive_text_alerts: 0,
        consents: '[]',
      },
      { id: ids.next(), tokenId: ids.next(), at },
    );
    await insertRow(transaction, 'product_tokens', {
      product_token: productToken,
      transaction_number: lead.transaction_id,
      buyer: JSON.stringify({
        firstName: lead.first_name,
        lastName: lead.last_name,
        email: lead.email,
        phone: lead.phone,
      } satisfies Buyer),
      facility_id: lead.facility_id,
      created_at: at,
    });
  });
  return Ok({ productToken, transactionNumber: contact.val.transaction_id });
}
