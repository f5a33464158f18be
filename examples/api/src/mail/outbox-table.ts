import { type ExpressionBuilder, sql } from 'kysely';

import { changeRows, deleteRows } from '../database/rows.ts';
import type { Database, Row, Tables } from '../database/schema.ts';
import { instantText } from '../http/request-time.ts';
import { type Mail, type MailContent, plainText } from './mail.ts';
import { greeting, mailCopyIn } from './write-mail.ts';

export type OutboxMail = Row<'outbox_mail'>;

export interface NewMail extends Mail {
  readonly id: string;
  readonly at: string;
  /** The lead that the mail is about, if it is true only until its visit changes: see `dropScheduledMail`. */
  readonly about?: string;
  /** The lead or account that a mail to somebody else is about, or to themselves if it stays true. */
  readonly concerns?: string;
}

/** Queues a mail in the same transaction as the change that it reports, so that both happen or neither. */
export function queueMail(
  transaction: Database,
  mail: Mail,
  fresh: Pick<NewMail, 'id' | 'at' | 'about' | 'concerns'>,
): Promise<void> {
  return queueMails(transaction, [{ ...mail, ...fresh }]);
}

export async function queueMails(transaction: Database, mails: readonly NewMail[]): Promise<void> {
  if (mails.length === 0) return;
  const rows = mails.map((mail, index) => ({
    id: mail.id,
    recipient: mail.recipient,
    subject: mail.subject,
    body: mail.body,
    content: mail.content ? JSON.stringify(mail.content) : null,
    created_at: mail.at,
    attempts: 0,
    due_at: mail.dueAt ? instantText(mail.dueAt) : null,
    sealed_code: mail.sealedCode ?? null,
    useless_at: mail.uselessAt ? instantText(mail.uselessAt) : null,
    about: mail.about ?? null,
    concerns: mail.concerns ?? null,
    // Someone is waiting for a code or link that expires, and nobody for mail about a visit.
    priority: mail.isBought === true || (mail.uselessAt && !mail.dueAt && !mail.about) ? 0 : 1,
    is_news: mail.isNews === true ? (1 as const) : (0 as const),
    number: sql<number>`(select coalesce(max(number), 0) from outbox_mail) + ${sql.lit(index + 1)}`,
  }));
  await transaction.insertInto('outbox_mail').values(rows).execute();
}

/** Deletes the mails about a lead that wait to be sent, because its visit has changed. */
export async function dropScheduledMail(transaction: Database, about: string): Promise<void> {
  await transaction.deleteFrom('outbox_mail').where('about', '=', about).where(isWaiting).execute();
}

/**
 * True for a mail about a lead that is scheduled or couldn't be sent. A confirmation in its first try is on its way, and
 * arrives before the next mail.
 */
function isWaiting(row: ExpressionBuilder<Tables, 'outbox_mail'>) {
  const isLater = row.or([row('due_at', 'is not', null), row('is_news', '=', 1)]);
  return row.and([row('sent_at', 'is', null), isLater]);
}

/** Deletes the mails to somebody about another person that couldn't be sent, because there is newer news. */
export async function dropFormerNews(
  transaction: Database,
  news: { readonly recipient: string; readonly concerns: string },
): Promise<void> {
  await transaction
    .deleteFrom('outbox_mail')
    .where((row) => row.and(news))
    .where('due_at', 'is not', null)
    .where('sent_at', 'is', null)
    .execute();
}

/** Deletes the unsent mails that ask a lead to book a visit, because they have joined. Reminders of a visit stay. */
export async function dropInvitations(transaction: Database, about: string): Promise<void> {
  await deleteRows(transaction, 'outbox_mail', { about, is_news: 1, sent_at: null });
}

/** Sends the waiting mails about a lead to the address that it has now, by the name that it has now. */
export async function readdressMail(
  database: Database,
  lead: { readonly id: string; readonly email: string; readonly first_name: string },
): Promise<void> {
  const mails = await database
    .selectFrom('outbox_mail')
    .select(['id', 'content', 'concerns'])
    .where('about', '=', lead.id)
    .where(isWaiting)
    .execute();
  for (const { id, content, concerns } of mails) {
    // A mail that concerns somebody else, such as a member's recommendation, may greet nobody by name.
    const greeted =
      content === null || concerns !== null ? {} : greetedAs(lead.first_name, content);
    const unsent = { id, sent_at: null };
    // One connection does one statement after the other.
    await changeRows(database, 'outbox_mail', unsent, { recipient: lead.email, ...greeted });
  }
}

