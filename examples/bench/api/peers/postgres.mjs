/** An INSERT a request into PostgreSQL, by a pool as large as the server's, each committed by itself. */
import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';

import { answerLeads, upsert, valuesOf } from './answer-leads.mjs';

const pg = createRequire(new URL('../../../api/package.json', import.meta.url))('pg');
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const text = upsert((number) => `$${number}`);

answerLeads(async (lead) => {
  const { rows } = await pool.query(text, valuesOf(lead, randomUUID(), randomUUID()));
  return rows[0].token_id;
});
