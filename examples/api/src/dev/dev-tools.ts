import { Hono } from 'hono';

import { errorBodyOf, invalidField, notFound } from '../api-failure.ts';
import type { Database } from '../database/schema.ts';
import { mailboxPage } from '../mail/mailbox-page.ts';
import { newestMail } from '../mail/outbox-table.ts';
import { leadsWithAppointments } from './leads-with-appointments.ts';

/**
 * Pages for developers: the mailbox, and leads read back from the database. They show what people typed, so they are
 * mounted on a loopback host alone, and answer only to its own names: a site that points a name of its own at this
 * machine (DNS rebinding) gets a 404.
 */
export function devTools(database: Database): Hono {
  const app = new Hono();
  app.use(async (context, next) => {
    context.header('Cache-Control', 'no-store');
    if (isLoopback(new URL(context.req.url).hostname)) return next();
    return context.json(errorBodyOf(notFound('There is nothing here.')), 404);
  });
  app.get('/mailbox', async (context) => {
    const mails = await newestMail(database, 100);
    const asked = context.req.header('accept') ?? '';
    return asked.includes('application/json')
      ? context.json(mails)
      : context.html(mailboxPage(mails));
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
      const failure = invalidField('transactionId', 'Name a transactionId, tokenId or email.');
      return context.json(errorBodyOf(failure), 422);
    }
    return context.json(await leadsWithAppointments(database, by.column, by.value));
  });
  return app;
}

/** True for a host name or address that only this machine reaches. */
export function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[(.*)\]$/, '$1').toLowerCase();
  return bare === 'localhost' || bare === '::1' || /^127(?:\.\d{1,3}){3}$/.test(bare);
}
