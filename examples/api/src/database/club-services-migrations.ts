import type { Kysely } from 'kysely';

/** Trial passes, club feedback, and signed agreements. */
export async function createClubServices(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('trial_passes')
    .addColumn('code', 'text', (column) => column.primaryKey())
    .addColumn('facility_id', 'text', (column) =>
      column.notNull().references('facilities.facility_id'),
    )
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('days', 'integer', (column) => column.notNull())
    .addColumn('terms', 'text', (column) => column.notNull())
    .addColumn('take_up_by', 'text', (column) => column.notNull())
    .execute();
  await database.schema
    .createTable('club_feedback')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('facility_id', 'text', (column) =>
      column.notNull().references('facilities.facility_id'),
    )
    .addColumn('rating', 'integer', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await database.schema
    .createTable('signed_agreements')
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('agreement_id', 'text', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('facility_id', 'text', (column) => column.notNull())
    .addColumn('signature', 'text', (column) => column.notNull())
    .addColumn('signed_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('signed_agreements_key', ['account_id', 'agreement_id', 'version'])
    .execute();
}
