import type { Database, Tables } from '../database/schema.ts';
import { aboutPeople, peopleAt } from './order-people.ts';
import { listOf, type Person } from './person.ts';
import { accountTables } from './purge.ts';

type TableName = keyof Tables;

const accountTitles: Readonly<Record<(typeof accountTables)[number], string>> = {
  account_billing: 'How you pay',
  account_gift_cards: 'Gift card on your account',
  account_sessions: 'Where you are signed in',
  recovery_codes: 'Recovery codes',
  second_steps: 'Two-step login',
  passkeys: 'Passkeys',
  mailed_links: 'Links mailed to you',
  signed_agreements: 'Agreements you signed',
  card_changes: 'Changes of your card',
  join_details: 'What you told when you joined',
  training_answers: 'Training: your answers',
  training_assessments: 'Training: assessments',
  training_summaries: 'Training: measurements',
};

interface Holding {
  /** What a person reads above it. */
  readonly title: string;
  readonly table: TableName;
  /** Which of the table's rows are about the person. */
  readonly rows: (
    database: Database,
    person: Person,
  ) => Promise<readonly object[]> | readonly object[];
}

/** Where personal data is stored. A test names tables that are neither here nor in `impersonal`. */
export const holdings: readonly Holding[] = [
  { title: 'Details you left', table: 'leads', rows: (_, { leads }) => leads },
  { title: 'Visits', table: 'appointments', rows: ofLeads('appointments') },
  { title: 'Wait lists', table: 'wait_list', rows: ofLeads('wait_list') },
  { title: 'Prices held for you', table: 'held_prices', rows: ofLeads('held_prices') },
  { title: 'Times held for you', table: 'time_holds', rows: ofTransactions('time_holds') },
  {
    title: 'Through your employer',
    table: 'corporate_leads',
    rows: ofTransactions('corporate_leads'),
  },
  { title: 'Invited by a member', table: 'referrals', rows: ofTransactions('referrals') },
  { title: 'Consents', table: 'consents', rows: ofTransactions('consents') },
  {
    title: 'What you were shown and agreed to',
    table: 'promises',
    rows: async (database, { transactions, memberIds }) =>
      database
        .selectFrom('promises')
        .selectAll()
        .where((row) =>
          row.or([
            row('transaction_id', 'in', listOf(transactions)),
            row('member_id', 'in', listOf(memberIds)),
          ]),
        )
        .orderBy('position')
        .execute(),
  },
  { title: 'You as an employee', table: 'corporate_contacts', rows: (_, { contacts }) => contacts },
  {
    title: 'Codes mailed to you',
    table: 'email_codes',
    rows: (database, { contacts }) =>
      database
        .selectFrom('email_codes')
        .selectAll()
        .where('corporate_contact_id', 'in', listOf(contacts.map(({ id }) => id)))
        .execute(),
  },
  {
    title: 'What happened to your account',
    table: 'account_events',
    rows: (database, { accounts }) =>
      database
        .selectFrom('account_events')
        .selectAll()
        .where('account_id', 'in', listOf(accounts.map(({ id }) => id)))
        .orderBy('position')
        .execute(),
  },
  { title: 'Purchases', table: 'product_tokens', rows: (_, { products }) => products },
  { title: 'Payments', table: 'purchases', rows: ofProducts('purchases') },
  { title: 'Returns from payment', table: 'confirmations', rows: ofProducts('confirmations') },
  {
    title: 'Questions of your bank',
    table: 'payment_questions',
    rows: ofProducts('payment_questions'),
  },
  {
    title: 'Promo codes',
    table: 'promo_uses',
    rows: (database, { products }) =>
      database
        .selectFrom('promo_uses')
        .selectAll()
        .where('holder', 'in', listOf(products.flatMap(({ holder }) => holder ?? [])))
        .execute(),
  },
  {
    title: 'Orders',
    table: 'orders',
    rows: (_, { orders, email }) =>
      orders.map((order) => {
        const people = peopleAt(order.contents, email);
        const contents = JSON.stringify(aboutPeople(order.contents, people));
        const { billing_postal_code: _code, billing_state: _state, ...rest } = order;
        return { ...(people.includes('buyer') ? order : rest), contents };
      }),
  },
  {
    title: 'Gift cards',
    table: 'gift_cards',
    rows: (database, { orders }) =>
      database
        .selectFrom('gift_cards')
        .selectAll()
        .where('order_id', 'in', listOf(orders.map(({ id }) => id)))
        .execute(),
  },
  {
    title: 'Trial and day passes',
    table: 'trial_holders',
    rows: (database, { mark, orders }) =>
      database
        .selectFrom('trial_holders')
        .selectAll()
        .where((row) =>
          row.or([
            row('email_mark', '=', mark),
            row('id', 'in', listOf(orders.map((order) => order.product_token))),
          ]),
        )
        .execute(),
  },
  {
    title: 'Feedback',
    table: 'club_feedback',
    rows: (database, { feedback }) => byIds(database, 'club_feedback', feedback),
  },
  {
    title: 'Answers to forms',
    table: 'form_answers',
    rows: (database, { answers }) => byIds(database, 'form_answers', answers),
  },
  { title: 'Account', table: 'accounts', rows: (_, { accounts }) => accounts },
  ...accountTables.map((table) => ({
    title: accountTitles[table],
    table,
    rows: (database: Database, { accounts }: Person) =>
      database
        .selectFrom(table)
        .selectAll()
        .where('account_id', 'in', listOf(accounts.map(({ id }) => id)))
        .execute(),
  })),
  { title: 'Membership', table: 'memberships', rows: ofMembers('memberships') },
  { title: 'Invoices', table: 'invoices', rows: ofMembers('invoices') },
  {
    title: 'Signed agreements',
    table: 'membership_agreements',
    rows: ofMembers('membership_agreements'),
  },
  { title: 'Inviting friends', table: 'members', rows: ofMembers('members') },
  {
    title: 'Social login',
    table: 'social_vouchers',
    rows: (database, { accounts }) =>
      database
        .selectFrom('social_vouchers')
        .selectAll()
        .where('social_id', 'in', listOf(accounts.flatMap((account) => account.social_id ?? [])))
        .execute(),
  },
  {
    title: 'Mail to you',
    table: 'outbox_mail',
    rows: (database, { email }) =>
      database
        .selectFrom('outbox_mail')
        .select(['subject', 'body', 'created_at', 'sent_at'])
        .where((row) => row.fn('lower', ['recipient']), '=', email)
        .orderBy('created_at')
        .execute(),
  },
  {
    title: 'Mail that doesn’t reach you, or that you don’t want',
    table: 'suppressions',
    rows: (database, { email, mark }) =>
      database
        .selectFrom('suppressions')
        .select(['reason', 'created_at'])
        .where('address', 'in', [email, mark])
        .execute(),
  },
  {
    title: 'Sent to the chain’s own systems',
    table: 'webhooks',
    rows: (database, { leads, accounts, feedback }) =>
      database
        .selectFrom('webhooks')
        .select(['type', 'body', 'created_at', 'delivered_at'])
        .where('about', 'in', listOf([...leads, ...accounts, ...feedback].map(({ id }) => id)))
        .orderBy('number')
        .execute(),
  },
  {
    title: 'Links to your data',
    table: 'privacy_links',
    rows: (database, { email }) =>
      database.selectFrom('privacy_links').selectAll().where('email', '=', email).execute(),
  },
  {
    title: 'Erasures',
    table: 'erasures',
    rows: (database, { mark }) =>
      database.selectFrom('erasures').selectAll().where('mark', '=', mark).execute(),
  },
];

