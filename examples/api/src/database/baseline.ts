import { type Kysely, PostgresAdapter, sql } from 'kysely';

import { tables } from './schema.ts';

export async function createTables(database: Kysely<unknown>): Promise<void> {
  const onPostgres = database.getExecutor().adapter instanceof PostgresAdapter;
  const statements = [
    ...Object.entries(tables).map(([name, { columns, keys }]) => {
      const lines = Object.entries(columns).map(([column, { sql }]) => `${column} ${sql}`);
      return `create table ${name} (\n  ${[...lines, ...keys].join(',\n  ')}\n)`;
    }),
    ...indexes.trim().split(/;\n?/),
    ...(onPostgres ? refusalOnPostgres : refusalOnSqlite),
  ];
  for (const statement of statements.filter((one) => one !== '')) {
    const own = onPostgres ? statement : statement.replace(serial, autoincrement);
    await sql.raw(own).execute(database);
  }
}

const serial = 'serial primary key';
const autoincrement = 'integer primary key autoincrement';

const indexes = `
create index leads_by_email on leads (email);
create index leads_by_email_key on leads (lower(email));
create index leads_unannounced on leads (created_at) where announced_at is null;
create index leads_unanswered on leads (created_at) where received_at is null;
create index leads_by_club on leads (facility_id, created_at);
-- These two indexes, rather than any check, keep a time from being booked twice and a lead from holding two times.
create unique index appointments_one_a_time on appointments (facility_id, kind, starts_at)
  where cancelled_at is null;
create unique index appointments_one_a_lead on appointments (lead_id)
  where cancelled_at is null and followed_at is null;
create index appointments_by_email_mark on appointments (email_mark, starts_at);
create index appointments_by_phone_mark on appointments (phone_mark, starts_at);
create index appointments_by_network_mark on appointments (network_mark, starts_at);
create index time_holds_by_transaction on time_holds (transaction_id);
create index wait_list_by_club on wait_list (facility_id, kind, created_at) where ended_at is null;
create index wait_list_by_offer on wait_list (offer_until) where ended_at is null;
create index consents_by_transaction on consents (transaction_id);
create index promises_by_member on promises (member_id, at);
create index promises_by_transaction on promises (transaction_id, at);
-- A visitor may look at the same price again and again.
create unique index promises_one_a_price on promises (transaction_id, said, locale)
  where kind in ('price', 'pass-price') and transaction_id is not null;
create index invitation_codes_by_account on invitation_codes (corporate_account_id);
-- Only one live code per address, even with concurrent requests.
create unique index email_codes_one_live on email_codes (email) where ended_at is null;
create index email_codes_by_age on email_codes (email, created_at);
create index corporate_leads_by_email on corporate_leads (company_email, updated_at);
create index product_tokens_by_holder on product_tokens (holder);
create index purchases_by_browser on purchases (browser, paid_at);
create index orders_by_browser on orders (browser, paid_at);
create index accounts_by_email on accounts (email_key);
create index account_sessions_by_account on account_sessions (account_id);
create index account_events_by_account on account_events (account_id, at);
create index recovery_codes_by_account on recovery_codes (account_id);
create index passkeys_by_account on passkeys (account_id);
create index mailed_links_by_account on mailed_links (account_id);
create index memberships_by_billed on memberships (time_zone, billed_until);
create index invoices_due on invoices (tried_on) where status = 'due';
create index outbox_mail_unsent on outbox_mail (created_at) where sent_at is null;
create index outbox_mail_by_number on outbox_mail (number);
create index outbox_mail_by_concerns on outbox_mail (concerns) where concerns is not null;
create index outbox_mail_by_about on outbox_mail (about) where about is not null and sent_at is null;
create index webhooks_pending on webhooks (number) where delivered_at is null and dead_at is null;
create index webhooks_pending_by_about on webhooks (about, number)
  where delivered_at is null and dead_at is null;
create index webhooks_by_number on webhooks (number);
create index erasures_by_mark on erasures (mark);
create index limit_tries_by_holder_at on limit_tries (holder, at);
create index limit_tries_by_key on limit_tries (key);
create index limit_tries_by_at on limit_tries (at);
`;

/**
 * Consents, promises, membership agreements and the history of accounts are evidence: the database itself allows only
 * inserts. The one exception is a transaction that erases a person or purges what is too old: it alone sees its row in
 * `erasing` (see privacy/).
 */
const evidence = ['consents', 'promises', 'membership_agreements', 'account_events'];

const refusalOnSqlite = evidence.flatMap((table) =>
  ['update', 'delete'].map(
    (change) => `create trigger ${table}_no_${change} before ${change} on ${table}
    when not exists (select 1 from erasing)
    begin select raise(abort, '${table} are only added'); end`,
  ),
);

const refusalOnPostgres = [
  `create function refuse_change() returns trigger language plpgsql as
    $$ begin
      if exists (select 1 from erasing) then return null; end if;
      raise exception '% are only added', tg_table_name;
    end $$`,
  ...evidence.map(
    (table) => `create trigger ${table}_no_change before update or delete or truncate on ${table}
    for each statement execute function refuse_change()`,
  ),
];
