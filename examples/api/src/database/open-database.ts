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

/** Where the rows live: a folder with an SQLite file, or a PostgreSQL server. */
export type DatabasePlace = { readonly folder: string } | { readonly url: string };

/**
 * Opens the database, brings its schema up to date and puts the clubs in, if they are not. Several processes may do so
 * at once: a seed leaves what is there, by whichever of its keys. Throws what the engine threw when it can't be reached; whoever starts the server puts that into words.
 */
export async function openDatabase(place: DatabasePlace, logger: Logger): Promise<Database> {
  const dialect =
    'url' in place ? await postgresAt(place.url, logger) : await openSqlite(place.folder);
  return bringUpToDate(dialect);
}

/** What speaks to PostgreSQL is loaded for those who have one. */
async function postgresAt(url: string, logger: Logger): Promise<Dialect> {
  const { openPostgres } = await import('./postgres.ts');
  return openPostgres(url, () => logger.warn('database-connection-lost'));
}

/** A database in this process's own memory, gone with it: for scenarios that are played without a server. CL-01 */
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
