import { sql } from 'kysely';

import { changeRows } from '../database/rows.ts';
import type { Database } from '../database/schema.ts';

/** The fields of an order that tell who somebody is, by whose they are. What they wrote to each other is both's. */
const buyers = ['giver_name', 'giver_email', 'message'] as const;
const recipients = ['first_name', 'last_name', 'email', 'phone', 'message'] as const;

export type OrderPerson = 'buyer' | 'recipient';
export const everyone: readonly OrderPerson[] = ['buyer', 'recipient'];

/** In the contents of an order whose people are gone. Quotes in what people typed are escaped, so it is nowhere else. */
export const emptied = '"emptied":true';

/** Who of an order has this address. A day pass has one person, who buys it and comes. */
export function peopleAt(contents: string, email: string): readonly OrderPerson[] {
  const { giver_email, email: to } = JSON.parse(contents) as Readonly<Record<string, unknown>>;
  return everyone.filter((person) => {
    const address = person === 'buyer' ? (giver_email ?? to) : to;
    return typeof address === 'string' && address.toLowerCase() === email;
  });
}

/** The same order without these people: its fields are empty, and what was ordered stays. */
export function withoutPeople(contents: string, people: readonly OrderPerson[]): string {
  const order = JSON.parse(contents) as Record<string, unknown>;
  const fields = people.flatMap((person): readonly string[] =>
    person === 'buyer' ? buyers : recipients,
  );
  for (const field of fields) if (field in order) order[field] = '';
  return JSON.stringify(people.length === everyone.length ? { ...order, emptied: true } : order);
}

/** What an order says of one person, such as the recipient without who gives the card. */
export function aboutPeople(contents: string, people: readonly OrderPerson[]): object {
  const others = everyone.filter((person) => !people.includes(person));
  const hidden: readonly string[] = others.flatMap((person): readonly string[] =>
    person === 'buyer' ? ['giver_email'] : ['email', 'phone'],
  );
  const fields = Object.entries(JSON.parse(contents) as object);
  return Object.fromEntries(fields.filter(([field]) => !hidden.includes(field)));
}

/** Takes people out of an order. Its buyer takes along the browser that paid and the billing address. */
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
