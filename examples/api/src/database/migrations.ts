import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';

import { createTables } from './baseline.ts';
import type { Tables } from './schema.ts';

/**
 * The schema's migrations, run in name order. Never edit a released migration: add another one. Use only SQL that both
 * SQLite and PostgreSQL understand.
 */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-baseline': { up: createTables },
};

/** The database has migrations that this server doesn't know. */
export class OtherVersionError extends Error {
  override readonly name = 'OtherVersionError';
}

/** Runs the migrations that the database lacks. */
export async function migrate(
  database: Kysely<Tables>,
  known: Readonly<Record<string, Migration>> = migrations,
): Promise<void> {
  const provider = { getMigrations: () => Promise.resolve({ ...known }) };
  const migrator = new Migrator({ db: database, provider });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  if (!(error instanceof Error)) throw new Error('migration failed', { cause: error });
  throw error.message.startsWith('corrupted migrations')
    ? new OtherVersionError(error.message)
    : error;
}
