import type { IdSource } from '@foyer/core';

import type { StoredClub } from '../clubs/club-table.ts';
import type { Database, MemberRow } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { findLead, saveLead } from '../leads/lead-table.ts';
import type { ReferralContents } from '../leads/read-lead.ts';
import type { Locale } from '../locale/request-locale.ts';
import { queueMail } from '../mail/outbox-table.ts';
import { referralMail } from '../mail/referral-mail.ts';

/** The member behind a referring id; null when there is none. */
export async function findMember(
  database: Database,
  referringId: string,
): Promise<MemberRow | null> {
  const member = await database
    .selectFrom('members')
    .selectAll()
    .where('referring_id', '=', referringId)
    .executeTakeFirst();
  return member ?? null;
}

/** Whether the id is that of a member who may send friends. */
export async function isMember(database: Database, memberId: string): Promise<boolean> {
  const member = await database
    .selectFrom('members')
    .select('member_id')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return member !== undefined;
}

/** A friend's lead, and how it is tied. */
export interface ReferralToKeep {
  readonly lead: ReferralContents;
  readonly member: MemberRow;
  readonly club: StoredClub;
  readonly friendId: string | null;
  readonly userLocation: string | null;
  /** Writes to the friend, the first time. */
  readonly sendConfirmationEmail: boolean;
  /** The sender's, for the mail. */
  readonly locale: Locale;
}

/**
 * Makes the friend's lead and ties it to the member, or brings both up to date, in one transaction that holds the
 * lead's row: however often and however parallel it is sent, one transaction is one lead, one referral and one mail.
 * Answers the association token, which is the lead's. RF-02, RF-04
 */
export function saveReferral(
  database: Database,
  ids: IdSource,
  at: string,
  { lead, member, club, friendId, userLocation, sendConfirmationEmail, locale }: ReferralToKeep,
): Promise<{ readonly associationToken: string; readonly mailed: boolean }> {
  return inTransaction(database, async (transaction) => {
    const known = await findLead(transaction, { transactionId: lead.transaction_id });
    const contents = {
      ...lead,
      // A referral names no page; what the lead came with stays.
      source_url: known?.source_url ?? '',
      ecid: known?.ecid ?? null,
      member_id: member.member_id,
      referring_id: member.referring_id,
      share_id: member.share_id,
    };
    const fresh = { id: ids.next(), tokenId: ids.next(), at };
    const saved = await saveLead(transaction, contents, fresh);
    const isNew = await tie(transaction, ids, at, saved, {
      member_id: member.member_id,
      friend_id: friendId,
      user_location: userLocation,
    });
    const mailed = isNew && sendConfirmationEmail;
    if (mailed) {
      await queueMail(transaction, referralMail(saved, member, club, locale), {
        id: ids.next(),
        at,
      });
    }
    return { associationToken: saved.token_id, mailed };
  });
}

/** True when the lead was not tied before. */
async function tie(
  transaction: Database,
  ids: IdSource,
  at: string,
  lead: { readonly transaction_id: string; readonly token_id: string },
  to: { member_id: string; friend_id: string | null; user_location: string | null },
): Promise<boolean> {
  const updated = await transaction
    .updateTable('referrals')
    .set({ ...to, updated_at: at })
    .where('transaction_id', '=', lead.transaction_id)
    .returning('id')
    .executeTakeFirst();
  if (updated) return false;
  await transaction
    .insertInto('referrals')
    .values({
      ...to,
      id: ids.next(),
      transaction_id: lead.transaction_id,
      association_token: lead.token_id,
      created_at: at,
      updated_at: at,
    })
    .execute();
  return true;
}
