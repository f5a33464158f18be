import type { Kysely } from 'kysely';

/** Members who sign in, their sessions, and their account data. */
export async function createAccounts(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('accounts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('member_id', 'text', (column) => column.unique())
    .addColumn('username', 'text')
    .addColumn('username_key', 'text', (column) => column.unique())
    .addColumn('password_hash', 'text')
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull())
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('address1', 'text')
    .addColumn('address2', 'text')
    .addColumn('city', 'text')
    .addColumn('state', 'text')
    .addColumn('country', 'text')
    .addColumn('zip_code', 'text')
    .addColumn('social_id', 'text', (column) => column.unique())
    .addColumn('home_facility_id', 'text')
    .addColumn('height', 'double precision')
    .addColumn('weight', 'double precision')
    .addColumn('strikes', 'integer', (column) => column.notNull())
    .addColumn('has_active_pt', 'integer', (column) => column.notNull())
    .addColumn('membership_status', 'text', (column) => column.notNull())
    .addColumn('add_on_status_id', 'text')
    .addColumn('has_add_on', 'integer')
    .addColumn('activated_at', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
  await database.schema
    .createIndex('accounts_by_email')
    .on('accounts')
    .column('email_key')
    .execute();
  await database.schema
    .createTable('account_billing')
    .addColumn('account_id', 'text', (column) => column.primaryKey().references('accounts.id'))
    .addColumn('address1', 'text')
    .addColumn('address2', 'text')
    .addColumn('email', 'text')
    .addColumn('card_last_four', 'text')
    .addColumn('card_type', 'text')
    .addColumn('expiration_date', 'text')
    .addColumn('balance', 'integer', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .execute();
  await database.schema
    .createTable('account_gift_cards')
    .addColumn('account_id', 'text', (column) => column.primaryKey().references('accounts.id'))
    .addColumn('last_four', 'text', (column) => column.notNull())
    .addColumn('balance', 'integer', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('expiration_date', 'text')
    .execute();
  await database.schema
    .createTable('account_sessions')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('ended_at', 'text')
    .execute();
  await database.schema
    .createIndex('account_sessions_by_account')
    .on('account_sessions')
    .column('account_id')
    .execute();
  await database.schema
    .createTable('account_tries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('holder', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .execute();
  await database.schema
    .createIndex('account_tries_by_holder')
    .on('account_tries')
    .columns(['holder', 'at'])
    .execute();
  await database.schema
    .createTable('social_vouchers')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('social_id', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('used_at', 'text')
    .execute();
}

/** The mailed links that set up a login. */
export async function createMailedLinks(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('mailed_links')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('ended_at', 'text')
    .execute();
  await database.schema
    .createIndex('mailed_links_by_account')
    .on('mailed_links')
    .column('account_id')
    .execute();
}

/** The address that a link confirms or restores, and the session that requested it. */
export async function addEmailLinks(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('mailed_links').addColumn('email', 'text').execute();
  await database.schema.alterTable('mailed_links').addColumn('session_hash', 'text').execute();
}
