import type { Guardian } from '@foyer/core/forms';
import { sql } from 'kysely';

import { type Account, accountsByEmail } from '../account/account-table.ts';
import { changeRows } from '../database/rows.ts';
import type { Database, Row } from '../database/schema.ts';
import { allMarksOf, markAddress } from '../http/limits.ts';
import type { StoredLead } from '../leads/lead-table.ts';
import type { StoredOrder } from '../payment/order-table.ts';
import type { StoredAnswers } from '../products/join-terms.ts';
import type { Buyer, StoredProduct } from '../products/product-table.ts';
import type { ServerSecret } from '../server-secret.ts';

/**
 * What is stored about the owner of an email address that they confirmed: the rows with the address, and the rows that
 * belong to those. Other addresses in these rows aren't followed, because anyone could have typed them.
 */
export interface Person {
  /** In lower case. */
  readonly email: string;
  /** The keyed hash of the address. */
  readonly mark: string;
  /** The mark, and those under former secrets. */
  readonly allMarks: readonly string[];
  readonly leads: readonly StoredLead[];
  readonly accounts: readonly Account[];
  readonly contacts: readonly Row<'corporate_contacts'>[];
  readonly products: readonly StoredProduct[];
  /** The purchases of minors that they signed for as a guardian. */
  readonly signedFor: readonly StoredProduct[];
  readonly orders: readonly StoredOrder[];
  readonly feedback: readonly { readonly id: string }[];
  readonly answers: readonly { readonly id: string }[];
  readonly transactions: readonly string[];
  readonly memberIds: readonly string[];
}

export async function findPerson(
  database: Database,
  secret: ServerSecret,
  address: string,
): Promise<Person> {
  const email = address.trim().toLowerCase();
  const leads = await leadsWith(database, email);
  const accounts = await accountsByEmail(database, email);
  const ownMemberIds = accounts.flatMap(({ member_id }) => member_id ?? []);
  const products = await productsOf(database, email, ownMemberIds);
  const contacts = await database
    .selectFrom('corporate_contacts')
    .selectAll()
    .where((row) => row.or([row('email', '=', email), row(sql`lower(personal_email)`, '=', email)]))
    .execute();
  const feedback = await database
    .selectFrom('club_feedback')
    .select('id')
    .where(sql`lower(email)`, '=', email)
    .execute();
  const boughtMemberIds = products.flatMap(({ member_id }) => member_id ?? []);
  return {
    email,
    mark: await markAddress(secret, email),
    allMarks: await allMarksOf(secret, email),
    leads,
    accounts,
    contacts,
    products,
    signedFor: await signedForBy(database, email),
    feedback,
    orders: await ordersWith(database, email),
    answers: await answersWith(database, email),
    transactions: [
      ...new Set([
        ...leads.map((lead) => lead.transaction_id),
        ...products.map((product) => product.transaction_number),
      ]),
    ],
    memberIds: [...new Set([...ownMemberIds, ...boughtMemberIds])],
  };
}

function leadsWith(database: Database, email: string): Promise<readonly StoredLead[]> {
  return database
    .selectFrom('leads')
    .selectAll()
    .where((row) =>
      row.or([
        row(sql`lower(email)`, '=', email),
        row(sql`lower(company_email)`, '=', email),
        row('transaction_id', 'in', (query) =>
          query
            .selectFrom('corporate_leads')
            .select('transaction_id')
            .where('company_email', '=', email),
        ),
      ]),
    )
    .execute();
}

/**
 * The purchases, paid or not, by this address or company address, in lower case, and those of the members. Purchases of
 * members who have since changed their account's address are excluded, because it may belong to someone else now.
 */
export async function productsOf(
  database: Database,
  email: string,
  memberIds: readonly string[],
): Promise<readonly StoredProduct[]> {
  const candidates = await database
    .selectFrom('product_tokens')
    .selectAll()
    .where((row) =>
      row.or([
        row(sql`lower(buyer)`, 'like', containing(email)),
        row('company_email', '=', email),
        row('member_id', 'in', listOf(memberIds)),
      ]),
    )
    .execute();
  const products = candidates.filter(
    ({ buyer, company_email, member_id }) =>
      (JSON.parse(buyer) as Buyer).email.toLowerCase() === email ||
      company_email === email ||
      (member_id !== null && memberIds.includes(member_id)),
  );
  return withoutMoved(database, email, products);
}