/** A mail that begins with a greeting, with another name in it. */
function greetedAs(firstName: string, json: string) {
  const written = JSON.parse(json) as MailContent;
  const text = greeting(mailCopyIn(written.locale), firstName);
  const content = {
    ...written,
    parts: [{ kind: 'text', text } as const, ...written.parts.slice(1)],
  };
  return { content: JSON.stringify(content), body: plainText(content) };
}

/** The 100 newest mails, of everyone or of one recipient, without those that aren't due yet. */
export function newestMail(
  database: Database,
  now: string,
  recipient: string | null,
): Promise<OutboxMail[]> {
  const mails = database
    .selectFrom('outbox_mail')
    .selectAll()
    .where((row) =>
      row.or([row('due_at', 'is', null), row('due_at', '<=', now), row('attempts', '>', 0)]),
    );
  const wanted =
    recipient === null ? mails : mails.where(sql`lower(recipient)`, '=', recipient.toLowerCase());
  return wanted.orderBy('created_at', 'desc').orderBy('number', 'desc').limit(100).execute();
}

/**
 * Claims the next due mail for this process until `until`: codes and links first, then the oldest. News of one thing to
 * one reader arrives in order: a later mail waits until the earlier one is sent or useless. Null when none is due. A
 * single conditional update, so that only one of two processes gets a mail.
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
        .where((row) => row.not(row.exists(earlierNews(row, now))))
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

/** The unsent mails to the same reader about the same thing that were due before. Nobody waits for a code or link. */
function earlierNews(
  row: ExpressionBuilder<Tables & { due: Tables['outbox_mail'] }, 'due'>,
  now: string,
) {
  return row
    .selectFrom('outbox_mail as earlier')
    .select('earlier.id')
    .where((mail) =>
      mail.or([
        mail('earlier.concerns', '=', mail.ref('due.concerns')),
        mail('earlier.concerns', '=', mail.ref('due.about')),
      ]),
    )
    .whereRef('earlier.recipient', '=', 'due.recipient')
    .whereRef('earlier.number', '<', 'due.number')
    .where('earlier.priority', '>', 0)
    .where('due.priority', '>', 0)
    .where('earlier.sent_at', 'is', null)
    .where((mail) =>
      mail.or([
        mail('earlier.due_at', 'is', null),
        mail('earlier.due_at', '<=', now),
        mail('earlier.attempts', '>', 0),
      ]),
    )
    .where((mail) =>
      mail.or([mail('earlier.useless_at', 'is', null), mail('earlier.useless_at', '>', now)]),
    );
}

/**
 * The number of mails that are due or failed so far, and are still useful, and since when the oldest of them waits; null
 * without one.
 */
export async function waitingMail(
  database: Database,
  now: string,
): Promise<{ readonly waiting: number; readonly since: string | null }> {
  const { waiting, since } = await database
    .selectFrom('outbox_mail')
    .where('sent_at', 'is', null)
    .where((row) =>
      row.or([row('due_at', 'is', null), row('due_at', '<=', now), row('attempts', '>', 0)]),
    )
    .where((row) => row.or([row('useless_at', 'is', null), row('useless_at', '>', now)]))
    .select(({ fn }) => [
      fn.countAll().as('waiting'),
      // A mail for a later time waits from then on. After a failure, `due_at` is the time of the next attempt.
      sql<
        string | null
      >`min(case when attempts = 0 then coalesce(due_at, created_at) else created_at end)`.as(
        'since',
      ),
    ])
    .executeTakeFirstOrThrow();
  return { waiting: Number(waiting), since };
}

/** Deletes the code, which is needed only until the mail is sent. */
export async function markSent(database: Database, id: string, at: string): Promise<void> {
  const sent = { sent_at: at, claimed_until: null, last_error: null, sealed_code: null };
  await changeRows(database, 'outbox_mail', { id }, sent);
}

/** Ends a mail that its recipient isn't to get, or can't. `reason` is never an address. */
export async function markEnded(
  database: Database,
  id: string,
  at: string,
  reason: string,
): Promise<void> {
  const ended = { useless_at: at, claimed_until: null, last_error: reason, sealed_code: null };
  await changeRows(database, 'outbox_mail', { id }, ended);
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
  const failed = { due_at: dueAt, claimed_until: null, last_error: reason };
  await changeRows(database, 'outbox_mail', { id }, failed);
}
