import type { Kysely } from 'kysely';

/** The chain's plans, and what each club offers of them. */
export async function createCataloguePlans(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('catalogue_plans')
    .addColumn('plan_id', 'text', (column) => column.primaryKey())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('plan_type', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .execute();
  await database.schema
    .createTable('facility_plans')
    .addColumn('facility_id', 'text', (column) =>
      column.notNull().references('facilities.facility_id'),
    )
    .addColumn('plan_id', 'text', (column) =>
      column.notNull().references('catalogue_plans.plan_id'),
    )
    .addColumn('monthly_fee', 'integer', (column) => column.notNull())
    .addColumn('regular_monthly_fee', 'integer', (column) => column.notNull())
    .addColumn('total_dues', 'integer', (column) => column.notNull())
    .addColumn('promotional_savings', 'integer', (column) => column.notNull())
    .addColumn('is_reimbursement_available', 'integer', (column) => column.notNull())
    .addColumn('promotion', 'text')
    .addPrimaryKeyConstraint('facility_plans_key', ['facility_id', 'plan_id'])
    .execute();
}
