import { type Kysely, sql } from 'kysely';

/**
 * Purchases without an employer. Each purchase has a holder, the future member, who is unique (see
 * products/product-table.ts). SQLite can't alter an existing column, so this rebuilds the table, and the return tokens
 * that refer to it.
 */
export async function openPurchases(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('product_tokens').addColumn('holder', 'text').execute();
  await sql`update product_tokens set holder = 'company ' || company_email where company_email is not null`.execute(
    database,
  );
  await database.schema
    .createIndex('product_tokens_by_holder')
    .on('product_tokens')
    .column('holder')
    .execute();
  await sql`alter table confirmations rename to old_confirmations`.execute(database);
  await sql`alter table purchases rename to old_purchases`.execute(database);
  await database.schema
    .createTable('purchases')
    .addColumn('product_token', 'text', (column) =>
      column.primaryKey().references('product_tokens.product_token'),
    )
    .addColumn('holder', 'text', (column) => column.notNull().unique())
    .addColumn('corporate_contact_id', 'text', (column) => column.unique())
    .addColumn('company_email', 'text', (column) => column.unique())
    .addColumn('member_id', 'text', (column) => column.notNull().unique())
    .addColumn('barcode', 'text', (column) => column.notNull())
    .addColumn('amount', 'integer', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('card_brand', 'text', (column) => column.notNull())
    .addColumn('paid_at', 'text', (column) => column.notNull())
    .addColumn('browser', 'text')
    .addColumn('billing_postal_code', 'text')
    .addColumn('billing_state', 'text')
    .execute();
  await database.schema
    .createIndex('purchases_by_browser')
    .on('purchases')
    .columns(['browser', 'paid_at'])
    .execute();
  const kept = sql.raw(
    'product_token, corporate_contact_id, company_email, member_id, barcode, amount, currency, card_brand, paid_at',
  );
  await sql`insert into purchases (holder, ${kept}) select 'company ' || company_email, ${kept} from old_purchases`.execute(
    database,
  );
  await database.schema
    .createTable('confirmations')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('product_token', 'text', (column) =>
      column.notNull().references('purchases.product_token'),
    )
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('read_at', 'text')
    .execute();
  await sql`insert into confirmations (token_hash, product_token, created_at, read_at) select token_hash, product_token, created_at, read_at from old_confirmations`.execute(
    database,
  );
  await database.schema.dropTable('old_confirmations').execute();
  await database.schema.dropTable('old_purchases').execute();
  for (const column of ['billing_postal_code', 'billing_state']) {
    // SQLite accepts only one column per statement.
    // oxlint-disable-next-line no-await-in-loop
    await database.schema.alterTable('payment_questions').addColumn(column, 'text').execute();
  }
}

/** Resent confirmations, and what confirming a used code again needs. */
export async function countResends(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('confirmation_resends')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('member_id', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .execute();
  await database.schema
    .createIndex('confirmation_resends_by_member')
    .on('confirmation_resends')
    .columns(['member_id', 'at'])
    .execute();
  await database.schema.alterTable('email_codes').addColumn('used_by', 'text').execute();
  await database.schema
    .alterTable('email_codes')
    .addColumn('said_again', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}

/** Shows a confirmation only in the browser that paid. */
export async function bindConfirmations(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('confirmations').addColumn('browser', 'text').execute();
}
