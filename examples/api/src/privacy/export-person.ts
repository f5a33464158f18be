import type { WirePersonalData } from '@foyer/adapters-http/wire';
import type { Temporal } from '@foyer/core';

import type { Database } from '../database/schema.ts';
import { instantText } from '../http/request-time.ts';
import type { ServerSecret } from '../server-secret.ts';
import { holdings } from './holdings.ts';
import { findPerson } from './person.ts';

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
