import type { contract, WireCorporateLead } from '@foyer/adapters-http/wire';
import { Err, Ok, type Result, type Temporal } from '@foyer/core';
import type { Insertable } from 'kysely';

import { findClub } from '../clubs/club-table.ts';
import { changeRows, findRow } from '../database/rows.ts';
import type { Database, Tables } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { type ApiFailure, failure, invalidField, notFound } from '../http/api-failure.ts';
import { instantText } from '../http/request-time.ts';
import { type Backing, type CallRequest, publicCalls } from '../http/serve-call.ts';
import { recordSkip, refusalOfLead } from '../leads/lead-calls.ts';
import {
  attributed,
  type FreshLead,
  type LeadContents,
  saveLead,
  type StoredLead,
} from '../leads/lead-table.ts';
import { readLead } from '../leads/read-lead.ts';
import { memberWith } from '../payment/purchase-table.ts';
import { offerTo } from '../plans/plan-tables.ts';

export const corporateLeadCalls = publicCalls({
  createCorporateLead: postCorporateLead,
  updateCorporateLead: postCorporateLead,

  /** Accepts only a plan that the lead's employer offers at the lead's club. */
  async mapCorporatePlan({ params, body, now }, { database }) {
    const lead = await findRow(database, 'leads', { transaction_id: body.id });
    const corporate = await findRow(database, 'corporate_leads', { transaction_id: body.id });
    if (!lead || !corporate) return Err(notFound('There is no such corporate lead.', 'id'));
    const offer = await offerTo(database, {
      companyEmail: corporate.company_email,
      corporateAccountId: body.corporateAccountId,
      corporateContactId: body.corporateContactId,
      facilityId: lead.facility_id,
    });
    if (!offer?.plans.some((plan) => plan.plan_id === params.planId)) {
      return Err(notFound('This employer does not offer the plan at this club.', 'planId'));
    }
    const changes = { plan_id: params.planId, updated_at: instantText(now) };
    await changeRows(database, 'corporate_leads', { transaction_id: body.id }, changes);
    return Ok({ success: true });
  },
});

async function postCorporateLead(
  { body, now, client, locale, attribution }: CallRequest<typeof contract.createCorporateLead>,
  backing: Backing,
) {
  const { database, ids, onMail } = backing;
  const contents = readCorporateLead(body);
  if (!contents.ok) return contents;
  if (!(await findClub(database, contents.val.facility_id))) {
    return Err(invalidField('FacilityId', 'There is no such club.'));
  }
  const refusal = await refusalOfLead(backing, contents.val, { now, client });
  if (refusal) return Err(refusal);
  const at = instantText(now);
  const attributedLead = { ...contents.val, ...attributed(attribution) };
  const fresh = { id: ids.next(), tokenId: ids.next(), at, locale };
  const saved = await saveCorporateLead(database, now, fresh, attributedLead, {
    company_email: contents.val.company_email.toLowerCase(),
    cta_label: body.CTALabel,
    user_location: body.UserLocation,
    is_abandoned: body.IsAbandonedLead ? 1 : 0,
    updated_at: at,
  });
  if (!saved.ok) return saved;
  const lead = saved.val;
  if (body.visitSkipped === true) await recordSkip(backing, lead.id, now);
  if (body.visitSkipped === true || lead.announced_at === null) onMail();
  return Ok({ status: 200, tokenId: lead.token_id, TransactionId: lead.transaction_id });
}

function readCorporateLead(
  body: WireCorporateLead,
): Result<LeadContents & { readonly company_email: string }, ApiFailure> {
  const lead = readLead(body, null);
  if (!lead.ok) return lead;
  const { company_email } = lead.val;
  if (company_email == null) return Err(invalidField('companyEmail', 'companyEmail is required.'));
  return Ok({ ...lead.val, company_email });
}

/**
 * Creates or updates the transaction's only lead. Refuses a new lead when a member has already joined with the company
 * address.
 */
function saveCorporateLead(
  database: Database,
  now: Temporal.Instant,
  fresh: FreshLead,
  contents: LeadContents,
  columns: Omit<Insertable<Tables['corporate_leads']>, 'transaction_id' | 'created_at' | 'plan_id'>,
): Promise<Result<StoredLead, ApiFailure>> {
  const { company_email, updated_at: at } = columns;
  return inTransaction(database, async (transaction) => {
    const { transaction_id } = contents;
    const known = await findRow(transaction, 'corporate_leads', { transaction_id });
    const member = await memberWith(transaction, { company_email }, now);
    if (!known && member) return Err(emailTaken);
    const lead = await saveLead(transaction, contents, fresh);
    await transaction
      .insertInto('corporate_leads')
      .values({ ...columns, transaction_id: lead.transaction_id, created_at: at })
      .onConflict((conflict) => conflict.column('transaction_id').doUpdateSet(columns))
      .execute();
    return Ok(lead);
  });
}

/** The transaction of the latest lead with this company address; null when there is none. */
export async function latestTransactionOf(
  database: Database,
  companyEmail: string,
): Promise<string | null> {
  const lead = await database
    .selectFrom('corporate_leads')
    .select('transaction_id')
    .where('company_email', '=', companyEmail.toLowerCase())
    .orderBy('updated_at', 'desc')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return lead?.transaction_id ?? null;
}

const emailTaken = failure(
  409,
  'EMAIL_TAKEN',
  'A member has already joined with this company address.',
  'companyEmail',
);
