import { isDeepStrictEqual } from 'node:util';

import type { Logger } from '@foyer/core';
import { type Dialect, Kysely, sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration';

import { seedMembers } from '../account/seed.ts';
import { type ChainData, shippedData } from '../chain-data.ts';
import { seedTrialPasses } from '../club-services/club-service-calls.ts';
import { seedClubs } from '../clubs/seed.ts';
import { seedEmployers } from '../corporate/employer-table.ts';
import { seedPlans } from '../plans/plan-tables.ts';
import { createTables } from './baseline.ts';
import type { Database, Tables } from './schema.ts';
import { openMemorySqlite, openSqlite } from './sqlite.ts';
import { traceQuery } from '../tracing/spans.ts';
import { inTransaction } from './transaction.ts';

/**
 * Where the data lives: a folder with an SQLite file, or a PostgreSQL server with at most `poolSize` connections: 10
 * without one, and the server's setting has 20.
 */
export type DatabasePlace =
  | { readonly folder: string }
  | { readonly url: string; readonly poolSize?: number };

/**
 * Opens the database, migrates its schema, and fills it if it is empty. Safe to run from several processes at once: a
 * seed leaves a row alone that exists under any of its keys. Throws the engine's error when the database can't be used.
 */
export async function openDatabase(
  place: DatabasePlace,
  logger: Logger,
  data: ChainData = shippedData(),
): Promise<Database> {
  if ('folder' in place) return bringUpToDate(await openSqlite(place.folder), data);
  const patient = await postgresAt(place.url, logger, { size: 2, hasTimeouts: false });
  const migrated = await bringUpToDate(patient, data);
  await migrated.destroy();
  return openUpToDate(place, logger);
}

/** Opens a database that has this server's schema and a chain's data. */
export async function openUpToDate(place: DatabasePlace, logger: Logger): Promise<Database> {
  const dialect =
    'folder' in place
      ? await openSqlite(place.folder)
      : await postgresAt(place.url, logger, { size: place.poolSize ?? 10, hasTimeouts: true });
  return connect(dialect);
}

function connect(dialect: Dialect): Kysely<Tables> {
  return new Kysely<Tables>({ dialect, log: traceQuery });
}

/** Loaded only when PostgreSQL is used. */
async function postgresAt(
  url: string,
  logger: Logger,
  pool: { readonly size: number; readonly hasTimeouts: boolean },
): Promise<Dialect> {
  const { openPostgres } = await import('./postgres.ts');
  const onConnectionLost = () => logger.warn('database-connection-lost');
  return openPostgres(url, { ...pool, onConnectionLost });
}

export function openMemoryDatabase(): Promise<Database> {
  return bringUpToDate(openMemorySqlite(), shippedData());
}

/**
 * The schema's migrations, run in name order. Never edit a released migration: add another one, which only adds, because
 * the release before goes on running beside this one. Use only SQL that both SQLite and PostgreSQL understand.
 */
export const migrations: Readonly<Record<string, Migration>> = {
  // The baseline may change until the first release. Change its date as well, so that older databases are refused.
  '0001-baseline-2026-11-30-2': { up: createTables },
};

/** The database has migrations that this server doesn't know, before or between its own. */
export class OtherVersionError extends Error {
  override readonly name = 'OtherVersionError';
}

export async function migrate(
  database: Kysely<Tables>,
  known: Readonly<Record<string, Migration>> = migrations,
): Promise<void> {
  const names = Object.keys(known).toSorted();
  const stored = await storedMigrations(database);
  const ofLaterReleases = stored.filter((name) => name > (names.at(-1) ?? ''));
  // The usual start, in which the migrator would read all tables and columns three times.
  if (isDeepStrictEqual(stored, [...names, ...ofLaterReleases])) return;
  // Nothing of a later release runs: it is in the database already.
  const nothing: Migration = { up: () => Promise.resolve() };
  const later = Object.fromEntries(ofLaterReleases.map((name) => [name, nothing]));
  const provider = { getMigrations: () => Promise.resolve({ ...known, ...later }) };
  const migrator = new Migrator({ db: database, provider });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  if (!(error instanceof Error)) throw new Error('migration failed', { cause: error });
  throw error.message.startsWith('corrupted migrations')
    ? new OtherVersionError(error.message)
    : error;
}

/**
 * The names of the migrations that have run, in order; none in an empty database. Those of a later release stay, so that
 * this one starts on its database, as in a rollback.
 */
async function storedMigrations(database: Kysely<Tables>): Promise<readonly string[]> {
  try {
    return await readMigrations(database);
  } catch {
    const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
    const isThere = tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE);
    // Another server may have created it just now.
    return isThere ? readMigrations(database) : [];
  }
}

async function readMigrations(database: Kysely<Tables>): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(database);
  return rows.map(({ name }) => name).toSorted();
}

async function bringUpToDate(dialect: Dialect, data: ChainData): Promise<Database> {
  const database = connect(dialect);
  try {
    await migrate(database);
    await seed(database, data);
  } catch (error) {
    await database.destroy();
    throw error;
  }
  return database;
}

/** Fills an empty database, and leaves any other alone, so that an operator's edits survive. */
async function seed(database: Database, data: ChainData): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const club = await transaction
      .selectFrom('facilities')
      .select('facility_id')
      .executeTakeFirst();
    if (club) return;
    await seedClubs(transaction, data);
    await seedEmployers(transaction, data);
    await seedPlans(transaction, data);
    await seedMembers(transaction, data);
    await seedTrialPasses(transaction, data);
  });
}
