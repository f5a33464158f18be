/**
 * `bare-insert.mjs sqlite|postgres`: a server that only inserts each lead in its own commit, with the same durability as
 * Foyer's.
 */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const columns = [
  'id',
  'token_id',
  'transaction_id',
  'facility_id',
  'first_name',
  'last_name',
  'email',
  'phone',
  'zip',
  'outreach_code',
  'source_url',
  'receive_text_alerts',
  'consents',
  'created_at',
  'updated_at',
];

/** The column values, unchecked. */
function valuesOf(lead, id, tokenId) {
  const at = new Date().toISOString();
  return [
    id,
    tokenId,
    lead.TransactionId,
    lead.FacilityId,
    lead.FirstName,
    lead.LastName,
    lead.EmailAddress,
    lead.PhoneNumber,
    lead.Zipcode,
    lead.OutreachCode,
    lead.SourceUrl,
    lead.receiveTextAlerts ? 1 : 0,
    JSON.stringify(lead.Answers),
    at,
    at,
  ];
}

/** `placeholder` returns the placeholder of the n-th value, counted from 1. */
function upsert(placeholder) {
  const places = columns.map((_, index) => placeholder(index + 1));
  const changes = columns.slice(3).filter((name) => name !== 'created_at');
  return `insert into leads (${columns.join()}) values (${places.join()})
    on conflict (transaction_id) do update set ${changes.map((name) => `${name} = excluded.${name}`).join()}
    returning token_id`;
}

function sqlite() {
  const file = new DatabaseSync(join(process.env.FOYER_DATA_DIR, 'foyer.sqlite'), {
    enableForeignKeyConstraints: true,
  });
  file.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
  const statement = file.prepare(upsert(() => '?'));
  return async (values) => statement.get(...values);
}

/** Uses a pool of the server's default size. */
function postgres() {
  const pg = createRequire(new URL('../../api/package.json', import.meta.url))('pg');
  const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 });
  const text = upsert((number) => `$${number}`);
  return async (values) => (await pool.query(text, values)).rows[0];
}

const insert = process.argv[2] === 'sqlite' ? sqlite() : postgres();

/** No validation, limits or log between the socket and the INSERT. */
const server = createServer((request, response) => {
  if (request.method === 'GET') return response.end('ok');
  let text = '';
  request.setEncoding('utf8');
  request.on('data', (chunk) => (text += chunk));
  request.on('end', () => void answer(JSON.parse(text), response));
});
server.listen(Number(process.env.PORT), '127.0.0.1');

async function answer(lead, response) {
  const { token_id: tokenId } = await insert(valuesOf(lead, randomUUID(), randomUUID()));
  const { TransactionId } = lead;
  response.writeHead(200, { 'Content-Type': 'application/json' });
  response.end(
    JSON.stringify({ success: true, tokenId, TransactionId, leadTransactionId: TransactionId }),
  );
}