/** Tables that say nothing about anyone, and why. */
export const impersonal: Readonly<Partial<Record<TableName, string>>> = {
  facilities: 'clubs',
  appointment_clubs: 'clubs',
  blackout_dates: 'clubs',
  holidays: 'clubs',
  class_counts: 'clubs',
  club_media: 'clubs',
  club_digests: 'that a club had its mail',
  corporate_accounts: 'employers',
  corporate_domains: 'employers',
  corporate_account_clubs: 'employers',
  corporate_plans: 'employers',
  invitation_codes: 'hashes of codes, for anyone who has one',
  catalogue_plans: 'plans',
  facility_plans: 'plans',
  trial_passes: 'what a code stands for, without whose it is',
  trial_requests: 'ids',
  limit_holders: 'keyed hashes, for a day',
  limit_tries: 'keyed hashes, for a day',
  passkey_challenges: 'keyed hashes, for a week',
  server_secrets: 'the server',
  health_checks: 'the server',
  erasing: 'empty outside of a transaction',
};

function ofLeads(table: 'appointments' | 'wait_list' | 'held_prices') {
  return (database: Database, { leads }: Person) =>
    database
      .selectFrom(table)
      .selectAll()
      .where('lead_id', 'in', listOf(leads.map(({ id }) => id)))
      .execute();
}

function ofTransactions(table: 'time_holds' | 'corporate_leads' | 'referrals' | 'consents') {
  return (database: Database, { transactions }: Person) =>
    database
      .selectFrom(table)
      .selectAll()
      .where('transaction_id', 'in', listOf(transactions))
      .execute();
}

function ofProducts(table: 'purchases' | 'confirmations' | 'payment_questions') {
  return (database: Database, { products }: Person) =>
    database
      .selectFrom(table)
      .selectAll()
      .where('product_token', 'in', listOf(products.map((product) => product.product_token)))
      .execute();
}

function ofMembers(table: 'memberships' | 'invoices' | 'membership_agreements' | 'members') {
  return (database: Database, { memberIds }: Person) =>
    database.selectFrom(table).selectAll().where('member_id', 'in', listOf(memberIds)).execute();
}

function byIds(
  database: Database,
  table: 'club_feedback' | 'form_answers',
  rows: readonly { readonly id: string }[],
) {
  return database
    .selectFrom(table)
    .selectAll()
    .where('id', 'in', listOf(rows.map(({ id }) => id)))
    .execute();
}
