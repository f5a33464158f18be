import type { IdSource, Temporal } from '@foyer/core';
import { type AccountEventKind, accountHistoryDays } from '@foyer/core/session';

import { addRows, findRow, findRows } from '../database/rows.ts';
import type { Database, Row } from '../database/schema.ts';
import { instantText } from '../http/request-time.ts';
import type { Locale } from '../locale/request-locale.ts';
import { changedMail } from '../mail/account-mails.ts';
import { queueMail } from '../mail/outbox-table.ts';
import type { Account } from './account-table.ts';
import type { Origin } from './device.ts';

export interface NewAccountEvent {
  /**
   * Null for a visit or lead without an account, and for a name that nobody has: such a name may be a password in the
   * wrong box, so it isn't stored.
   */
  readonly accountId: string | null;
  readonly kind: AccountEventKind;
  readonly origin: Origin;
  readonly now: Temporal.Instant;
  /** The id of the visit or lead that it is about. */
  readonly about?: string;
  /** Who did it; by default the person. */
  readonly actor?: string;
}

/** Adds to the history of accounts. Call it in the transaction of the change, if there is one. */
export async function recordEvent(
  database: Database,
  { ids, ...by }: EventSource,
  accountId: string | null,
  kind: AccountEventKind,
): Promise<void> {
  await addRows(database, 'account_events', [rowOf(ids.next(), { ...by, accountId, kind })]);
}

interface EventSource extends Pick<NewAccountEvent, 'origin' | 'now' | 'actor'> {
  readonly ids: IdSource;
}

/** The entry in the account's history for each mail about a change. */
const eventOf = {
  emailAsked: 'email-asked',
  emailRestored: 'email-restored',
  username: 'username-changed',
  password: 'password-changed',
  linked: 'social-linked',
  unlinked: 'social-unlinked',
  secondStepOn: 'second-step-on',
  secondStepOff: 'second-step-off',
  passkeyAdded: 'passkey-added',
  passkeyRemoved: 'passkey-removed',
  recoveryCodesMade: 'recovery-codes-made',
  recoveryCodeUsed: 'recovery-code-used',
} as const;

export type AccountChange = keyof typeof eventOf;

/** Records a change of how a member signs in, and mails them, in case someone else made it. */
export async function reportChange(
  transaction: Database,
  { ids, publicUrl, now, origin, locale }: ReportedChange,
  account: Pick<Account, 'id' | 'email' | 'first_name'>,
  change: AccountChange,
): Promise<void> {
  await recordEvent(transaction, { ids, origin, now }, account.id, eventOf[change]);
  const mail = changedMail(account, change, publicUrl, locale);
  const at = instantText(now);
  await queueMail(transaction, mail, { id: ids.next(), at, concerns: account.id });
}

interface ReportedChange extends EventSource {
  readonly publicUrl: string;
  readonly locale: Locale;
}

/** Records a lock-out once per quarter of an hour and holder, so that a flood of guesses doesn't fill the table. */
export async function recordLockOut(
  database: Database,
  holder: string,
  event: Omit<NewAccountEvent, 'kind'>,
): Promise<void> {
  const quarter = Math.floor(event.now.epochMilliseconds / 900_000);
  const id = `locked out ${holder} ${quarter}`;
  if (await findRow(database, 'account_events', { id })) return;
  await addRows(database, 'account_events', [rowOf(id, { ...event, kind: 'locked-out' })]);
}

/** Records what happened to a visit or lead for the accounts with its email address, or for none if there is none. */
export async function recordVisitEvent(
  transaction: Database,
  ids: IdSource,
  email: string,
  event: Omit<NewAccountEvent, 'accountId'> & { readonly about: string },
): Promise<void> {
  const accounts = await findRows(transaction, 'accounts', { email_key: email.toLowerCase() });
  const holders = accounts.length === 0 ? [null] : accounts.map(({ id }) => id);
  const rows = holders.map((accountId) => rowOf(ids.next(), { ...event, accountId }));
  await addRows(transaction, 'account_events', rows);
}

const mostEvents = 200;

/** The history of an account in the last 90 days, newest first. */
export function eventsOf(
  database: Database,
  accountId: string,
  now: Temporal.Instant,
): Promise<Row<'account_events'>[]> {
  return database
    .selectFrom('account_events')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('at', '>', instantText(now.subtract({ hours: 24 * accountHistoryDays })))
    .orderBy('at', 'desc')
    .orderBy('position', 'desc')
    .limit(mostEvents)
    .execute();
}

function rowOf(id: string, { accountId, kind, origin, now, about = '', actor }: NewAccountEvent) {
  return {
    id,
    kind,
    ...origin,
    account_id: accountId,
    about: about === '' ? null : about,
    actor: actor ?? null,
    at: instantText(now),
  };
}

const pageSize = 1_000;

/**
 * Writes the history of accounts as lines of JSON, in the order in which it was recorded; `from` is an ISO date. Returns
 * how many lines there are.
 */
export async function exportEvents(
  database: Database,
  from: string | null,
  write: (line: string) => void,
): Promise<number> {
  let last = 0;
  let total = 0;
  for (;;) {
    // Each page begins where the one before ended.
    const page = await database
      .selectFrom('account_events as events')
      .leftJoin('accounts', 'accounts.id', 'events.account_id')
      .selectAll('events')
      .select('accounts.member_id')
      .where('events.position', '>', last)
      .where('events.at', '>=', from ?? '')
      .orderBy('events.position')
      .limit(pageSize)
      .execute();
    for (const { at, kind, account_id: account, member_id: member, ...rest } of page) {
      const { network, browser, system, about, actor } = rest;
      write(
        `${JSON.stringify({ at, kind, account, member, network, browser, system, about, actor })}\n`,
      );
    }
    total += page.length;
    last = page.at(-1)?.position ?? last;
    if (page.length < pageSize) return total;
  }
}
