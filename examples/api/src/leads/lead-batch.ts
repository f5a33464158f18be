import { type Insertable, PostgresAdapter, sql } from 'kysely';

import type { Database, LeadRow } from '../database/schema.ts';
import { TurnBatch } from '../database/turn-batch.ts';
import type { LeadNames } from './lead-answer.ts';

type NewLead = Insertable<LeadRow>;

/**
 * The leads that come in one turn of the event loop, as one statement to PostgreSQL: one way there and back, and one commit,
 * whatever their number. Null where that gains nothing: inside a transaction, and over SQLite, which is in this process
 * and commits in groups.
 */
export function leadBatchOf(database: Database): TurnBatch<NewLead, LeadNames> | null {
  if (database.isTransaction || !(database.getExecutor().adapter instanceof PostgresAdapter)) {
    return null;
  }
  const known = batches.get(database);
  if (known) return known;
  const made = new TurnBatch<NewLead, LeadNames>(
    (rows) => saveAll(database, rows),
    (lead) => lead.transaction_id,
  );
  batches.set(database, made);
  return made;
}

const batches = new WeakMap<Database, TurnBatch<NewLead, LeadNames>>();

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

/** What a lead keeps, however often it is sent. */
export const fixedColumns: ReadonlySet<string> = new Set([
  'id',
  'token_id',
  'transaction_id',
  'created_at',
]);

function columnsOf(row: NewLead): readonly string[] {
  return Object.entries(row).flatMap(([name, value]) => (value === undefined ? [] : name));
}
