import { Err, type IdSource, Ok, type Result } from '@foyer/core';

import { failure, type ApiFailure } from '../http/api-failure.ts';
import type { CorporateLeadRow, Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { findLead, type LeadContents, saveLead, type StoredLead } from '../leads/lead-table.ts';

/** A corporate lead as its caller describes it. */
export interface NewCorporateLead {
  /** These columns are set by an earlier call, if at all. */
  readonly lead: Omit<LeadContents, 'ecid' | 'member_id' | 'referring_id' | 'share_id'>;
  /** As typed; stored in lower case. */
  readonly companyEmail: string;
  readonly ctaLabel: string;
  readonly userLocation: string | null;
  readonly isAbandoned: boolean;
}

/**
 * Creates or updates the transaction's only lead. Refuses a new lead when a member has already joined with the company
 * address.
 */
export function saveCorporateLead(
  database: Database,
  ids: IdSource,
  at: string,
  input: NewCorporateLead,
): Promise<Result<StoredLead, ApiFailure>> {
  const companyEmail = input.companyEmail.toLowerCase();
  return inTransaction(database, async (transaction) => {
    const known = await findCorporateLead(transaction, input.lead.transaction_id);
    if (!known && (await hasMember(transaction, companyEmail))) return Err(emailTaken);
    const before = await findLead(transaction, { transactionId: input.lead.transaction_id });
    const contents = {
      ...input.lead,
      ecid: before?.ecid ?? null,
      member_id: before?.member_id ?? null,
      referring_id: before?.referring_id ?? null,
      share_id: before?.share_id ?? null,
    };
    const fresh = { id: ids.next(), tokenId: ids.next(), at };
    const lead = await saveLead(transaction, contents, fresh);
    const columns = {
      company_email: companyEmail,
      cta_label: input.ctaLabel,
      user_location: input.userLocation,
      is_abandoned: input.isAbandoned ? 1 : 0,
      updated_at: at,
    } as const;
    await transaction
      .insertInto('corporate_leads')
      .values({ ...columns, transaction_id: lead.transaction_id, plan_id: null, created_at: at })
      .onConflict((conflict) => conflict.column('transaction_id').doUpdateSet(columns))
      .execute();
    return Ok(lead);
  });
}

/** Records the plan that the lead chose; false when there is no such lead. */
export async function choosePlan(
  database: Database,
  transactionId: string,
  planId: string,
  at: string,
): Promise<boolean> {
  const changed = await database
    .updateTable('corporate_leads')
    .set({ plan_id: planId, updated_at: at })
    .where('transaction_id', '=', transactionId)
    .returning('transaction_id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** The stored corporate lead; null when the transaction has none. */
export async function findCorporateLead(
  database: Database,
  transactionId: string,
): Promise<Pick<CorporateLeadRow, 'company_email' | 'plan_id'> | null> {
  const lead = await database
    .selectFrom('corporate_leads')
    .select(['company_email', 'plan_id'])
    .where('transaction_id', '=', transactionId)
    .executeTakeFirst();
  return lead ?? null;
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

async function hasMember(database: Database, companyEmail: string): Promise<boolean> {
  const purchase = await database
    .selectFrom('purchases')
    .select('member_id')
    .where('company_email', '=', companyEmail)
    .executeTakeFirst();
  return purchase !== undefined;
}

const emailTaken = failure(
  409,
  'EMAIL_TAKEN',
  'A member has joined by this company address.',
  'companyEmail',
);
