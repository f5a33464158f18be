import { type Selectable, sql } from 'kysely';

import type { Database, OutboxMailRow } from '../database/schema.ts';
import { instantText } from '../http/request-time.ts';
import type { Mail } from './confirmation-mail.ts';

export type OutboxMail = Selectable<OutboxMailRow>;

/**
 * Queues a mail in the same transaction as the change that it reports, so that both happen or neither. A mail `about` a
 * lead is scheduled: see `dropScheduledMail`.
 */
export async function queueMail(
  transaction: Database,
  { recipient, subject, body, sealedCode, dueAt, uselessAt }: Mail,
  fresh: { readonly id: string; readonly at: string; readonly about?: string },
): Promise<void> {
  await transaction
    .insertInto('outbox_mail')
    .values((row) => ({
      ...{ recipient, subject, body },
      id: fresh.id,
      created_at: fresh.at,
      attempts: 0,
      due_at: dueAt ? instantText(dueAt) : null,
      sealed_code: sealedCode ?? null,
      useless_at: uselessAt ? instantText(uselessAt) : null,
      about: fresh.about ?? null,
      // Someone is waiting for a code or link that expires, and nobody for a reminder.
      priority: uselessAt && !dueAt ? 0 : 1,
      number: row
        .selectFrom('outbox_mail')
        .select((other) =>
          other(other.fn.coalesce(other.fn.max('number'), other.lit(0)), '+', 1).as('next'),
        ),
    }))
    .execute();
}

/** Deletes the unsent mails that were scheduled about a lead, because its visit has changed. */
export async function dropScheduledMail(transaction: Database, about: string): Promise<void> {
  await transaction
    .deleteFrom('outbox_mail')
    .where('about', '=', about)
    .where('sent_at', 'is', null)
    .execute();
}

/** The newest mails, of everyone or of one recipient, without those that aren't due yet. */
export function newestMail(
  database: Database,
  limit: number,
  now: string,
  recipient: string | null = null,
): Promise<OutboxMail[]> {
  const mails = database
    .selectFrom('outbox_mail')
    .selectAll()
    .where((row) =>
      row.or([row('due_at', 'is', null), row('due_at', '<=', now), row('attempts', '>', 0)]),
    );
  const wanted =
    recipient === null ? mails : mails.where(sql`lower(recipient)`, '=', recipient.toLowerCase());
  return wanted.orderBy('created_at', 'desc').orderBy('number', 'desc').limit(limit).execute();
}

/**
 * Claims the next due mail for this process until `until`: codes and links first, then the oldest. Null when none is
 * due. A single conditional update, so that only one of two processes gets a mail.
 */
export async function claimMail(
  database: Database,
  now: string,
  until: string,
): Promise<OutboxMail | null> {
  const claimed = await database
    .updateTable('outbox_mail')
    .set((row) => ({ claimed_until: until, attempts: row('attempts', '+', 1) }))
    .where('id', 'in', (query) =>
      query
        .selectFrom('outbox_mail as due')
        .select('due.id')
        .where('due.sent_at', 'is', null)
        .where((row) => row.or([row('due.due_at', 'is', null), row('due.due_at', '<=', now)]))
        .where((row) =>
          row.or([row('due.useless_at', 'is', null), row('due.useless_at', '>', now)]),
        )
        .where((row) =>
          row.or([row('due.claimed_until', 'is', null), row('due.claimed_until', '<=', now)]),
        )
        .orderBy('due.priority')
        .orderBy('due.created_at')
        .orderBy('due.id')
        .limit(1),
    )
    .where('sent_at', 'is', null)
    .where((row) => row.or([row('claimed_until', 'is', null), row('claimed_until', '<=', now)]))
    .returningAll()
    .executeTakeFirst();
  return claimed ?? null;
}

/** Deletes the code, which is needed only until the mail is sent. */
export async function markSent(database: Database, id: string, at: string): Promise<void> {
  await database
    .updateTable('outbox_mail')
    .set({ sent_at: at, claimed_until: null, last_error: null, sealed_code: null })
    .where('id', '=', id)
    .execute();
}

/** Deletes the codes of mails that stopped being useful before `before`, sent or not. */
export async function forgetSealedCodes(database: Database, before: string): Promise<void> {
  await database
    .updateTable('outbox_mail')
    .set({ sealed_code: null })
    .where('sealed_code', 'is not', null)
    .where('useless_at', '<=', before)
    .execute();
}

/** Releases the mail for a retry at `dueAt`. `reason` is the mail server's code, never an address. */
export async function markFailed(
  database: Database,
  id: string,
  dueAt: string,
  reason: string,
): Promise<void> {
  await database
    .updateTable('outbox_mail')
    .set({ due_at: dueAt, claimed_until: null, last_error: reason })
    .where('id', '=', id)
    .execute();
}
