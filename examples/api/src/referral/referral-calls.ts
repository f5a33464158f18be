import type { contract } from '@foyer/adapters-http/wire';
import { Err, Ok } from '@foyer/core';
import type { Insertable } from 'kysely';

import { accountOfMember } from '../account/account-table.ts';
import { findClub } from '../clubs/club-table.ts';
import { changeRows, findRow, insertRow } from '../database/rows.ts';
import type { Database, Tables } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { invalidField, notFound } from '../http/api-failure.ts';
import { refusalPast } from '../http/limits.ts';
import { instantText } from '../http/request-time.ts';
import { type Backing, type CallRequest, publicCalls } from '../http/serve-call.ts';
import { attributed, saveLead } from '../leads/lead-table.ts';
import { readReferralLead } from '../leads/read-lead.ts';
import { queueMail } from '../mail/outbox-table.ts';
import { detailsReceivedMail, referralMail } from '../mail/visit-mails.ts';
import { hasBooked, patience } from '../notifications/new-leads.ts';
import { encodeToken, openToken, type ServerSecret } from '../server-secret.ts';
import { visitRules } from '../visits/visit-calls.ts';

export const referralCalls = publicCalls({
  async getReferrer({ params }, { database, secret }) {
    const member = await findReferrer(database, secret, params.id);
    if (!member) return Err(notFound('There is no such member.', 'id'));
    const { account } = member;
    return Ok({
      firstName: member.first_name,
      memberId: member.member_id,
      referringId: member.referring_id,
      shareId: member.share_id,
      facilityId: account?.home_facility_id ?? null,
      hearsOfVisits: account !== null,
    });
  },

  createReferral,

  /** Requires a lead for the transaction. Links one that was created without a member, and no other. */
  async updateReferral(request, backing) {
    const lead = await findRow(backing.database, 'leads', {
      transaction_id: request.body.transactionId,
    });
    return lead
      ? createReferral(request, backing)
      : Err(notFound('There is no such lead.', 'transactionId'));
  },
});

/**
 * Creates or updates the friend's lead and links it to the member. Repeated or concurrent requests for a transaction
 * produce one lead, one referral and one mail.
 */
async function createReferral(
  { body, now, client, locale, attribution }: CallRequest<typeof contract.createReferral>,
  backing: Backing,
) {
  const { database, secret, ids, publicUrl } = backing;
  const lead = readReferralLead(body);
  if (!lead.ok) return lead;
  const club = await findClub(database, lead.val.facility_id);
  if (!club) return Err(invalidField('facilityKey', 'There is no such club.'));
  // The members table determines the member; ids in the request aren't trusted.
  const member = await findReferrer(database, secret, body.referringId);
  if (!member) return Err(invalidField('referringId', 'There is no such member.'));
  const friend = client && lead.val.email;
  const mailsTo = body.sendConfirmationEmail ? friend : null;
  const counted = { leadsFrom: client, leadsBy: friend, mailsTo };
  const keys = [lead.val.transaction_id];
  const refusal = await refusalPast(backing, counted, { now, keys });
  if (refusal) return Err(refusal);
  const at = instantText(now);
  const { member_id, referring_id, share_id } = member;
  const associationToken = await inTransaction(database, async (transaction) => {
    // Locks the lead's row.
    const saved = await saveLead(
      transaction,
      { ...lead.val, ...attributed(attribution) },
      { id: ids.next(), tokenId: ids.next(), at, locale },
    );
    const isNew = await saveReferral(transaction, {
      id: ids.next(),
      transaction_id: saved.transaction_id,
      association_token: saved.token_id,
      member_id,
      friend_id: body.friendId,
      user_location: body.userLocation,
      created_at: at,
      updated_at: at,
    });
    if (isNew) {
      const columns = { member_id, referring_id, share_id };
      await changeRows(transaction, 'leads', { id: saved.id }, columns);
    }
    if (isNew && body.sendConfirmationEmail && !(await hasBooked(transaction, saved, now))) {
      const mail = (await visitRules(transaction, club, 'tour'))
        ? referralMail(saved, member, club, publicUrl, locale)
        : detailsReceivedMail({ lead: saved, club, publicUrl, locale });
      // This mail also confirms that the details arrived.
      await changeRows(transaction, 'leads', { id: saved.id }, { received_at: at });
      // A visit that is booked by then drops it.
      await queueMail(
        transaction,
        { ...mail, dueAt: now.add(patience) },
        { id: ids.next(), at, about: saved.id, concerns: member_id },
      );
    }
    return saved.token_id;
  });
  return Ok({ associationToken, result: true });
}

/** The member's id in a form that reveals nothing. It works as a referring id. */
export function encodeMemberId(secret: ServerSecret, memberId: string): Promise<string> {
  return encodeToken(secret, 'member', memberId);
}

/**
 * The member behind an encrypted id or a referring id, by the name that their account has by now; null when there is
 * none.
 */
async function findReferrer(database: Database, secret: ServerSecret, id: string) {
  const memberId = await openToken(secret, 'member', id);
  const key = memberId === null ? { referring_id: id } : { member_id: memberId };
  const member = await findRow(database, 'members', key);
  // An erased member has no name.
  if (member === null || member.first_name === '') return null;
  const account = await accountOfMember(database, member.member_id);
  return { ...member, first_name: account?.first_name ?? member.first_name, account };
}

/** True when the lead wasn't linked before. A linked one stays with its member, who may have joined its visit. */
async function saveReferral(transaction: Database, referral: Insertable<Tables['referrals']>) {
  const { transaction_id, updated_at } = referral;
  const { friend_id = null, user_location = null } = referral;
  const changes = { friend_id, user_location, updated_at };
  if (await changeRows(transaction, 'referrals', { transaction_id }, changes)) return false;
  await insertRow(transaction, 'referrals', referral);
  return true;
}
