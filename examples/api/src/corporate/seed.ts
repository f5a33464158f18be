import type { Flag } from '../database/column-types.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';

/** Adds employers that an older database lacks and leaves existing ones unchanged. */
export async function seedEmployers(database: Database): Promise<void> {
  const newest = seededEmployers.at(-1)?.id ?? '';
  const present = await database
    .selectFrom('corporate_accounts')
    .select('id')
    .where('id', '=', newest)
    .executeTakeFirst();
  if (present) return;
  await inTransaction(database, async (transaction) => {
    await transaction
      .insertInto('corporate_accounts')
      .values(
        seededEmployers.map(({ id, name, clubs, plansUnavailable = false }) => ({
          id,
          name,
          every_club: flag(clubs === null),
          agreement_id: `AG${id.slice(2)}`,
          plans_unavailable: flag(plansUnavailable),
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await transaction
      .insertInto('corporate_domains')
      .values(
        seededEmployers.flatMap(({ id, domains }) =>
          domains.map((domain) => ({ domain, corporate_account_id: id })),
        ),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await transaction
      .insertInto('corporate_account_clubs')
      .values(
        seededEmployers.flatMap(({ id, clubs }) =>
          (clubs ?? []).map((facility_id) => ({ corporate_account_id: id, facility_id })),
        ),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

/** An employer with an agreement; `clubs: null` means every club. */
export interface Employer {
  readonly id: string;
  readonly name: string;
  readonly domains: readonly string[];
  readonly clubs: readonly string[] | null;
  /** True for the employer whose plan lookup fails on purpose. */
  readonly plansUnavailable?: boolean;
}

export const seededEmployers: readonly Employer[] = [
  { id: 'CA1001', name: 'Acme', domains: ['acme.example', 'eu.acme.example'], clubs: null },
  { id: 'CA1002', name: 'Globex', domains: ['globex.example'], clubs: ['101', '102', '103'] },
  { id: 'CA1003', name: 'Northwind Traders', domains: ['northwind.example'], clubs: ['199'] },
  { id: 'CA1004', name: 'Initech', domains: ['initech.example'], clubs: null },
  {
    id: 'CA1005',
    name: 'Hooli',
    domains: ['hooli.example'],
    clubs: null,
    plansUnavailable: true,
  },
];

function flag(value: boolean): Flag {
  return value ? 1 : 0;
}
