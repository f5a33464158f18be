import { type Insertable, PostgresAdapter, sql } from 'kysely';

import { atOnceOrAlone } from '../database/at-once-or-alone.ts';
import { GroupingAdapter } from '../database/grouping-adapter.ts';
import { prepareEach } from '../database/prepared-query.ts';
import type { Database, LeadRow } from '../database/schema.ts';
import { TurnBatch, type WriteAll } from '../database/turn-batch.ts';
import type { LeadNames } from './lead-answer.ts';
import { fixedColumns, insertOrNothing, upsertNames } from './upsert-lead.ts';

type NewLead = Insertable<LeadRow>;

/**
 * The leads that come in one turn of the event loop. To PostgreSQL they go as one statement: one way there and back, and
 * one commit, whatever their number. Over SQLite, which commits in groups in any case, one statement each, right after the
 * other. Null inside a transaction, and over a database in memory.
 */
export function leadBatchOf(database: Database): TurnBatch<NewLead, LeadNames> | null {
  const known = batches.get(database);
  if (known) return known;
  const write = database.isTransaction ? null : writeTo(database);
  if (!write) return null;
  const made = new TurnBatch(write);
  batches.set(database, made);
  return made;
}

const batches = new WeakMap<Database, TurnBatch<NewLead, LeadNames>>();

function writeTo(database: Database): WriteAll<NewLead, LeadNames> | null {
  const { adapter } = database.getExecutor();
  if (adapter instanceof GroupingAdapter) return (rows) => saveEach(database, rows);
  if (!(adapter instanceof PostgresAdapter)) return null;
  return atOnceOrAlone(
    (rows) => saveAll(database, rows),
    (lead) => lead.transaction_id,
  );
}

async function saveEach(
  database: Database,
  rows: readonly NewLead[],
): Promise<readonly PromiseSettledResult<LeadNames>[]> {
  const outcomes = await keepEach(database, rows);
  return outcomes.map((outcome, index) => {
    if (outcome.status === 'rejected') return outcome;
    // One that was there has names of its own; one that is new was given them.
    const value = outcome.value[0] ?? rows[index];
    if (!value) throw new Error('A lead was written and not returned.');
    return { status: 'fulfilled', value };
  });
}

/**
 * Nearly all are new. A statement that may bring a row up to date, or tells of it, keeps a copy of each page that it changes, since
 * it may yet have to take back what it wrote: a seventh of what SQLite takes for a lead.
 */
const keepEach = prepareEach(insertOrNothing, upsertNames);

async function saveAll(
  database: Database,
  rows: readonly NewLead[],
): Promise<readonly LeadNames[]> {
  const byShape = Map.groupBy(rows, (row) => columnsOf(row).join());
  const stored = new Map<string, LeadNames>();
  for (const alike of byShape.values()) {
    // Nearly always there is one shape: what a caller leaves out, and what it says is null.
    // oxlint-disable-next-line no-await-in-loop
    for (const lead of await saveAlike(database, alike)) stored.set(lead.transaction_id, lead);
  }
  return rows.flatMap((row) => stored.get(row.transaction_id) ?? []);
}

/** The rows go as one parameter, so that the statement is the same for any number of them. */
async function saveAlike(
  database: Database,
  rows: readonly NewLead[],
): Promise<readonly LeadNames[]> {
  const names = rows[0] ? columnsOf(rows[0]) : [];
  const columns = sql.join(names.map((name) => sql.ref(name)));
  const changes = names.filter((name) => !fixedColumns.has(name));
  const set = sql.join(changes.map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`));
  const { rows: stored } = await sql<LeadNames>`
    insert into leads (${columns})
    select ${columns} from json_populate_recordset(null::leads, ${JSON.stringify(rows)}::json)
    on conflict (transaction_id) do update set ${set} returning token_id, transaction_id`.execute(
    database,
  );
  return stored;
}

function columnsOf(row: NewLead): readonly string[] {
  return Object.entries(row).flatMap(([name, value]) => (value === undefined ? [] : name));
}
