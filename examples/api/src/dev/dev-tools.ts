import { Err, type IdSource, Ok, type Result, type Temporal } from '@foyer/core';
import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';

import { issueVoucher } from '../account/voucher-table.ts';
import { findClub } from '../clubs/club-table.ts';
import { inTransaction } from '../database/transaction.ts';
import { type ApiFailure, errorBodyOf, invalidField, notFound } from '../http/api-failure.ts';
import { consentsBy } from '../consents/consent-table.ts';
import type { Database } from '../database/schema.ts';
import { decode, readJson } from '../http/read-request.ts';
import { identityApp } from '../identity/identity-app.ts';
import { saveLead, type StoredLead } from '../leads/lead-table.ts';
import { readContact } from '../leads/read-lead.ts';
import { openMail } from '../mail/code-mail.ts';
import { mailboxPage } from '../mail/mailbox-page.ts';
import { findMail, newestMail } from '../mail/outbox-table.ts';
import { readMailTheme } from '../mail/read-mail-theme.ts';
import { markNoShow } from '../notifications/no-show.ts';
import { queueNotices } from '../notifications/notice-loop.ts';
import { purchasesBy } from '../payment/purchase-table.ts';
import { instantText } from '../http/request-time.ts';
import { addProduct } from '../products/product-table.ts';
import type { ServerSecret } from '../server-secret.ts';
import type { Appointment } from '../visits/appointment-table.ts';
import { newestWebhooks, redeliver } from '../webhooks/webhook-table.ts';
import { webhooksPage } from '../webhooks/webhooks-page.ts';
import { isDeveloperRequest } from './developer-request.ts';

/**
 * Pages for developers: the mailbox, webhooks, stored leads, consents, feedback and purchases, and calls that start a
 * test purchase, report a no-show, and queue what the time of day would. They show what people typed, so they answer only developer requests.
 */