async function withoutMoved(
  database: Database,
  email: string,
  products: readonly StoredProduct[],
): Promise<readonly StoredProduct[]> {
  const moved = await database
    .selectFrom('accounts')
    .select('member_id')
    .where('member_id', 'in', listOf(products.flatMap(({ member_id }) => member_id ?? [])))
    .where('email_key', '!=', email)
    .execute();
  const movedIds = new Set(moved.map(({ member_id }) => member_id));
  return products.filter(
    ({ company_email, member_id }) => company_email === email || !movedIds.has(member_id),
  );
}

async function signedForBy(database: Database, email: string): Promise<readonly StoredProduct[]> {
  const candidates = await database
    .selectFrom('product_tokens')
    .selectAll()
    .where(sql`lower(answers)`, 'like', containing(email))
    .execute();
  return candidates.filter((product) => guardianOf(product)?.email.toLowerCase() === email);
}

/** Who signed for a minor; null for an adult's purchase. */
export function guardianOf({ answers }: Pick<StoredProduct, 'answers'>): Guardian | null {
  return (JSON.parse(answers ?? '{}') as Partial<StoredAnswers>).guardian ?? null;
}

async function ordersWith(database: Database, email: string): Promise<readonly StoredOrder[]> {
  const candidates = await database
    .selectFrom('orders')
    .selectAll()
    .where(sql`lower(contents)`, 'like', containing(email))
    .execute();
  return candidates.filter(({ contents }) => peopleAt(contents, email).length > 0);
}

async function answersWith(database: Database, email: string): Promise<Person['answers']> {
  const candidates = await database
    .selectFrom('form_answers')
    .select(['id', 'answers'])
    .where(sql`lower(answers)`, 'like', containing(email))
    .execute();
  return candidates.filter(({ answers }) => hasValue(answers, email));
}

/** For `in`, which takes no empty list: a list without a match. */
export function listOf(values: readonly string[]): readonly string[] {
  return values.length === 0 ? [''] : values;
}

/** A pattern for JSON text with this address. It may match others, too, because `_` stands for any letter. */
export function containing(email: string): string {
  return `%${JSON.stringify(email).slice(1, -1)}%`;
}

function hasValue(json: string, email: string): boolean {
  return Object.values(JSON.parse(json) as object).some(
    (value) => typeof value === 'string' && value.trim().toLowerCase() === email,
  );
}

/** The personal fields of an order, of each person. The message belongs to both. */
const buyers = ['giver_name', 'giver_email', 'message'] as const;
const recipients = ['first_name', 'last_name', 'email', 'phone', 'message'] as const;

type OrderPerson = 'buyer' | 'recipient';
export const everyone: readonly OrderPerson[] = ['buyer', 'recipient'];

/** Marks the contents of an order whose people were all removed. Nobody can type it, because quotes are escaped. */
export const emptied = '"emptied":true';

/** The people of an order with this address. Whoever buys a day pass also uses it. */
export function peopleAt(contents: string, email: string): readonly OrderPerson[] {
  const { giver_email, email: to } = JSON.parse(contents) as Readonly<Record<string, unknown>>;
  return everyone.filter((person) => {
    const address = person === 'buyer' ? (giver_email ?? to) : to;
    return typeof address === 'string' && address.toLowerCase() === email;
  });
}

/** The contents of an order with the fields of these people emptied. What was ordered stays. */
function withoutPeople(contents: string, people: readonly OrderPerson[]): string {
  const order = JSON.parse(contents) as Record<string, unknown>;
  const fields = people.flatMap((person): readonly string[] =>
    person === 'buyer' ? buyers : recipients,
  );
  for (const field of fields) if (field in order) order[field] = '';
  return JSON.stringify(people.length === everyone.length ? { ...order, emptied: true } : order);
}

/** The contents of an order without anyone else's contact details. */
export function aboutPeople(contents: string, people: readonly OrderPerson[]): object {
  const others = everyone.filter((person) => !people.includes(person));
  const hidden: readonly string[] = others.flatMap((person): readonly string[] =>
    person === 'buyer' ? ['giver_email'] : ['email', 'phone'],
  );
  const fields = Object.entries(JSON.parse(contents) as object);
  return Object.fromEntries(fields.filter(([field]) => !hidden.includes(field)));
}

/** Removes people from an order; with the buyer also the browser that paid and the billing address. */
export async function removePeople(
  transaction: Database,
  { id, contents }: { readonly id: string; readonly contents: string },
  people: readonly OrderPerson[],
): Promise<void> {
  const left = withoutPeople(contents, people);
  // What was ordered can't be changed anywhere else, so the tables' types don't allow it.
  await sql`update orders set contents = ${left} where id = ${id}`.execute(transaction);
  if (!people.includes('buyer')) return;
  const noBuyer = { browser: null, billing_postal_code: null, billing_state: null };
  await changeRows(transaction, 'orders', { id }, noBuyer);
}
