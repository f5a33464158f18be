import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** Creates every table, in SQL that SQLite and PostgreSQL share. `schema.ts` explains the columns. */
export async function createTables(database: Kysely<unknown>): Promise<void> {
  const onPostgres = database.getExecutor().adapter instanceof PostgresAdapter;
  const position = onPostgres ? 'serial primary key' : 'integer primary key autoincrement';
  const statements = [
    ...tables(position).split(';\n'),
    ...(onPostgres ? refusalOnPostgres : refusalOnSqlite),
  ];
  for (const statement of statements) {
    await sql.raw(statement).execute(database);
  }
}

const tables = (position: string): string => `
-- Clubs
create table facilities (
  facility_id text primary key, club_id text not null, club_type text not null,
  status text not null, web_name text not null, name text not null, region text not null,
  country text not null, city text not null, state text not null, zip text not null,
  address text not null, phone_number text not null, email text not null, open_date text not null,
  image_url text not null, thumbnail text not null, picture text, time_zone text not null,
  lat double precision not null, long double precision not null,
  has_guided_workouts integer not null, is_accepting_appointments integer not null,
  featured_amenities text not null, visit_hours text not null,
  visit_notice_minutes integer not null, open_holidays text not null
);
create table appointment_clubs (
  facility_id text primary key references facilities (facility_id)
);
create table blackout_dates (
  id text primary key, date text not null, facility_id text references facilities (facility_id)
);
create table holidays (
  place text not null, date text not null, name text not null, primary key (place, date)
);
create table class_counts (
  facility_id text not null references facilities (facility_id), category_id integer not null,
  class_count integer not null, primary key (facility_id, category_id)
);
create table club_media (
  id text primary key, facility_id text not null references facilities (facility_id),
  position integer not null, title text not null, media_type text not null, media text not null,
  media_mobile text not null, unique (facility_id, position)
);

-- Leads, visits and consents
create table leads (
  id text primary key, token_id text not null unique, transaction_id text not null unique,
  facility_id text not null references facilities (facility_id), first_name text not null,
  last_name text not null, email text not null, phone text not null, zip text, company_email text,
  outreach_code text not null, source_url text default '' not null, ecid text, member_id text,
  referring_id text, share_id text, receive_text_alerts integer not null, consents text not null,
  answers text, meeting_purpose text, preferred_communication_method text,
  preferred_time_of_day text, created_at text not null, updated_at text not null,
  join_outreach_code text, newsletter integer, is_abandoned integer, is_corporate integer,
  locale text default 'en-US' not null, attribution text, announced_at text, received_at text, skipped_at text
);
create index leads_by_email on leads (email);
create index leads_by_email_key on leads (lower(email));
create index leads_unannounced on leads (created_at) where announced_at is null;
create index leads_unanswered on leads (created_at) where received_at is null;
create index leads_by_club on leads (facility_id, created_at);
create table appointments (
  id text primary key, lead_id text not null references leads (id),
  facility_id text not null references facilities (facility_id), kind text not null,
  starts_at text not null, revision integer not null, created_at text not null,
  updated_at text not null, cancelled_at text, email_mark text, phone_mark text,
  network_mark text, no_show_at text, arrived_at text, link_id text unique, cancel_reason text,
  late_minutes integer, guest_name text, companion_id text, followed_at text
);
-- These two indexes, rather than any check, keep a time from being booked twice and a lead from holding two times.
create unique index appointments_one_a_time on appointments (facility_id, kind, starts_at)
  where cancelled_at is null;
create unique index appointments_one_a_lead on appointments (lead_id)
  where cancelled_at is null and followed_at is null;
create index appointments_by_email_mark on appointments (email_mark, starts_at);
create index appointments_by_phone_mark on appointments (phone_mark, starts_at);
create index appointments_by_network_mark on appointments (network_mark, starts_at);
create table time_holds (
  facility_id text not null references facilities (facility_id), kind text not null,
  starts_at text not null, transaction_id text not null, until text not null,
  primary key (facility_id, kind, starts_at)
);
create index time_holds_by_transaction on time_holds (transaction_id);
create table wait_list (
  id text primary key, lead_id text not null references leads (id),
  facility_id text not null references facilities (facility_id), kind text not null,
  created_at text not null, offer_starts_at text, offer_until text, ended_at text,
  unique (lead_id, facility_id, kind)
);
create index wait_list_by_club on wait_list (facility_id, kind, created_at) where ended_at is null;
create index wait_list_by_offer on wait_list (offer_until) where ended_at is null;
create table members (
  member_id text primary key, referring_id text not null unique, share_id text not null unique,
  first_name text not null
);
create table referrals (
  id text primary key, transaction_id text not null unique references leads (transaction_id),
  association_token text not null unique references leads (token_id),
  member_id text not null references members (member_id), friend_id text, user_location text,
  created_at text not null, updated_at text not null
);
create table consents (
  position ${position}, id text not null unique, transaction_id text not null,
  channel text not null, granted integer not null, basis text not null, text text not null,
  jurisdiction text, text_version text not null, at text not null, source_url text not null,
  recorded_at text not null
);
create index consents_by_transaction on consents (transaction_id);
create table promises (
  position ${position}, id text not null unique, kind text not null, member_id text,
  transaction_id text, said text not null, locale text not null, place text not null,
  at text not null
);
create index promises_by_member on promises (member_id, at);
create index promises_by_transaction on promises (transaction_id, at);
-- A visitor may look at the same price again and again.
create unique index promises_one_a_price on promises (transaction_id, said, locale)
  where kind in ('price', 'pass-price') and transaction_id is not null;

-- Plans and employers
create table catalogue_plans (
  plan_id text primary key, position integer not null, plan_type text not null,
  name text not null, description text not null, has_add_on integer not null
);
create table facility_plans (
  facility_id text not null references facilities (facility_id),
  plan_id text not null references catalogue_plans (plan_id), monthly_fee integer not null,
  regular_monthly_fee integer not null, total_dues integer not null,
  promotional_savings integer not null, is_reimbursement_available integer not null,
  promotion text, primary key (facility_id, plan_id)
);
create table corporate_accounts (
  id text primary key, name text not null, slug text not null unique, every_club integer not null,
  agreement_id text not null, plans_unavailable integer not null
);
create table corporate_domains (
  domain text primary key, corporate_account_id text not null references corporate_accounts (id)
);
create table corporate_account_clubs (
  corporate_account_id text not null references corporate_accounts (id),
  facility_id text not null references facilities (facility_id),
  primary key (corporate_account_id, facility_id)
);
create table corporate_plans (
  corporate_account_id text not null references corporate_accounts (id), plan_id text not null,
  currency text not null, position integer not null, plan_type text not null, name text not null,
  description text not null, monthly_fee integer not null, regular_monthly_fee integer not null,
  initiation_dues integer not null, promotional_savings integer not null,
  is_reimbursement_available integer not null,
  primary key (corporate_account_id, plan_id, currency)
);
create table invitation_codes (
  id text primary key, corporate_account_id text not null references corporate_accounts (id),
  code_hash text not null unique, uses_left integer not null, created_at text not null,
  expires_at text not null
);
create index invitation_codes_by_account on invitation_codes (corporate_account_id);
create table corporate_contacts (
  id text primary key, email text not null unique,
  corporate_account_id text not null references corporate_accounts (id),
  facility_id text not null references facilities (facility_id), first_name text not null,
  last_name text not null, personal_email text not null, phone text not null,
  created_at text not null, updated_at text not null, verified_at text,
  invitation_id text references invitation_codes (id)
);
create table email_codes (
  id text primary key, corporate_contact_id text not null references corporate_contacts (id),
  email text not null, code_hash text not null, salt text not null, tries integer not null,
  created_at text not null, expires_at text not null, ended_at text, used_by text,
  reconfirmations integer default 0 not null
);
-- Only one live code per address, even with concurrent requests.
create unique index email_codes_one_live on email_codes (email) where ended_at is null;
create index email_codes_by_age on email_codes (email, created_at);
create table corporate_leads (
  transaction_id text primary key references leads (transaction_id), company_email text not null,
  cta_label text not null, user_location text, is_abandoned integer not null, plan_id text,
  created_at text not null, updated_at text not null
);
create index corporate_leads_by_email on corporate_leads (company_email, updated_at);

-- Purchases
create table product_tokens (
  product_token text primary key, transaction_number text not null, buyer text not null,
  facility_id text not null references facilities (facility_id), member_id text, barcode text,
  created_at text not null, expires_at text, plan text, corporate_contact_id text,
  company_email text, company_name text, holder text, agreement text, answers text
);
create index product_tokens_by_holder on product_tokens (holder);
create table purchases (
  product_token text primary key references product_tokens (product_token),
  holder text not null unique, corporate_contact_id text unique, company_email text unique,
  member_id text not null unique, barcode text not null, amount integer not null,
  currency text not null, card_brand text not null, paid_at text not null, browser text,
  billing_postal_code text, billing_state text
);
create index purchases_by_browser on purchases (browser, paid_at);
create table confirmations (
  token_hash text primary key, product_token text not null, created_at text not null,
  read_at text, browser text
);
create table promo_uses (
  code text not null, holder text not null, until text not null, paid_at text,
  primary key (code, holder)
);
create table held_prices (
  token_hash text primary key, lead_id text not null references leads (id),
  appointment_id text not null references appointments (id),
  facility_id text not null references facilities (facility_id), plan_id text not null,
  price text not null, until text not null, created_at text not null, used_at text,
  unique (appointment_id, plan_id)
);
create table payment_questions (
  id text primary key, product_token text not null, card_brand text not null,
  created_at text not null, answered_at text, answer text, billing_postal_code text,
  billing_state text
);
create table orders (
  id text primary key, kind text not null, product_token text not null unique,
  order_number text not null unique, contents text not null, amount integer not null,
  currency text not null, created_at text not null, expires_at text not null, paid_at text,
  card_brand text, browser text, billing_postal_code text, billing_state text
);
create index orders_by_browser on orders (browser, paid_at);
create table gift_cards (
  order_id text primary key references orders (id), code_hash text not null unique,
  last_four text not null, balance integer not null, currency text not null,
  created_at text not null
);

-- Accounts
create table accounts (
  id text primary key, member_id text unique, username text, username_key text unique,
  password_hash text, email text not null, email_key text not null, first_name text not null,
  last_name text not null, address1 text, address2 text, city text, state text, country text,
  zip_code text, social_id text unique, home_facility_id text, height double precision,
  weight double precision, strikes integer not null, has_active_pt integer not null,
  membership_status text not null, add_on_status_id text, has_add_on integer, activated_at text,
  created_at text not null, updated_at text not null
);
create index accounts_by_email on accounts (email_key);
create table account_billing (
  account_id text primary key references accounts (id), address1 text, address2 text, email text,
  card_last_four text, card_type text, expiration_date text, balance integer not null,
  currency text not null
);
create table account_gift_cards (
  account_id text primary key references accounts (id), last_four text not null,
  balance integer not null, currency text not null, expiration_date text
);
create table account_sessions (
  token_hash text primary key, id text not null unique,
  account_id text not null references accounts (id), browser text, system text,
  created_at text not null, used_at text not null, expires_at text not null, ended_at text
);
create index account_sessions_by_account on account_sessions (account_id);
create table account_events (
  position ${position}, id text not null unique, account_id text, kind text not null,
  at text not null, network text, browser text, system text, about text, actor text
);
create index account_events_by_account on account_events (account_id, at);
create table second_steps (
  account_id text primary key references accounts (id), sealed_key text not null,
  confirmed_at text, last_step integer not null, created_at text not null
);
create table recovery_codes (
  code_hash text primary key, account_id text not null references accounts (id)
);
create index recovery_codes_by_account on recovery_codes (account_id);
create table passkeys (
  id text primary key, account_id text not null references accounts (id),
  credential_id text not null unique, public_key text not null, counter bigint not null,
  transports text not null, name text not null, created_at text not null, used_at text
);
create index passkeys_by_account on passkeys (account_id);
create table passkey_challenges (challenge_hash text primary key, expires_at text not null);
create table social_vouchers (
  token_hash text primary key, social_id text not null, created_at text not null, used_at text
);
create table mailed_links (
  token_hash text primary key, account_id text not null references accounts (id),
  purpose text not null, created_at text not null, expires_at text not null, ended_at text,
  email text, session_hash text
);
create index mailed_links_by_account on mailed_links (account_id);
create table signed_agreements (
  account_id text not null references accounts (id), agreement_id text not null,
  version text not null, facility_id text not null, signature text not null,
  signed_at text not null, primary key (account_id, agreement_id, version)
);
create table card_changes (
  token_hash text primary key, account_id text not null references accounts (id),
  member_id text not null, session_hash text not null, tries integer not null,
  created_at text not null, expires_at text not null, done_at text, busy_until text,
  asked_brand text, asked_last_four text, asked_expiry text
);
create table membership_agreements (
  member_id text primary key, agreement_id text not null,
  version text not null, title text not null, paragraphs text not null, locale text not null,
  signature text not null, guardian_email text, signed_at text not null
);
create table join_details (
  account_id text primary key references accounts (id), birth_date text not null,
  personal_email text not null, company_email text, corp_info text, updated_at text not null
);
create table memberships (
  member_id text primary key, joined_on text not null, starts_on text, starts_from text not null,
  time_zone text not null, terms text not null, bought text not null, promo text,
  changes text not null, freezes text not null, last_day text, billed_until text not null, locale text not null,
  card_brand text not null, card_token text not null, has_agreement integer not null
);
create index memberships_by_billed on memberships (time_zone, billed_until);
create table invoices (
  number text primary key, member_id text not null references memberships (member_id),
  billed_on text not null, status text not null, facility_id text not null, currency text not null,
  lines text not null, total integer not null, paid_with text, attempts integer not null,
  tried_on text, unique (member_id, billed_on)
);
create index invoices_due on invoices (tried_on) where status = 'due';
create table training_answers (
  account_id text not null references accounts (id), name text not null, answer text not null,
  primary key (account_id, name)
);
create table training_assessments (
  account_id text not null references accounts (id), template_id integer not null,
  taken_on text not null, trainer text, primary key (account_id, template_id, taken_on)
);
create table training_summaries (
  account_id text primary key references accounts (id), taken_on text not null, age integer,
  sex text, weight double precision, weight_unit text, body_fat_percent double precision,
  body_water_percent double precision, resting_heart_rate integer, systolic integer,
  diastolic integer
);

-- Club services
create table trial_passes (
  code text primary key, facility_id text not null references facilities (facility_id),
  title text not null, days integer not null, terms text not null, take_up_by text not null
);
create table trial_requests (
  id text primary key, created_at text not null
);
create table trial_holders (
  id text primary key, code text not null unique references trial_passes (code),
  email_mark text unique, phone_mark text unique, first_name text not null,
  last_name text not null, starts_on text not null, ends_on text not null
);
create table club_feedback (
  id text primary key, facility_id text not null references facilities (facility_id),
  rating integer not null, message text not null, email text, shown_as text,
  created_at text not null
);
create table form_answers (
  id text primary key, form_id text not null, answers text not null, created_at text not null
);

-- The server
create table outbox_mail (
  id text primary key, recipient text not null, subject text not null, body text not null,
  content text, created_at text not null, due_at text, claimed_until text, attempts integer not null,
  sent_at text, last_error text, sealed_code text, useless_at text, number integer,
  priority integer default 1 not null, is_news integer default 0 not null, about text, concerns text
);
create index outbox_mail_unsent on outbox_mail (created_at) where sent_at is null;
create index outbox_mail_by_number on outbox_mail (number);
create index outbox_mail_by_concerns on outbox_mail (concerns) where concerns is not null;
create index outbox_mail_by_about on outbox_mail (about) where about is not null and sent_at is null;
create table suppressions (
  address text not null, reason text not null, created_at text not null,
  primary key (address, reason)
);
create table webhooks (
  id text primary key, type text not null, about text not null, body text not null,
  created_at text not null, number integer not null, due_at text, claimed_until text,
  attempts integer not null, delivered_at text, dead_at text, last_error text
);
create index webhooks_pending on webhooks (number) where delivered_at is null and dead_at is null;
create index webhooks_pending_by_about on webhooks (about, number)
  where delivered_at is null and dead_at is null;
create index webhooks_by_number on webhooks (number);
create table privacy_links (
  token_hash text primary key, email text not null, created_at text not null,
  expires_at text not null, ended_at text
);
create table erasures (
  id text primary key, mark text not null, kind text not null, subject text not null,
  erased_at text not null
);
create index erasures_by_mark on erasures (mark);
create table erasing (
  id integer primary key
);
create table club_digests (
  facility_id text not null references facilities (facility_id), day text not null,
  primary key (facility_id, day)
);
create table limit_holders (
  holder text primary key, touched_at text not null
);
create table limit_tries (
  holder text not null, key text not null, at text not null, primary key (holder, key)
);
create index limit_tries_by_holder_at on limit_tries (holder, at);
create index limit_tries_by_key on limit_tries (key);
create index limit_tries_by_at on limit_tries (at);
create table server_secrets (
  name text primary key, value text not null
);
create table health_checks (
  name text primary key, checked_at text not null
)`;

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
