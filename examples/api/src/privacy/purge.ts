import type { Clock, Temporal } from '@foyer/core';
import { sql } from 'kysely';

import { deleteRows } from '../database/rows.ts';
import type { Database, Tables } from '../database/schema.ts';
import { whileErasing } from '../database/transaction.ts';
import type { ServerLogger } from '../http/request-log.ts';
import { instantText } from '../http/request-time.ts';
import { deleteLeads } from '../leads/lead-table.ts';
import { afterFirstRequestsMs, type OutboxLoop, startOutboxLoop } from '../outbox/outbox-loop.ts';
import type { Retention, RetentionName } from './retention.ts';
import { emptied, everyone, removePeople } from './person.ts';

/** Counts by table and what was done. Never more than numbers, because it is logged. */
type PurgeCounts = Readonly<Record<string, number>>;

interface Rule {
  readonly name: string;
  /** Which period decides. */
  readonly after: RetentionName;
  /** Purges at most `batch` rows that ended before this instant. Returns how many. */
  readonly purge: (transaction: Database, before: string, limit: number) => Promise<number>;
}

interface PurgeOptions {
  readonly isStopped?: () => boolean;
  readonly limit?: number;
}

/** Rows per transaction, so that nobody waits long for a lock. */
const batch = 500;

/**
 * Deletes, or empties, whatever is older than its period, in batches that are transactions of their own. Safe to run in
 * several processes at once, and to stop at any time.
 */
export async function purge(
  database: Database,
  retention: Retention,
  now: Temporal.Instant,
  { isStopped, limit = batch }: PurgeOptions = {},
): Promise<PurgeCounts> {
  const counts: Record<string, number> = {};
  for (const rule of rules) {
    const before = instantText(now.subtract({ hours: 24 * retention[rule.after] }));
    const next = () =>
      whileErasing(database, (transaction) => rule.purge(transaction, before, limit));
    for (;;) {
      if (isStopped?.() === true) return counts;
      const purged = await next();
      if (purged > 0) counts[rule.name] = (counts[rule.name] ?? 0) + purged;
      if (purged < limit) break;
    }
  }
  return counts;
}

const rules: readonly Rule[] = [
  {
    name: 'leads without a visit',
    after: 'leads',
    purge: (transaction, before, limit) => purgeLeads(transaction, before, limit, null),
  },
  {
    name: 'leads with a visit',
    after: 'visits',
    purge: (transaction, before, limit) => purgeLeads(transaction, before, limit, before),
  },
  deleting('mailed codes', 'codes', 'email_codes', sql`expires_at`),
  deleting('mailed links', 'codes', 'mailed_links', sql`expires_at`, 'token_hash'),
  deleting('links to a person’s data', 'codes', 'privacy_links', sql`expires_at`, 'token_hash'),
  deleting(
    'used challenges of passkeys',
    'codes',
    'passkey_challenges',
    sql`expires_at`,
    'challenge_hash',
  ),
  deleting('social vouchers', 'codes', 'social_vouchers', sql`created_at`, 'token_hash'),
  deleting('returns from payment', 'unpaid', 'confirmations', sql`created_at`, 'token_hash'),
  deleting('questions of banks', 'unpaid', 'payment_questions', sql`created_at`),
  deleting('changes of cards', 'unpaid', 'card_changes', sql`expires_at`, 'token_hash'),
  deleting(
    'employees without a purchase',
    'contacts',
    'corporate_contacts',
    sql`case when id in (select corporate_contact_id from purchases where corporate_contact_id is not null)
      or id in (select corporate_contact_id from email_codes) then null else updated_at end`,
  ),
  emptying('texts of mails', 'mailTexts', 'outbox_mail', {
    set: sql`subject = '', body = '', content = null, sealed_code = null`,
    isFull: sql`body != ''`,
    time: sql`coalesce(sent_at, useless_at)`,
  }),
  // A mail that was never sent goes as well, or it would be kept forever without a mail server.
  deleting('mails', 'mails', 'outbox_mail', sql`coalesce(sent_at, useless_at, due_at, created_at)`),
  deleting(
    'addresses that bounced',
    'bounces',
    'suppressions',
    sql`case when reason = 'bounced' then created_at end`,
    ['address', 'reason'],
  ),
  deleting('events', 'events', 'webhooks', sql`coalesce(delivered_at, dead_at)`),
  deleting(
    'sessions',
    'sessions',
    'account_sessions',
    sql`coalesce(ended_at, expires_at)`,
    'token_hash',
  ),
  deleting('history of accounts', 'history', 'account_events', sql`at`),
  deleting('unpaid orders', 'unpaid', 'orders', sql`case when paid_at is null then expires_at end`),
  deleting(
    'unpaid purchases',
    'unpaid',
    'product_tokens',
    sql`case when product_token in (select product_token from purchases) then null
      else coalesce(expires_at, created_at) end`,
    'product_token',
  ),
  deleting(
    'promo codes of unpaid purchases',
    'unpaid',
    'promo_uses',
    sql`case when paid_at is null then until end`,
    ['code', 'holder'],
  ),
  {
    name: 'people in paid orders',
    after: 'orders',
    async purge(transaction, before, limit) {
      const orders = await transaction
        .selectFrom('orders')
        .select(['id', 'contents'])
        .where('paid_at', '<', before)
        .where('contents', 'not like', `%${emptied}%`)
        .limit(limit)
        .execute();
      for (const order of orders) {
        await removePeople(transaction, order, everyone);
      }
      return orders.length;
    },
  },
  emptying('names on trial and day passes', 'trialNames', 'trial_holders', {
    set: sql`first_name = '', last_name = ''`,
    isFull: sql`last_name != ''`,
    time: sql`ends_on`,
  }),
  // The row stays, because its pass would otherwise be free again.
  emptying('marks of trial passes', 'trials', 'trial_holders', {
    set: sql`email_mark = null, phone_mark = null`,
    isFull: sql`(email_mark is not null or phone_mark is not null)`,
    time: sql`ends_on`,
  }),
  deleting('requests for trial passes', 'codes', 'trial_requests', sql`created_at`),
  deleting('held prices', 'heldPrices', 'held_prices', sql`until`, 'token_hash'),
  deleting('feedback', 'messages', 'club_feedback', sql`created_at`),
  deleting('answers to forms', 'messages', 'form_answers', sql`created_at`),
  {
    name: 'sign-ups that were never finished',
    after: 'signUps',
    async purge(transaction, before, limit) {
      const accounts = await transaction
        .selectFrom('accounts')
        .select('id')
        .where('updated_at', '<', before)
        .where('member_id', 'is', null)
        .where('password_hash', 'is', null)
        .where('social_id', 'is', null)
        .limit(limit)
        .execute();
      await deleteAccounts(
        transaction,
        accounts.map(({ id }) => id),
      );
      return accounts.length;
    },
  },
];

