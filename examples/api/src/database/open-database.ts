import type { Logger } from '@foyer/core';
import { type Dialect, Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';

import { seedAccounts } from '../account/seed.ts';
import { seedTrialPasses } from '../club-services/trial-pass-calls.ts';
import { seedClubContents } from '../clubs/seed-contents.ts';
import { seedClubs } from '../clubs/seed.ts';
import { seedEmployers } from '../corporate/seed.ts';
import { seedCataloguePlans } from '../plans/seed-catalogue-plans.ts';
import { seedCorporatePlans } from '../plans/seed-corporate-plans.ts';
import { seedMembers } from '../referral/seed.ts';
import { seedTraining } from '../training/seed-training.ts';
import { migrations } from './migrations.ts';
import type { Database, Tables } from './schema.ts';
import { openMemorySqlite, openSqlite } from './sqlite.ts';

/**
 * Where the data lives: a folder with an SQLite file, or a PostgreSQL server with at most `poolSize` connections (10 by
 * default).
 */
export type DatabasePlace =
  | { readonly folder: string }
  | { readonly url: string; readonly poolSize?: number };

/**
 * Opens the database, migrates its schema and inserts missing seed rows. Safe to run from several processes at once: a
 * seed leaves a row alone that exists under any of its keys. Throws the engine's error when the database can't be used.
 */
export async function openDatabase(place: DatabasePlace, logger: Logger): Promise<Database> {
  if ('folder' in place) return bringUpToDate(await openSqlite(place.folder));
  // Loaded only when PostgreSQL is used.
  const { openPostgres } = await import('./postgres.ts');
  const onLost = () => logger.warn('database-connection-lost');
  const { url, poolSize = 10 } = place;
  const migrated = await bringUpToDate(openPostgres(url, { size: 2, hasTimeouts: false, onLost }));
  await migrated.destroy();
  const dialect = openPostgres(url, { size: poolSize, hasTimeouts: true, onLost });
  return new Kysely<Tables>({ dialect });
}

/** A database in this process's memory, for scenarios that run without a server. */
export function openMemoryDatabase(): Promise<Database> {
  return bringUpToDate(openMemorySqlite());
}

async function bringUpToDate(dialect: Dialect): Promise<Database> {
  const database = new Kysely<Tables>({ dialect });
  try {
    const migrator = new Migrator({
      db: database,
      provider: { getMigrations: () => Promise.resolve({ ...migrations }) },
    });
    const { error } = await migrator.migrateToLatest();
    if (error)
      throw error instanceof Error ? error : new Error('migration failed', { cause: error });
    await seedClubs(database);
    await seedClubContents(database);
    await seedEmployers(database);
    await seedCorporatePlans(database);
    await seedCataloguePlans(database);
    await seedMembers(database);
    await seedAccounts(database);
    await seedTraining(database);
    await seedTrialPasses(database);
  } catch (error) {
    await database.destroy();
    throw error;
  }
  return database;
}
