import type { contract, WireReferral } from '@foyer/adapters-http/wire';
import { Err, Ok, type Result } from '@foyer/core';

import { type ApiFailure, invalidField, notFound } from '../http/api-failure.ts';
import { findClub } from '../clubs/club-table.ts';
import type { Database } from '../database/schema.ts';
import { findLead } from '../leads/lead-table.ts';
import { readReferralLead } from '../leads/read-lead.ts';
import { refusalPast } from '../http/limits.ts';
import { instantText } from '../http/request-time.ts';
import { type Backing, type CallRequest, publicCalls } from '../http/serve-call.ts';
import { findMember, type NewReferral, saveReferral } from './referral-table.ts';

export const referralCalls = publicCalls({
  async getReferrer({ params }, { database }) {
    const member = await findMember(database, params.id);
    if (!member) return Err(notFound('There is no such member.', 'id'));
    return Ok({
      firstName: member.first_name,
      memberId: member.member_id,
      referringId: member.referring_id,
      shareId: member.share_id,
    });
  },

  createReferral,

  /** Requires a lead for the transaction. Links one that was created without a member. */
  async updateReferral(request, backing) {
    const lead = await findLead(backing.database, { transactionId: request.body.transactionId });
    return lead
      ? createReferral(request, backing)
      : Err(notFound('There is no such lead.', 'transactionId'));
  },
});

async function createReferral(
  { body, now, client, locale }: CallRequest<typeof contract.createReferral>,
  backing: Backing,
) {
  const { database, ids, onMail, publicUrl } = backing;
  const read = await readReferral(database, body);
  if (!read.ok) return read;
  const { lead, sendConfirmationEmail } = read.val;
  const friend = client && lead.email;
  const mailsTo = sendConfirmationEmail ? friend : null;
  const counted = { leadsFrom: client, leadsBy: friend, mailsTo };
  const refusal = await refusalPast(backing, counted, { now, keys: [lead.transaction_id] });
  if (refusal) return Err(refusal);
  const saved = await saveReferral(database, ids, instantText(now), {
    ...read.val,
    locale,
    publicUrl,
  });
  if (saved.mailed) onMail();
  return Ok({ associationToken: saved.associationToken, result: true });
}

/** The members table determines the member; ids in the request aren't trusted. */
async function readReferral(
  database: Database,
  body: WireReferral,
): Promise<Result<Omit<NewReferral, 'locale' | 'publicUrl'>, ApiFailure>> {
  const lead = readReferralLead(body);
  if (!lead.ok) return lead;
  const club = await findClub(database, lead.val.facility_id);
  if (!club) return Err(invalidField('facilityKey', 'There is no such club.'));
  const member = await findMember(database, body.referringId);
  if (!member) return Err(invalidField('referringId', 'There is no such member.'));
  return Ok({
    lead: lead.val,
    member,
    club,
    friendId: body.friendId,
    userLocation: body.userLocation,
    sendConfirmationEmail: body.sendConfirmationEmail,
  });
}
