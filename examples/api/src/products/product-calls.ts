import { Err, Ok } from '@foyer/core';
import { writeMajorUnits } from '@foyer/core/kernel';
import { monthlyPayments } from '@foyer/core/plans';

import { accountOfMember } from '../account/account-table.ts';
import { translator } from '../copy/translate.ts';
import { findRow } from '../database/rows.ts';
import { findClub } from '../clubs/club-table.ts';
import { notFound } from '../http/api-failure.ts';
import { refusalPast } from '../http/limits.ts';
import { instantText } from '../http/request-time.ts';
import { publicCalls } from '../http/serve-call.ts';
import { queueMail } from '../mail/outbox-table.ts';
import { welcomeMail } from '../mail/purchase-mails.ts';
import { invoiceNumber } from '../membership/invoice-table.ts';
import { brandName } from '../payment/cards.ts';
import { readConfirmation } from '../payment/confirmation-table.ts';
import type { Purchase } from '../payment/purchase-table.ts';
import { type Buyer, findProduct, type PaidMembership, paidMembershipOf } from './product-table.ts';

export const productCalls = publicCalls({
  /** Accepts a product token, or the confirmation token of a payment. */
  async getProductDetails({ params: { token }, now, context }, backing) {
    const { database } = backing;
    const confirmed = await readConfirmation(backing, token, { now, context });
    if (!confirmed.ok) return confirmed;
    const product = await findProduct(database, confirmed.val ?? token);
    if (!product) return Err(notFound('There is no such purchase.', 'token'));
    const purchase = await findRow(database, 'purchases', { member_id: product.member_id ?? '' });
    const paid = purchase && (await paidMembershipOf(database, purchase));
    return Ok({
      success: true,
      barcode: product.barcode,
      startDate: paid?.bill.startsOn ?? null,
      receipt: paid && receiptOf(purchase, paid),
      productToken: product.product_token,
      transactionNumber: product.transaction_number,
      memberID: product.member_id,
      productBase: { buyer: JSON.parse(product.buyer) as Buyer },
      selectedClubDetails: { facilityId: product.facility_id },
    });
  },

  /**
   * Mails a member their confirmation again, to the address they bought with, up to three times an hour. Ignores the
   * other values in the path and never repeats them in the response.
   */
  async resendConfirmationEmail({ params: { memberId, email }, now, locale }, backing) {
    const { database, data, ids, onMail, publicUrl } = backing;
    const purchase = await findRow(database, 'purchases', { member_id: memberId });
    const paid = purchase && (await paidMembershipOf(database, purchase));
    const club = paid && (await findClub(database, paid.product.facility_id));
    if (!club) return Err(unknownMember);
    const buyer = JSON.parse(paid.product.buyer) as Buyer;
    const address = buyer.email.toLowerCase();
    if (address !== email.trim().toLowerCase()) return Err(unknownMember);
    // Whoever has a member's former address by now may be somebody else.
    const account = await accountOfMember(database, memberId);
    if (account !== null && account.email_key !== address) return Err(unknownMember);
    const refusal = await refusalPast(backing, { resendsTo: memberId }, { now });
    if (refusal) return Err(refusal);
    const member = { memberId, barcode: purchase.barcode };
    const translate = translator(data.translations, locale);
    const membership = { name: translate(paid.plan.name), bill: paid.bill };
    const mail = welcomeMail(buyer, club, member, membership, publicUrl, locale);
    await queueMail(database, mail, { id: ids.next(), at: instantText(now) });
    onMail();
    return Ok({ success: true });
  },
});

function receiptOf(purchase: Purchase, { bill, paidOn }: PaidMembership) {
  const { dueToday, monthlyFrom } = bill;
  const [next] = monthlyPayments(bill);
  return {
    number: invoiceNumber(purchase.member_id, paidOn),
    currency: dueToday.currency,
    paid: writeMajorUnits(dueToday.minorUnits),
    paidWith: dueToday.minorUnits > 0 ? brandName(purchase.card_brand) : null,
    monthly: writeMajorUnits(next.amount.minorUnits),
    nextChargeOn: monthlyFrom,
  };
}

const unknownMember = notFound('There is no such member.', 'memberId');
