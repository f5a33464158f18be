import type { contract, WireCorporateLead } from '@foyer/adapters-http/wire';
import { Err, Ok, type Result } from '@foyer/core';

import { type ApiFailure, invalidField, notFound } from '../http/api-failure.ts';
import { findClub } from '../clubs/club-table.ts';
import { refusalOfLead } from '../leads/lead-calls.ts';
import { findLead } from '../leads/lead-table.ts';
import { readContact } from '../leads/read-lead.ts';
import { recordSkip } from '../leads/record-skip.ts';
import { offerTo } from '../plans/plan-tables.ts';
import { instantText } from '../http/request-time.ts';
import { type Backing, type CallRequest, publicCalls } from '../http/serve-call.ts';
import {
  choosePlan,
  type NewCorporateLead,
  findCorporateLead,
  saveCorporateLead,
} from './corporate-lead-table.ts';

export const corporateLeadCalls = publicCalls({
  createCorporateLead: saveLead,
  updateCorporateLead: saveLead,

  /** Accepts only a plan that the lead's employer offers at the lead's club. */
  async mapCorporatePlan({ params, body, now }, { database }) {
    const lead = await findLead(database, { transactionId: body.id });
    const corporate = await findCorporateLead(database, body.id);
    if (!lead || !corporate) return Err(notFound('There is no such corporate lead.', 'id'));
    const offer = await offerTo(database, {
      companyEmail: corporate.company_email,
      corporateAccountId: body.corporateAccountId,
      facilityId: lead.facility_id,
    });
    if (!offer?.plans.some((plan) => plan.plan_id === params.planId)) {
      return Err(notFound('This employer does not offer the plan at this club.', 'planId'));
    }
    return Ok({
      success: await choosePlan(database, body.id, params.planId, instantText(now)),
    });
  },
});

/** Creates or updates the transaction's only lead. */
async function saveLead(
  { body, now, client }: CallRequest<typeof contract.createCorporateLead>,
  backing: Backing,
) {
  const { database, ids, onMail } = backing;
  const read = readCorporateLead(body);
  if (!read.ok) return read;
  if (!(await findClub(database, read.val.lead.facility_id))) {
    return Err(invalidField('FacilityId', 'There is no such club.'));
  }
  const refusal = await refusalOfLead(backing, read.val.lead, { now, client });
  if (refusal) return Err(refusal);
  const saved = await saveCorporateLead(database, ids, instantText(now), read.val);
  if (!saved.ok) return saved;
  const lead = saved.val;
  if (body.visitSkipped === true) await recordSkip(backing, lead.id, now);
  if (body.visitSkipped === true || lead.announced_at === null) onMail();
  return Ok({ status: 200, tokenId: lead.token_id, TransactionId: lead.transaction_id });
}

function readCorporateLead(body: WireCorporateLead): Result<NewCorporateLead, ApiFailure> {
  const contact = readContact({
    transactionId: ['TransactionId', body.TransactionId],
    firstName: ['FirstName', body.FirstName],
    lastName: ['LastName', body.LastName],
    email: ['EmailAddress', body.EmailAddress],
    phone: ['PhoneNumber', body.PhoneNumber],
    zip: ['Zipcode', null],
    companyEmail: ['companyEmail', body.companyEmail],
    facilityId: ['FacilityId', body.FacilityId],
  });
  if (!contact.ok) return contact;
  const { company_email: companyEmail } = contact.val;
  if (companyEmail == null) return Err(invalidField('companyEmail', 'companyEmail is required.'));
  return Ok({
    lead: {
      ...contact.val,
      outreach_code: body.OutreachCode,
      source_url: body.SourceUrl,
      receive_text_alerts: body.receiveTextAlerts ? 1 : 0,
      consents: JSON.stringify(body.Answers),
    },
    companyEmail,
    ctaLabel: body.CTALabel,
    userLocation: body.UserLocation,
    isAbandoned: body.IsAbandonedLead,
  });
}
