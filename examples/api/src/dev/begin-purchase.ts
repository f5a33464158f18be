import { Err, type IdSource, Ok, type Result, type Temporal } from '@foyer/core';
import * as z from 'zod/mini';

import { type ApiFailure, invalidField } from '../http/api-failure.ts';
import { findClub } from '../clubs/club-table.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { decode } from '../http/decode-request.ts';
import { saveLead } from '../leads/lead-table.ts';
import { readContact } from '../leads/read-lead.ts';
import { addProduct } from '../products/product-table.ts';
import { instantText } from '../http/request-time.ts';

const purchase = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  facilityId: z.string(),
  transactionNumber: z.optional(z.string()),
});

/** What the payment page's cookie would hold. */
export interface StartedPurchase {
  readonly productToken: string;
  readonly transactionNumber: string;
}

/**
 * Starts a purchase the way the join's payment step does, to try out what follows. The buyer becomes a lead under the
 * transaction, and the product token stands for both.
 */
export async function beginPurchase(
  database: Database,
  ids: IdSource,
  body: unknown,
  now: Temporal.Instant,
): Promise<Result<StartedPurchase, ApiFailure>> {
  const sent = decode(purchase, body, 'body');
  if (!sent.ok) return sent;
  const { firstName, lastName, email, phone, facilityId, transactionNumber } = sent.val;
  const contact = readContact({
    transactionId: ['transactionNumber', transactionNumber ?? ids.next()],
    firstName: ['firstName', firstName],
    lastName: ['lastName', lastName],
    email: ['email', email],
    phone: ['phone', phone],
    zip: ['zip', null],
    companyEmail: ['companyEmail', null],
    facilityId: ['facilityId', facilityId],
  });
  if (!contact.ok) return contact;
  if (!(await findClub(database, contact.val.facility_id))) {
    return Err(invalidField('facilityId', 'There is no such club.'));
  }
  const at = instantText(now);
  const productToken = ids.next();
  await inTransaction(database, async (transaction) => {
    const lead = await saveLead(
      transaction,
      { ...contact.val, ...ofNoPage },
      { id: ids.next(), tokenId: ids.next(), at },
    );
    await addProduct(
      transaction,
      {
        productToken,
        transactionNumber: lead.transaction_id,
        buyer: {
          firstName: lead.first_name,
          lastName: lead.last_name,
          email: lead.email,
          phone: lead.phone,
        },
        facilityId: lead.facility_id,
        sale: null,
      },
      at,
    );
  });
  return Ok({ productToken, transactionNumber: contact.val.transaction_id });
}

/** The other columns of a lead that came from no page. */
const ofNoPage = {
  outreach_code: 'WEBLEAD_JOIN',
  source_url: '',
  ecid: null,
  member_id: null,
  referring_id: null,
  share_id: null,
  receive_text_alerts: 0,
  consents: '[]',
} as const;
