import type { IdSource } from '@foyer/core';

import type { StoredClub } from '../clubs/club-table.ts';
import type { Database, MemberRow } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { type LeadContents, saveLead } from '../leads/lead-table.ts';
import type { Locale } from '../locale/request-locale.ts';
import { queueMail } from '../mail/outbox-table.ts';
import { referralMail } from '../mail/visit-mails.ts';

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

/** Whether the id belongs to a member who may refer friends. */
export async function isMember(database: Database, memberId: string): Promise<boolean> {
  const member = await database
    .selectFrom('members')
    .select('member_id')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return member !== undefined;
}

/** A friend's lead and its referral. */
export interface NewReferral {
  readonly lead: LeadContents;
  readonly member: MemberRow;
  readonly club: StoredClub;
  readonly friendId: string | null;
  readonly userLocation: string | null;
  /** Mails the friend, the first time only. */
  readonly sendConfirmationEmail: boolean;
  /** The sender's locale, for the mail. */
  readonly locale: Locale;
  /** The site's public base URL, for the link in the mail. */
  readonly publicUrl: string;
}

/**
 * Creates or updates the friend's lead and links it to the member, in one transaction that locks the lead's row.
 * Repeated or concurrent requests for a transaction produce one lead, one referral and one mail. Returns the
 * association token, which is the lead's token.
 */
export function saveReferral(
  database: Database,
  ids: IdSource,
  at: string,
  {
    lead,
    member,
    club,
    friendId,
    userLocation,
    sendConfirmationEmail,
    locale,
    publicUrl,
  }: NewReferral,
): Promise<{ readonly associationToken: string; readonly mailed: boolean }> {
  return inTransaction(database, async (transaction) => {
    const contents = {
      ...lead,
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
      const mail = referralMail(saved, member, club, publicUrl, locale);
      await queueMail(transaction, mail, { id: ids.next(), at });
    }
    return { associationToken: saved.token_id, mailed };
  });
}

/** True when the lead wasn't linked before. */
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
