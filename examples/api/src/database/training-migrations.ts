import type { Kysely } from 'kysely';

/** Members' questionnaire answers and measurements. */
export async function createTraining(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('training_answers')
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('training_answers_key', ['account_id', 'name'])
    .execute();
  await database.schema
    .createTable('training_assessments')
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('template_id', 'integer', (column) => column.notNull())
    .addColumn('taken_on', 'text', (column) => column.notNull())
    .addColumn('trainer', 'text')
    .addPrimaryKeyConstraint('training_assessments_key', ['account_id', 'template_id', 'taken_on'])
    .execute();
  await database.schema
    .createTable('training_summaries')
    .addColumn('account_id', 'text', (column) => column.primaryKey().references('accounts.id'))
    .addColumn('taken_on', 'text', (column) => column.notNull())
    .addColumn('age', 'integer')
    .addColumn('sex', 'text')
    .addColumn('weight', 'double precision')
    .addColumn('weight_unit', 'text')
    .addColumn('body_fat_percent', 'double precision')
    .addColumn('body_water_percent', 'double precision')
    .addColumn('resting_heart_rate', 'integer')
    .addColumn('systolic', 'integer')
    .addColumn('diastolic', 'integer')
    .execute();
}
