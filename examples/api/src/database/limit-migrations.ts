import type { Kysely } from 'kysely';

/** One table for all limits. Counts in the tables that it replaces start over. */
export async function createLimits(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('limit_holders')
    .addColumn('holder', 'text', (column) => column.primaryKey())
    .addColumn('touched_at', 'text', (column) => column.notNull())
    .execute();
  await database.schema
    .createTable('limit_tries')
    .addColumn('holder', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('limit_tries_key', ['holder', 'key'])
    .execute();
  for (const columns of [['holder', 'at'], ['key'], ['at']]) {
    // oxlint-disable-next-line no-await-in-loop
    await database.schema
      .createIndex(`limit_tries_by_${columns.join('_')}`)
      .on('limit_tries')
      .columns(columns)
      .execute();
  }
  for (const table of ['account_tries', 'code_tries', 'code_limits', 'confirmation_resends']) {
    // oxlint-disable-next-line no-await-in-loop
    await database.schema.dropTable(table).execute();
  }
  await database.schema.dropIndex('email_codes_by_client').execute();
  await database.schema.alterTable('email_codes').dropColumn('client').execute();
}

/** Delivers urgent mail first and keeps visitors from hoarding visit times. */
export async function guardVisitsAndMail(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('outbox_mail')
    .addColumn('priority', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  for (const column of ['email_mark', 'phone_mark', 'network_mark']) {
    // SQLite accepts only one column per statement.
    // oxlint-disable-next-line no-await-in-loop
    await database.schema.alterTable('appointments').addColumn(column, 'text').execute();
    // oxlint-disable-next-line no-await-in-loop
    await database.schema
      .createIndex(`appointments_by_${column}`)
      .on('appointments')
      .columns([column, 'starts_at'])
      .execute();
  }
}
