import { Err, Ok } from '@foyer/core';
import type { PlanBill } from '@foyer/core/plans';

import { notFound } from '../http/api-failure.ts';
import { findClub, type StoredClub } from '../clubs/club-table.ts';
import type { Database } from '../database/schema.ts';
import { refusalPast } from '../http/limits.ts';
import { queueMail } from '../mail/outbox-table.ts';
import { welcomeMail } from '../mail/purchase-mails.ts';
import { type Buyer, paidMembershipOf } from '../products/product-table.ts';
import { instantText } from '../http/request-time.ts';
import { publicCalls } from '../http/serve-call.ts';

export const confirmationCalls = publicCalls({
  /**
   * Mails a member their confirmation again, to the address they bought with, up to three times an hour. Ignores the
   * other values in the path and never repeats them in the response.
   */
  async resendConfirmationEmail({ params: { memberId, email }, now, locale }, backing) {
    const { database, ids, onMail, publicUrl } = backing;
    const member = await findMember(database, memberId);
    const isTheirs = member?.buyer.email.toLowerCase() === email.trim().toLowerCase();
    if (!member || !isTheirs) return Err(unknownMember);
    const refusal = await refusalPast(backing, { resendsTo: memberId }, { now });
    if (refusal) return Err(refusal);
    const { buyer, club, membership } = member;
    const mail = welcomeMail(buyer, club, member, membership, publicUrl, locale);
    await queueMail(database, mail, { id: ids.next(), at: instantText(now) });
    onMail();
    return Ok({ success: true });
  },
});

/** A member as named in the mail. */
interface KnownMember {
  readonly memberId: string;
  readonly barcode: string;
  readonly buyer: Buyer;
  readonly club: StoredClub;
  readonly membership: { readonly name: string; readonly bill: PlanBill };
}

async function findMember(database: Database, memberId: string): Promise<KnownMember | null> {
  const purchase = await database
    .selectFrom('purchases')
    .select(['product_token', 'barcode', 'paid_at'])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  const paid = purchase && (await paidMembershipOf(database, purchase));
  const club = paid && (await findClub(database, paid.product.facility_id));
  if (!club) return null;
  const buyer = JSON.parse(paid.product.buyer) as Buyer;
  const membership = { name: paid.plan.name, bill: paid.bill };
  return { memberId, barcode: purchase.barcode, buyer, club, membership };
}

const unknownMember = notFound('There is no such member.', 'memberId');
