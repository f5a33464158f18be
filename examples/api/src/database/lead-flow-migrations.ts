/**
 * Longer than most because it lists the tables of the whole lead flow: club contents, employers, referrals, consents,
 * purchases.
 */
import { type Kysely, PostgresAdapter, sql } from 'kysely';

export async function createClubContents(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('class_counts')
    .addColumn('facility_id', 'text', (column) =>
      column.notNull().references('facilities.facility_id'),
    )
    .addColumn('category_id', 'integer', (column) => column.notNull())
    .addColumn('class_count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('class_counts_key', ['facility_id', 'category_id'])
    .execute();
  await database.schema
    .createTable('club_media')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('facility_id', 'text', (column) =>
      column.notNull().references('facilities.facility_id'),
    )
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('media_type', 'text', (column) => column.notNull())
    .addColumn('media', 'text', (column) => column.notNull())
    .addColumn('media_mobile', 'text', (column) => column.notNull())
    .addUniqueConstraint('club_media_order', ['facility_id', 'position'])
    .execute();
}

export async function createCorporate(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('corporate_accounts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('every_club', 'integer', (column) => column.notNull())
    .execute();
  await database.schema
    .createTable('corporate_domains')
    .addColumn('domain', 'text', (column) => column.primaryKey())
    .addColumn('corporate_account_id', 'text', (column) =>
      column.notNull().references('corporate_accounts.id'),
    )
    .execute();
  await database.schema
    .createTable('corporate_account_clubs')
    .addColumn('corporate_account_id', 'text', (column) =>
      column.notNull().references('corporate_accounts.id'),
    )
    .addColumn('facility_id', 'text', (column) =>
      column.notNull().references('facilities.facility_id'),
    )
    .addPrimaryKeyConstraint('corporate_account_clubs_key', ['corporate_account_id', 'facility_id'])
    .execute();
  await database.schema
    .createTable('corporate_contacts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('corporate_account_id', 'text', (column) =>
      column.notNull().references('corporate_accounts.id'),
    )
    .addColumn('facility_id', 'text', (column) =>
      column.notNull().references('facilities.facility_id'),
    )
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('personal_email', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
  await database.schema
    .createTable('email_codes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('corporate_contact_id', 'text', (column) =>
      column.notNull().references('corporate_contacts.id'),
    )
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('salt', 'text', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('ended_at', 'text')
    .execute();
  // Only one live code per address, even with concurrent requests.
  await database.schema
    .createIndex('email_codes_one_live')
    .unique()
    .on('email_codes')
    .column('email')
    .where(sql.ref('ended_at'), 'is', null)
    .execute();
  await database.schema
    .createIndex('email_codes_by_age')
    .on('email_codes')
    .columns(['email', 'created_at'])
    .execute();
}

export async function createReferrals(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('members')
    .addColumn('member_id', 'text', (column) => column.primaryKey())
    .addColumn('referring_id', 'text', (column) => column.notNull().unique())
    .addColumn('share_id', 'text', (column) => column.notNull().unique())
    .addColumn('first_name', 'text', (column) => column.notNull())
    .execute();
  await database.schema
    .createTable('referrals')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('transaction_id', 'text', (column) =>
      column.notNull().unique().references('leads.transaction_id'),
    )
    .addColumn('association_token', 'text', (column) =>
      column.notNull().unique().references('leads.token_id'),
    )
    .addColumn('member_id', 'text', (column) => column.notNull().references('members.member_id'))
    .addColumn('friend_id', 'text')
    .addColumn('user_location', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
}

export async function createConsents(database: Kysely<unknown>): Promise<void> {
  const onPostgres = isPostgres(database);
  await database.schema
    .createTable('consents')
    .addColumn('position', onPostgres ? 'serial' : 'integer', (column) =>
      onPostgres ? column.primaryKey() : column.primaryKey().autoIncrement(),
    )
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('transaction_id', 'text', (column) => column.notNull())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('granted', 'integer', (column) => column.notNull())
    .addColumn('basis', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('text_version', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('source_url', 'text', (column) => column.notNull())
    .addColumn('recorded_at', 'text', (column) => column.notNull())
    .execute();
  await database.schema
    .createIndex('consents_by_transaction')
    .on('consents')
    .column('transaction_id')
    .execute();
  await (onPostgres ? refuseChangesOnPostgres : refuseChangesOnSqlite)(database);
}

export async function createProductTokens(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('product_tokens')
    .addColumn('product_token', 'text', (column) => column.primaryKey())
    .addColumn('transaction_number', 'text', (column) => column.notNull())
    .addColumn('buyer', 'text', (column) => column.notNull())
    .addColumn('facility_id', 'text', (column) =>
      column.notNull().references('facilities.facility_id'),
    )
    .addColumn('member_id', 'text')
    .addColumn('barcode', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
}

function isPostgres(database: Kysely<unknown>): boolean {
  return database.getExecutor().adapter instanceof PostgresAdapter;
}

/** The consent log is evidence: the database itself allows only inserts. */
async function refuseChangesOnSqlite(database: Kysely<unknown>): Promise<void> {
  await sql`create trigger consents_no_update before update on consents
    begin select raise(abort, 'consents are only added'); end`.execute(database);
  await sql`create trigger consents_no_delete before delete on consents
    begin select raise(abort, 'consents are only added'); end`.execute(database);
}

async function refuseChangesOnPostgres(database: Kysely<unknown>): Promise<void> {
  await sql`create function refuse_consent_change() returns trigger language plpgsql as
    $$ begin raise exception 'consents are only added'; end $$`.execute(database);
  await sql`create trigger consents_no_change before update or delete or truncate on consents
    for each statement execute function refuse_consent_change()`.execute(database);
}

/** Columns that only a full lead sets. */
export async function widenLeads(database: Kysely<unknown>): Promise<void> {
  for (const [column, type] of [
    ['join_outreach_code', 'text'],
    ['newsletter', 'integer'],
    ['is_abandoned', 'integer'],
    ['is_corporate', 'integer'],
  ] as const) {
    // SQLite accepts only one column per statement.
    // oxlint-disable-next-line no-await-in-loop
    await database.schema.alterTable('leads').addColumn(column, type).execute();
  }
}
