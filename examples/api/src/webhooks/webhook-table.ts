import { sql } from 'kysely';

import { changeRows } from '../database/rows.ts';
import type { Database, Row } from '../database/schema.ts';

export type StoredWebhook = Row<'webhooks'>;

export interface NewWebhook {
  readonly id: string;
  readonly type: string;
  /** Events about the same thing are delivered in order. */
  readonly about: string;
  readonly body: string;
  readonly at: string;
}

/** Queues events in the same transaction as the changes that they report, so that both happen or neither. */
export async function queueWebhooks(
  transaction: Database,
  events: readonly NewWebhook[],
): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map(({ id, type, about, body, at }, index) => ({
    id,
    type,
    about,
    body,
    created_at: at,
    attempts: 0,
    number: sql<number>`(select coalesce(max(number), 0) from webhooks) + ${sql.lit(index + 1)}`,
  }));
  await transaction.insertInto('webhooks').values(rows).execute();
}

/**
 * Claims the next due event for this process until `until`, oldest first; null when none is due. An event waits for
 * earlier ones about the same thing. A single conditional update, so that only one of two processes gets an event.
 */
export async function claimWebhook(
  database: Database,
  now: string,
  until: string,
): Promise<StoredWebhook | null> {
  const claimed = await database
    .updateTable('webhooks')
    .set((row) => ({ claimed_until: until, attempts: row('attempts', '+', 1) }))
    .where('id', 'in', (query) =>
      query
        .selectFrom('webhooks as due')
        .select('due.id')
        .where('due.delivered_at', 'is', null)
        .where('due.dead_at', 'is', null)
        .where((row) => row.or([row('due.due_at', 'is', null), row('due.due_at', '<=', now)]))
        .where((row) =>
          row.or([row('due.claimed_until', 'is', null), row('due.claimed_until', '<=', now)]),
        )
        .where((row) =>
          row.not(
            row.exists(
              row
                .selectFrom('webhooks as earlier')
                .select('earlier.id')
                .whereRef('earlier.about', '=', 'due.about')
                .whereRef('earlier.number', '<', 'due.number')
                .where('earlier.delivered_at', 'is', null)
                .where('earlier.dead_at', 'is', null),
            ),
          ),
        )
        .orderBy('due.number')
        .orderBy('due.id')
        .limit(1),
    )
    .where('delivered_at', 'is', null)
    .where('dead_at', 'is', null)
    .where((row) => row.or([row('claimed_until', 'is', null), row('claimed_until', '<=', now)]))
    .returningAll()
    .executeTakeFirst();
  return claimed ?? null;
}

/** The number of events that are due or failed so far. Excludes those given up. */
export async function waitingWebhooks(database: Database, now: string): Promise<number> {
  const { waiting } = await database
    .selectFrom('webhooks')
    .where('delivered_at', 'is', null)
    .where('dead_at', 'is', null)
    .where((row) =>
      row.or([row('due_at', 'is', null), row('due_at', '<=', now), row('attempts', '>', 0)]),
    )
    .select(({ fn }) => fn.countAll().as('waiting'))
    .executeTakeFirstOrThrow();
  return Number(waiting);
}

export async function markDelivered(database: Database, id: string, at: string): Promise<void> {
  const delivered = { delivered_at: at, claimed_until: null, last_error: null };
  await changeRows(database, 'webhooks', { id }, delivered);
}

/**
 * Releases the event for another attempt at `due_at`, or ends the attempts at `dead_at`: later events about the same
 * thing no longer wait for a dead one.
 */
export async function markUndelivered(
  database: Database,
  id: string,
  time: { readonly due_at: string } | { readonly dead_at: string },
  reason: string,
): Promise<void> {
  const failed = { ...time, claimed_until: null, last_error: reason };
  await changeRows(database, 'webhooks', { id }, failed);
}

/** Queues an event for another delivery under the same id, even a delivered or dead one. False if the id is unknown. */
export function redeliver(database: Database, id: string): Promise<boolean> {
  const open = { due_at: null, delivered_at: null, dead_at: null };
  return changeRows(database, 'webhooks', { id }, { ...open, attempts: 0, last_error: null });
}

/** The 100 newest events. */
export function newestWebhooks(database: Database): Promise<StoredWebhook[]> {
  return database.selectFrom('webhooks').selectAll().orderBy('number', 'desc').limit(100).execute();
}
