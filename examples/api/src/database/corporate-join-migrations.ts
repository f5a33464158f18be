import { type Kysely, sql } from 'kysely';

/** Protects mailed codes from guessing, and stores them encrypted. */
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

/** Employers' plan offers, and their employees' leads. */
export async function createCorporatePlans(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('corporate_accounts')
    .addColumn('agreement_id', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await database.schema
    .alterTable('corporate_accounts')
    .addColumn('plans_unavailable', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`update corporate_accounts set agreement_id = 'AG' || substr(id, 3)`.execute(database);
  await database.schema
    .createTable('corporate_plans')
    .addColumn('corporate_account_id', 'text', (column) =>
      column.notNull().references('corporate_accounts.id'),
    )
    .addColumn('plan_id', 'text', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('plan_type', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('monthly_fee', 'integer', (column) => column.notNull())
    .addColumn('regular_monthly_fee', 'integer', (column) => column.notNull())
    .addColumn('initiation_dues', 'integer', (column) => column.notNull())
    .addColumn('promotional_savings', 'integer', (column) => column.notNull())
    .addColumn('is_reimbursement_available', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('corporate_plans_key', ['corporate_account_id', 'plan_id', 'currency'])
    .execute();
  await database.schema
    .createTable('corporate_leads')
    .addColumn('transaction_id', 'text', (column) =>
      column.primaryKey().references('leads.transaction_id'),
    )
    .addColumn('company_email', 'text', (column) => column.notNull())
    .addColumn('cta_label', 'text', (column) => column.notNull())
    .addColumn('user_location', 'text')
    .addColumn('is_abandoned', 'integer', (column) => column.notNull())
    .addColumn('plan_id', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
  await database.schema
    .createIndex('corporate_leads_by_email')
    .on('corporate_leads')
    .columns(['company_email', 'updated_at'])
    .execute();
}

/** Purchases by product token, payments, and return tokens. No table has a column for a card number. */
export async function createPurchases(database: Kysely<unknown>): Promise<void> {
  for (const column of [
    'expires_at',
    'plan',
    'corporate_contact_id',
    'company_email',
    'company_name',
  ]) {
    // SQLite accepts only one column per statement.
    // oxlint-disable-next-line no-await-in-loop
    await database.schema.alterTable('product_tokens').addColumn(column, 'text').execute();
  }
  await database.schema
    .createTable('purchases')
    .addColumn('product_token', 'text', (column) =>
      column.primaryKey().references('product_tokens.product_token'),
    )
    .addColumn('corporate_contact_id', 'text', (column) => column.notNull().unique())
    .addColumn('company_email', 'text', (column) => column.notNull().unique())
    .addColumn('member_id', 'text', (column) => column.notNull().unique())
    .addColumn('barcode', 'text', (column) => column.notNull())
    .addColumn('amount', 'integer', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('card_brand', 'text', (column) => column.notNull())
    .addColumn('paid_at', 'text', (column) => column.notNull())
    .execute();
  await database.schema
    .createTable('confirmations')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('product_token', 'text', (column) =>
      column.notNull().references('purchases.product_token'),
    )
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('read_at', 'text')
    .execute();
  await database.schema
    .createTable('payment_questions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('product_token', 'text', (column) =>
      column.notNull().references('product_tokens.product_token'),
    )
    .addColumn('card_brand', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('answered_at', 'text')
    .addColumn('answer', 'text')
    .execute();
}
