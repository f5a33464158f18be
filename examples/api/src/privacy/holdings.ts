import type { WirePersonalData } from '@foyer/adapters-http/wire';
import type { Temporal } from '@foyer/core';

import { findRows, type Values } from '../database/rows.ts';
import type { Database, Tables } from '../database/schema.ts';
import { instantText } from '../http/request-time.ts';
import type { ServerSecret } from '../server-secret.ts';
import { aboutPeople, findPerson, listOf, peopleAt, type Person } from './person.ts';
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
  readonly title: string;
  readonly table: TableName;
  /** Which of the table's rows are about the person. */
  readonly rows: (
    database: Database,
    person: Person,
  ) => Promise<readonly object[]> | readonly object[];
}

const leadIds = ({ leads }: Person) => idsOf(leads);
const accountIds = ({ accounts }: Person) => idsOf(accounts);
const transactionIds = ({ transactions }: Person) => transactions;
const membershipNumbers = ({ memberIds }: Person) => memberIds;
const productTokens = ({ products }: Person) => products.map((one) => one.product_token);

/** Of what the person bought, orders included, but no orders for them by others. */
const paymentTokens = ({ products, orders, email }: Person) =>
  [
    ...products,
    ...orders.filter(({ contents }) => peopleAt(contents, email).includes('buyer')),
  ].map((one) => one.product_token);

/** Where personal data is stored. A test names tables that are neither here nor in `impersonal`. */
export const holdings: readonly Holding[] = [
  { title: 'Details you left', table: 'leads', rows: (_, { leads }) => leads },
  held('Visits', 'appointments', 'lead_id', leadIds),
  held('Wait lists', 'wait_list', 'lead_id', leadIds),
  held('Prices held for you', 'held_prices', 'lead_id', leadIds),
  held('Times held for you', 'time_holds', 'transaction_id', transactionIds),
  held('Through your employer', 'corporate_leads', 'transaction_id', transactionIds),
  held('Invited by a member', 'referrals', 'transaction_id', transactionIds),
  held('Consents', 'consents', 'transaction_id', transactionIds),
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
  held('Codes mailed to you', 'email_codes', 'corporate_contact_id', ({ contacts }) =>
    idsOf(contacts),
  ),
  held('What happened to your account', 'account_events', 'account_id', accountIds, 'position'),
  { title: 'Purchases', table: 'product_tokens', rows: (_, { products }) => products },
  held('Payments', 'purchases', 'product_token', productTokens),
  held('Returns from payment', 'confirmations', 'product_token', paymentTokens),
  held('Questions of your bank', 'payment_questions', 'product_token', paymentTokens),
  held('Promo codes', 'promo_uses', 'holder', ({ products }) =>
    products.flatMap(({ holder }) => holder ?? []),
  ),
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
  held('Gift cards', 'gift_cards', 'order_id', ({ orders }) => idsOf(orders)),
  {
    title: 'Trial and day passes',
    table: 'trial_holders',
    rows: (database, { allMarks, orders }) =>
      database
        .selectFrom('trial_holders')
        .selectAll()
        .where((row) =>
          row.or([
            row('email_mark', 'in', allMarks),
            row('id', 'in', listOf(orders.map((order) => order.product_token))),
          ]),
        )
        .execute(),
  },
  held('Feedback', 'club_feedback', 'id', ({ feedback }) => idsOf(feedback)),
  held('Answers to forms', 'form_answers', 'id', ({ answers }) => idsOf(answers)),
  { title: 'Account', table: 'accounts', rows: (_, { accounts }) => accounts },
  ...accountTables.map((table) => held(accountTitles[table], table, 'account_id', accountIds)),
  held('Membership', 'memberships', 'member_id', membershipNumbers),
  held('Invoices', 'invoices', 'member_id', membershipNumbers),
  held('Signed agreements', 'membership_agreements', 'member_id', ({ memberIds, signedFor }) => [
    ...memberIds,
    ...signedFor.flatMap(({ member_id }) => member_id ?? []),
  ]),
  held('Inviting friends', 'members', 'member_id', membershipNumbers),
  held('Social login', 'social_vouchers', 'social_id', ({ accounts }) =>
    accounts.flatMap((account) => account.social_id ?? []),
  ),
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
    rows: (database, { email, allMarks }) =>
      database
        .selectFrom('suppressions')
        .select(['reason', 'created_at'])
        .where('address', 'in', [email, ...allMarks])
        .execute(),
  },
  {
    title: 'Sent to the chain’s own systems',
    table: 'webhooks',
    rows: (database, { leads, accounts, feedback }) =>
      database
        .selectFrom('webhooks')
        .select(['type', 'body', 'created_at', 'delivered_at'])
        .where('about', 'in', listOf(idsOf([...leads, ...accounts, ...feedback])))
        .orderBy('number')
        .execute(),
  },
  held('Links to your data', 'privacy_links', 'email', ({ email }) => [email]),
  held('Erasures', 'erasures', 'mark', ({ allMarks }) => allMarks),
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

/** The rows of a table whose `column` has one of the values that are the person's. */
function held<Table extends TableName>(
  title: string,
  table: Table,
  column: keyof Tables[Table] & string,
  valuesOf: (person: Person) => readonly string[],
  ...order: readonly (keyof Tables[Table] & string)[]
): Holding {
  return {
    title,
    table,
    rows: (database, person) =>
      findRows(database, table, { [column]: valuesOf(person) } as Values<Table>, ...order),
  };
}

function idsOf(rows: readonly { readonly id: string }[]): readonly string[] {
  return rows.map(({ id }) => id);
}

/** Everything that is stored about the person at an address, under labels that people can read. */
export async function exportPerson(
  database: Database,
  secret: ServerSecret,
  address: string,
  now: Temporal.Instant,
): Promise<WirePersonalData> {
  const person = await findPerson(database, secret, address);
  const sections: WirePersonalData['sections'] = [];
  for (const { title, rows } of holdings) {
    // One after the other, to leave the database to others.
    const entries = (await rows(database, person)).map((row) => readable(row));
    if (entries.length > 0) sections.push({ title, entries });
  }
  return { address: person.email, exportedAt: instantText(now), sections };
}

/** A row with labels, without what is empty and without what only the server can use, such as the hash of a password. */
function readable(row: object): Record<string, unknown> {
  const shown = Object.entries(row).filter(
    ([column, value]) => value !== null && value !== '' && !hidden.test(column),
  );
  return Object.fromEntries(
    shown.map(([column, value]) => [
      labelOf(column),
      typeof value === 'string' ? opened(value) : value,
    ]),
  );
}

const hidden =
  /_hash$|_mark$|^(?:salt|mark|browser|token_id|product_token|association_token)$|_key$|^card_token$/;

/** `transaction_id` → `Transaction id` */
function labelOf(column: string): string {
  const words = column.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** JSON in a column as what it contains. */
function opened(value: string): unknown {
  if (!/^[[{]/.test(value)) return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
}
