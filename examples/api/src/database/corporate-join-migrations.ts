import type { Kysely } from 'kysely';

/** What keeps a mailed code from being guessed, and from lying in plain text. CJ-20 */
export async function guardCodes(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('server_secrets')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
  await database.schema
    .createTable('code_limits')
    .addColumn('holder', 'text', (column) => column.primaryKey())
    .addColumn('touched_at', 'text', (column) => column.notNull())
    .execute();
  await database.schema
    .createTable('code_tries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('client', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .execute();
  await database.schema
    .createIndex('code_tries_by_client')
    .on('code_tries')
    .columns(['client', 'at'])
    .execute();
  await database.schema.alterTable('email_codes').addColumn('client', 'text').execute();
  await database.schema
    .createIndex('email_codes_by_client')
    .on('email_codes')
    .columns(['client', 'created_at'])
    .execute();
  await database.schema.alterTable('corporate_contacts').addColumn('verified_at', 'text').execute();
  await database.schema.alterTable('outbox_mail').addColumn('sealed_code', 'text').execute();
  await database.schema.alterTable('outbox_mail').addColumn('useless_at', 'text').execute();
  await database.schema.alterTable('outbox_mail').addColumn('number', 'integer').execute();
  await database.schema
    .createIndex('outbox_mail_by_number')
    .on('outbox_mail')
    .column('number')
    .execute();
}
