import type { contract } from '@foyer/adapters-http/wire';
import { Err, type IdSource, Ok } from '@foyer/core';

import { notFound } from '../api-failure.ts';
import { findClub } from '../clubs/club-table.ts';
import type { Database } from '../database/schema.ts';
import { queueMail } from '../mail/outbox-table.ts';
import { welcomeMail } from '../mail/welcome-mail.ts';
import { type Buyer, findProduct } from '../products/product-table.ts';
import { instantText } from '../request-time.ts';
import type { CallHandler } from '../serve-call.ts';

/**
 * HT-15: mails a member their confirmation again, to the address that they bought with. What else stands in the path is
 * not taken at its word, and nothing of it is said again in the answer.
 */
export function resendConfirmationEmail(
  database: Database,
  ids: IdSource,
  onMail: () => void,
): CallHandler<typeof contract.resendConfirmationEmail> {
  return async ({ params, now }) => {
    const purchase = await database
      .selectFrom('purchases')
      .select(['product_token', 'barcode'])
      .where('member_id', '=', params.memberId)
      .executeTakeFirst();
    const product = purchase && (await findProduct(database, purchase.product_token));
    if (!product) return Err(unknownMember);
    const buyer = JSON.parse(product.buyer) as Buyer;
    const club = await findClub(database, product.facility_id);
    const isTheirs = buyer.email.toLowerCase() === params.email.trim().toLowerCase();
    if (!club || !isTheirs) return Err(unknownMember);
    const { memberId } = params;
    const mail = welcomeMail(buyer, club, { memberId, barcode: purchase.barcode });
    await queueMail(database, mail, { id: ids.next(), at: instantText(now) });
    onMail();
    return Ok({ success: true });
  };
}

const unknownMember = notFound('There is no such member.', 'memberId');
