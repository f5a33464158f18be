/** An INSERT a request into SQLite, prepared, each committed by itself: as durable as the server's. */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { answerLeads, upsert, valuesOf } from './answer-leads.mjs';

const file = new DatabaseSync(join(process.env.FOYER_DATA_DIR, 'foyer.sqlite'), {
  enableForeignKeyConstraints: true,
});
file.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
const statement = file.prepare(upsert(() => '?'));

answerLeads(async (lead) => statement.get(...valuesOf(lead, randomUUID(), randomUUID())).token_id);