export function devTools(
  database: Database,
  ids: IdSource,
  secret: ServerSecret,
  now: (context: Context) => Temporal.Instant,
  { chainFolder, publicUrl }: { readonly chainFolder: string; readonly publicUrl: string },
): Hono {
  const app = new Hono();
  app.use(async (context, next) => {
    context.header('Cache-Control', 'no-store');
    if (isDeveloperRequest(context)) return next();
    return context.json(errorBodyOf(notFound('There is nothing here.')), 404);
  });
  app.route('/identity', identityApp({ database, secret, now }));
  app.get('/mailbox', async (context) => {
    const { to } = context.req.query();
    if (to?.includes('\0')) return refuse(context, invalidField('to', 'Name an address.'));
    const newest = await newestMail(database, 100, instantText(now(context)), to ?? null);
    const mails = await Promise.all(
      newest.map(async ({ sealed_code, content, ...mail }) => {
        const { text } = await openMail({ ...mail, content, sealed_code }, secret);
        return { ...mail, body: text, hasHtml: content !== null };
      }),
    );
    const asked = context.req.header('accept') ?? '';
    return asked.includes('application/json')
      ? context.json(mails)
      : context.html(mailboxPage(mails));
  });
  app.get('/mailbox/:id', async (context) => {
    const id = context.req.param('id');
    const mail = id.includes('\0') ? null : await findMail(database, id);
    const content = mail && (await openMail(mail, secret)).content;
    if (!content) return refuse(context, notFound('There is no such mail with HTML.', 'id'));
    const { renderMail, withPictures } = await import('../mail/mail-layout.ts');
    const theme = readMailTheme(chainFolder).unwrap();
    const rendered = renderMail(mail.subject, content, theme);
    return context.html(withPictures(rendered));
  });
  app.get('/webhooks', async (context) => {
    const events = await newestWebhooks(database, 100);
    const asked = context.req.header('accept') ?? '';
    return asked.includes('application/json')
      ? context.json(events)
      : context.html(webhooksPage(events));
  });
  app.post('/webhooks/:id/redeliver', async (context) => {
    if (!(await redeliver(database, context.req.param('id')))) {
      return refuse(context, notFound('There is no such event.', 'id'));
    }
    return context.redirect('/dev/webhooks', 303);
  });
  app.post('/notices', async (context) => {
    await queueNotices({ database, ids, secret, publicUrl }, now(context));
    return context.json({ success: true });
  });
  app.post('/visits/:visitId/no-show', async (context) => {
    const marked = await markNoShow(
      { database, ids, publicUrl },
      context.req.param('visitId'),
      now(context),
    );
    return marked.ok ? context.json(marked.val) : refuse(context, marked.val);
  });
  app.get('/leads', async (context) => {
    const { transactionId, tokenId, email } = context.req.query();
    const by =
      transactionId !== undefined
        ? ({ column: 'transaction_id', value: transactionId } as const)
        : tokenId !== undefined
          ? ({ column: 'token_id', value: tokenId } as const)
          : ({ column: 'email', value: email } as const);
    if (by.value === undefined || by.value.includes('\0')) {
      return refuse(
        context,
        invalidField('transactionId', 'Name a transactionId, tokenId or email.'),
      );
    }
    return context.json(await leadsWithAppointments(database, by.column, by.value));
  });
  app.get('/consents', async (context) => {
    const { transactionId, email } = context.req.query();
    const value = transactionId ?? email;
    if (value === undefined || value.includes('\0')) {
      return refuse(context, invalidField('transactionId', 'Name a transactionId or email.'));
    }
    const key = transactionId === undefined ? { email: value } : { transactionId };
    return context.json(await consentsBy(database, key));
  });
  app.get('/feedback', async (context) => {
    const { id } = context.req.query();
    if (id === undefined || id.includes('\0')) {
      return refuse(context, invalidField('id', 'Name an id.'));
    }
    const feedback = database.selectFrom('club_feedback').selectAll().where('id', '=', id);
    return context.json(await feedback.execute());
  });
  app.get('/purchases', async (context) => {
    const { companyEmail, email } = context.req.query();
    const value = companyEmail ?? email;
    if (value === undefined || value.includes('\0')) {
      return refuse(context, invalidField('companyEmail', 'Name a companyEmail or email.'));
    }
    const by = companyEmail === undefined ? { email: value } : { companyEmail: value };
    return context.json(await purchasesBy(database, by));
  });
  app.post('/products', async (context) => {
    const body = await readJson(context);
    if (!body.ok) return refuse(context, body.val);
    const begun = await beginPurchase(database, ids, body.val, now(context));
    return begun.ok ? context.json(begun.val) : refuse(context, begun.val);
  });
  app.post('/social-logins', async (context) => {
    const body = await readJson(context);
    if (!body.ok) return refuse(context, body.val);
    const sent = decode(socialLogin, body.val, 'body');
    if (!sent.ok) return refuse(context, sent.val);
    const { facebookId } = sent.val;
    const accessToken = await issueVoucher(database, secret, facebookId, now(context));
    return context.json({ facebookId, accessToken });
  });
  return app;
}

/** Someone with this login, as its provider would identify them. */
const socialLogin = z.object({ facebookId: z.string().check(z.minLength(1), z.maxLength(100)) });

function refuse(context: Context, failure: ApiFailure): Response {
  return context.json(errorBodyOf(failure), failure.status);
}

/** A lead's row with all of its appointments, including canceled ones, newest first. */
interface LeadWithAppointments extends StoredLead {
  readonly appointments: readonly Appointment[];
}

/** At most 50 leads, newest first. */
async function leadsWithAppointments(
  database: Database,
  column: 'transaction_id' | 'token_id' | 'email',
  value: string,
): Promise<readonly LeadWithAppointments[]> {
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

/** What the payment page's cookie would hold. */
interface StartedPurchase {
  readonly productToken: string;
  readonly transactionNumber: string;
}

/**
 * Starts a purchase the way the join's payment step does, to try out what follows. The buyer becomes a lead under the
 * transaction, and the product token stands for both.
 */
async function beginPurchase(
  database: Database,
  ids: IdSource,
  body: unknown,
  now: Temporal.Instant,
): Promise<Result<StartedPurchase, ApiFailure>> {
  const sent = decode(purchase, body, 'body');
  if (!sent.ok) return sent;
  const { firstName, lastName, email, phone, facilityId, transactionNumber } = sent.val;
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
    await addProduct(
      transaction,
      {
        productToken,
        transactionNumber: lead.transaction_id,
        buyer: {
          firstName: lead.first_name,
          lastName: lead.last_name,
          email: lead.email,
          phone: lead.phone,
        },
        facilityId: lead.facility_id,
        sale: null,
      },
      at,
    );
  });
  return Ok({ productToken, transactionNumber: contact.val.transaction_id });
}
