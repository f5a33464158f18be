import { type Kysely, sql } from 'kysely';

/**
 * Gift cards. A purchase is now a membership or a gift, so return tokens and bank questions refer to it only by product
 * token. SQLite can't drop a foreign key, so both tables are rebuilt.
 */
export async function createGifts(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('gift_orders')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('product_token', 'text', (column) => column.notNull().unique())
    .addColumn('order_number', 'text', (column) => column.notNull().unique())
    .addColumn('design_id', 'text', (column) => column.notNull())
    .addColumn('amount', 'integer', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('giver_name', 'text', (column) => column.notNull())
    .addColumn('giver_email', 'text', (column) => column.notNull())
    .addColumn('send_date', 'text', (column) => column.notNull())
    .addColumn('time_zone', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('paid_at', 'text')
    .addColumn('sends_at', 'text')
    .addColumn('card_brand', 'text')
    .addColumn('browser', 'text')
    .addColumn('billing_postal_code', 'text')
    .addColumn('billing_state', 'text')
    .execute();
  await database.schema
    .createIndex('gift_orders_by_browser')
    .on('gift_orders')
    .columns(['browser', 'paid_at'])
    .execute();
  await database.schema
    .createTable('gift_cards')
    .addColumn('order_id', 'text', (column) => column.primaryKey().references('gift_orders.id'))
    .addColumn('code_hash', 'text', (column) => column.notNull().unique())
    .addColumn('last_four', 'text', (column) => column.notNull())
    .addColumn('balance', 'integer', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await withoutReference(database, 'confirmations', [
    'token_hash text primary key',
    'product_token text not null',
    'created_at text not null',
    'read_at text',
  ]);
  await withoutReference(database, 'payment_questions', [
    'id text primary key',
    'product_token text not null',
    'card_brand text not null',
    'created_at text not null',
    'answered_at text',
    'answer text',
    'billing_postal_code text',
    'billing_state text',
  ]);
}

async function withoutReference(
  database: Kysely<unknown>,
  table: string,
  columns: readonly string[],
): Promise<void> {
  const names = sql.raw(columns.map((column) => column.split(' ', 1)[0]).join(', '));
  const old = `old_${table}`;
  await database.schema.alterTable(table).renameTo(old).execute();
  await sql`create table ${sql.table(table)} (${sql.raw(columns.join(', '))})`.execute(database);
  await sql`insert into ${sql.table(table)} (${names}) select ${names} from ${sql.table(old)}`.execute(
    database,
  );
  await database.schema.dropTable(old).execute();
}
