import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';

import { startPostgres } from '../../api/src/testing/postgres-server.ts';
import { ours, startServer } from './servers.mjs';

const bareInsert = fileURLToPath(new URL('bare-insert.mjs', import.meta.url));

/** The databases to measure, each with two servers that store leads: Foyer, and one that only runs the INSERT. */
export async function openEngines(folder, wanted = ['SQLite', 'PostgreSQL'], say = () => {}) {
  const engines = [];
  if (wanted.includes('SQLite')) engines.push(await sqlite(folder));
  if (wanted.includes('PostgreSQL')) {
    try {
      engines.push(await postgres());
    } catch (error) {
      say(`PostgreSQL is left out: ${error.message}`);
    }
  }
  return engines;
}

async function sqlite(folder) {
  const own = join(folder, 'ours');
  const other = join(folder, 'peer');
  for (const place of [own, other]) {
    mkdirSync(place, { recursive: true });
    await makeTables({ FOYER_DATA_DIR: place, DATABASE_URL: '' });
  }
  const open = (place) => new DatabaseSync(join(place, 'foyer.sqlite'));
  return {
    name: 'SQLite',
    environment: { FOYER_DATA_DIR: own, DATABASE_URL: '' },
    ways: [
      foyer({ FOYER_DATA_DIR: own, DATABASE_URL: '' }),
      bare('sqlite', { FOYER_DATA_DIR: other }),
    ],
    async countLeads(transactionIds) {
      return [own, other]
        .map((place) => countIn(open(place), transactionIds))
        .reduce((sum, count) => sum + count, 0);
    },
    async bookedTimes(facilityId) {
      const file = open(own);
      const rows = file.prepare(bookedTimes.replace('$1', '?')).all(facilityId);
      file.close();
      return rows.map((row) => row.starts_at);
    },
    async ask(text, values = []) {
      const file = open(own);
      try {
        return file.prepare(text.replaceAll('$', '?')).all(...values);
      } finally {
        file.close();
      }
    },
    async stop() {},
  };
}

function countIn(file, transactionIds) {
  const find = file.prepare('select 1 from leads where transaction_id = ?');
  const count = transactionIds.filter((id) => find.get(id) !== undefined).length;
  file.close();
  return count;
}

async function postgres() {
  const pg = createRequire(new URL('../../api/package.json', import.meta.url))('pg');
  const server = await startPostgres({ isDurable: true });
  const url = await server.newDatabase();
  await makeTables({ DATABASE_URL: url });
  const ask = async (text, values) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query(text, values);
    await client.end();
    return rows;
  };
  return {
    name: 'PostgreSQL',
    environment: { DATABASE_URL: url },
    ways: [foyer({ DATABASE_URL: url }), bare('postgres', { DATABASE_URL: url })],
    async countLeads(transactionIds) {
      const [row] = await ask(
        'select count(*)::int as count from leads where transaction_id = any($1)',
        [transactionIds],
      );
      return row.count;
    },
    bookedTimes: async (facilityId) =>
      (await ask(bookedTimes, [facilityId])).map((row) => row.starts_at),
    ask,
    stop: () => server.stop(),
  };
}

const bookedTimes =
  'select starts_at from appointments where facility_id = $1 and cancelled_at is null';

const foyer = (environment) => ({ name: 'Foyer', args: ours, environment });
const bare = (name, environment) => ({
  name: 'bare INSERT, a commit each',
  args: [bareInsert, name],
  environment,
});

/** A server creates its tables when it starts. */
async function makeTables(environment) {
  const server = await startServer(ours, environment);
  await server.kill();
}
