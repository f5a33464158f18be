import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

import { addEmailLinks, createAccounts, createMailedLinks } from './account-migrations.ts';
import { createClubServices } from './club-services-migrations.ts';
import { createCataloguePlans } from './catalogue-plan-migrations.ts';
import { createCorporatePlans, createPurchases, guardCodes } from './corporate-join-migrations.ts';
import { createGifts } from './gift-migrations.ts';
import {
  createClubContents,
  createConsents,
  createCorporate,
  createProductTokens,
  createReferrals,
  widenLeads,
} from './lead-flow-migrations.ts';
import { createLimits, guardVisitsAndMail } from './limit-migrations.ts';
import { bindConfirmations, countResends, openPurchases } from './standard-join-migrations.ts';
import { createTraining } from './training-migrations.ts';

/**
 * The schema's migrations, run in name order. Never edit a released migration: add another one. Use only SQL that both
 * SQLite and PostgreSQL understand.
 */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-clubs': { up: createClubs },
  '0002-leads-and-appointments': { up: createLeadsAndAppointments },
  '0003-outbox': { up: createOutbox },
  '0004-club-contents': { up: createClubContents },
  '0005-corporate': { up: createCorporate },
  '0006-referrals': { up: createReferrals },
  '0007-consents': { up: createConsents },
  '0008-product-tokens': { up: createProductTokens },
  '0009-code-limits': { up: guardCodes },
  '0010-corporate-plans': { up: createCorporatePlans },
  '0011-purchases': { up: createPurchases },
  '0012-catalogue-plans': { up: createCataloguePlans },
  '0013-purchases-without-an-employer': { up: openPurchases },
  '0014-resends': { up: countResends },
  '0016-accounts': { up: createAccounts },
  '0017-mailed-links': { up: createMailedLinks },
  '0018-club-services': { up: createClubServices },
  '0019-training': { up: createTraining },
  '0020-leads-in-full': { up: widenLeads },
  '0021-gift-cards': { up: createGifts },
  '0030-health-checks': { up: createHealthChecks },
  '0032-limits': { up: createLimits },
  '0033-visits-and-mail-in-order': { up: guardVisitsAndMail },
  '0034-email-links': { up: addEmailLinks },
  '0038-confirmations-of-one-browser': { up: bindConfirmations },
};

async function createClubs(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('facilities')
    .addColumn('facility_id', 'text', (column) => column.primaryKey())
    .addColumn('club_id', 'text', (column) => column.notNull())
    .addColumn('club_type', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('web_name', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('region', 'text', (column) => column.notNull())
    .addColumn('country', 'text', (column) => column.notNull())
    .addColumn('city', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('zip', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('phone_number', 'text', (column) => column.notNull())
    .addColumn('time_zone', 'text', (column) => column.notNull())
    .addColumn('lat', 'double precision', (column) => column.notNull())
    .addColumn('long', 'double precision', (column) => column.notNull())
    .addColumn('has_guided_workouts', 'integer', (column) => column.notNull())
    .addColumn('is_accepting_appointments', 'integer', (column) => column.notNull())
    .addColumn('featured_amenities', 'text', (column) => column.notNull())
    .addColumn('visit_hours', 'text', (column) => column.notNull())
    .execute();
  await database.schema
    .createTable('appointment_clubs')
    .addColumn('facility_id', 'text', (column) =>
      column.primaryKey().references('facilities.facility_id'),
    )
    .execute();
  await database.schema
    .createTable('blackout_dates')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('date', 'text', (column) => column.notNull())
    .addColumn('facility_id', 'text', (column) => column.references('facilities.facility_id'))
    .execute();
}

async function createLeadsAndAppointments(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('leads')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('token_id', 'text', (column) => column.notNull().unique())
    .addColumn('transaction_id', 'text', (column) => column.notNull().unique())
    .addColumn('facility_id', 'text', (column) =>
      column.notNull().references('facilities.facility_id'),
    )
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('zip', 'text')
    .addColumn('company_email', 'text')
    .addColumn('outreach_code', 'text', (column) => column.notNull())
    .addColumn('source_url', 'text', (column) => column.notNull())
    .addColumn('ecid', 'text')
    .addColumn('member_id', 'text')
    .addColumn('referring_id', 'text')
    .addColumn('share_id', 'text')
    .addColumn('receive_text_alerts', 'integer', (column) => column.notNull())
    .addColumn('consents', 'text', (column) => column.notNull())
    .addColumn('answers', 'text')
    .addColumn('meeting_purpose', 'text')
    .addColumn('preferred_communication_method', 'text')
    .addColumn('preferred_time_of_day', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
  await database.schema.createIndex('leads_by_email').on('leads').column('email').execute();

  await database.schema
    .createTable('appointments')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('lead_id', 'text', (column) => column.notNull().references('leads.id'))
    .addColumn('facility_id', 'text', (column) =>
      column.notNull().references('facilities.facility_id'),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('starts_at', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('cancelled_at', 'text')
    .execute();
  // These two indexes, rather than any check, keep a time from being booked twice and a lead from holding two times.
  await database.schema
    .createIndex('appointments_one_a_time')
    .unique()
    .on('appointments')
    .columns(['facility_id', 'kind', 'starts_at'])
    .where(sql.ref('cancelled_at'), 'is', null)
    .execute();
  await database.schema
    .createIndex('appointments_one_a_lead')
    .unique()
    .on('appointments')
    .column('lead_id')
    .where(sql.ref('cancelled_at'), 'is', null)
    .execute();
}

async function createHealthChecks(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('health_checks')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('checked_at', 'text', (column) => column.notNull())
    .execute();
}

async function createOutbox(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('outbox_mail')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('due_at', 'text')
    .addColumn('claimed_until', 'text')
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('sent_at', 'text')
    .addColumn('last_error', 'text')
    .execute();
  await database.schema
    .createIndex('outbox_mail_unsent')
    .on('outbox_mail')
    .column('created_at')
    .where(sql.ref('sent_at'), 'is', null)
    .execute();
}