/** `visitsFrom` is the first moment whose visits keep their lead; null if every visit does. */
async function purgeLeads(
  transaction: Database,
  before: string,
  limit: number,
  visitsFrom: string | null,
): Promise<number> {
  const leads = await transaction
    .selectFrom('leads')
    .select(['id', 'transaction_id'])
    .where('updated_at', '<', before)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('appointments')
            .select('appointments.id')
            .whereRef('appointments.lead_id', '=', 'leads.id')
            .$if(visitsFrom !== null, (visits) =>
              visits.where('appointments.starts_at', '>=', visitsFrom ?? ''),
            ),
        ),
      ),
    )
    .limit(limit)
    .execute();
  await deleteLeads(transaction, leads);
  return leads.length;
}

export const accountTables = [
  'account_billing',
  'account_gift_cards',
  'account_sessions',
  'recovery_codes',
  'second_steps',
  'passkeys',
  'mailed_links',
  'signed_agreements',
  'card_changes',
  'join_details',
  'training_answers',
  'training_assessments',
  'training_summaries',
] as const;

export async function deleteAccounts(transaction: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  for (const table of accountTables) {
    // Rows with foreign keys are deleted before what they name.
    await deleteRows(transaction, table, { account_id: ids });
  }
  await deleteRows(transaction, 'accounts', { id: ids });
}

/** Deletes rows whose `time` has passed. A row whose time is null stays. */
function deleting(
  name: string,
  after: RetentionName,
  table: keyof Tables,
  time: Sql,
  key: string | readonly string[] = 'id',
): Rule {
  const columns = sql.join([key].flat().map((column) => sql.ref(column)));
  return {
    name,
    after,
    async purge(transaction, before, limit) {
      const { numAffectedRows = 0n } = await sql`
        delete from ${sql.table(table)} where (${columns}) in (
          select ${columns} from ${sql.table(table)} where ${time} < ${before} limit ${sql.lit(limit)}
        )`.execute(transaction);
      return Number(numAffectedRows);
    },
  };
}

type Sql = ReturnType<typeof sql>;

/** Empties columns of rows whose `time` has passed, and that aren't empty yet. */
function emptying(
  name: string,
  after: RetentionName,
  table: keyof Tables,
  { set, isFull, time }: { readonly set: Sql; readonly isFull: Sql; readonly time: Sql },
): Rule {
  return {
    name,
    after,
    async purge(transaction, before, limit) {
      const { numAffectedRows = 0n } = await sql`
        update ${sql.table(table)} set ${set} where id in (
          select id from ${sql.table(table)} where ${isFull} and ${time} < ${before} limit ${sql.lit(limit)}
        )`.execute(transaction);
      return Number(numAffectedRows);
    },
  };
}

interface PurgeLoopOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: ServerLogger;
  readonly retention: Retention;
}

/** Purges soon after the start and then every hour. Logs how many rows of what, and nothing about anyone. */
export function startPurging({ database, clock, logger, retention }: PurgeLoopOptions): OutboxLoop {
  return startOutboxLoop({
    clock,
    logger,
    firstAfterMs: afterFirstRequestsMs,
    everyMs: 3_600_000,
    async work(isStopped) {
      const counts = await purge(database, retention, clock.now(), { isStopped });
      if (Object.keys(counts).length > 0) logger.info('purged', counts);
    },
  });
}
