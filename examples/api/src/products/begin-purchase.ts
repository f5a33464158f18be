import type { contract, WireProductTokenRequest } from '@foyer/adapters-http/wire';
import { Err, type IdSource, Ok, parseEmail, type Result } from '@foyer/core';
import { parsePhone } from '@foyer/core/forms';

import type { ApiFailure } from '../http/api-failure.ts';
import { check, checkName } from '../http/check-field.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { findLead, saveLead } from '../leads/lead-table.ts';
import { type LimitBacking, refusalPast } from '../http/limit-rules.ts';
import { instantText } from '../http/request-time.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { addProduct, type Buyer, type PurchaseToBegin } from './product-table.ts';
import { readCorporatePurchase } from './read-corporate-purchase.ts';
import { readStandardPurchase } from './read-standard-purchase.ts';

/** How long a started purchase can be paid for: as long as the flow's state is kept. */
const lifetime = { minutes: 30 };

/** Starts the purchase of an employer's plan or of the club's own. */
export function createProductToken(
  backing: LimitBacking,
): CallHandler<typeof contract.createProductToken> {
  const { database, ids } = backing;
  return async ({ body, now, client }) => {
    const buyer = readBuyer(body.productBase.buyer);
    if (!buyer.ok) return buyer;
    const readSale = body.isCorp ? readCorporatePurchase : readStandardPurchase;
    const read = await readSale(database, body, buyer.val);
    if (!read.ok) return read;
    const { facilityId, plan, corporate } = read.val;
    const refusal = await refusalPast(backing, { purchasesFrom: client }, { now });
    if (refusal) return Err(refusal);
    const productToken = ids.next();
    const at = instantText(now);
    await inTransaction(database, async (transaction) => {
      const transactionNumber = await leadOf(transaction, ids, at, read.val);
      const expiresAt = instantText(now.add(lifetime));
      await addProduct(
        transaction,
        {
          ...{ productToken, transactionNumber, facilityId, buyer: buyer.val },
          sale: { plan, expiresAt, corporate },
        },
        at,
      );
    });
    return Ok({ success: true, result: productToken });
  };
}

/** The transaction of the buyer's lead. A buyer without a lead becomes one. */
async function leadOf(
  transaction: Database,
  ids: IdSource,
  at: string,
  { buyer, facilityId, corporate, outreachCode, findTransaction }: PurchaseToBegin,
): Promise<string> {
  const known = await findTransaction(transaction);
  if (known !== null && (await findLead(transaction, { transactionId: known }))) return known;
  const lead = await saveLead(
    transaction,
    {
      transaction_id: ids.next(),
      facility_id: facilityId,
      first_name: buyer.firstName,
      last_name: buyer.lastName,
      email: buyer.email,
      phone: buyer.phone,
      zip: null,
      company_email: corporate?.companyEmail ?? null,
      outreach_code: outreachCode,
      source_url: '',
      ecid: null,
      member_id: null,
      referring_id: null,
      share_id: null,
      receive_text_alerts: 0,
      consents: '[]',
    },
    { id: ids.next(), tokenId: ids.next(), at },
  );
  return lead.transaction_id;
}

/** Validates and normalizes a buyer with the validators of the visitor's form. */
function readBuyer(
  sent: WireProductTokenRequest['productBase']['buyer'],
): Result<Buyer, ApiFailure> {
  const at = (name: string) => `productBase.buyer.${name}`;
  const firstName = checkName(at('firstName'), sent.firstName);
  if (!firstName.ok) return firstName;
  const lastName = checkName(at('lastName'), sent.lastName);
  if (!lastName.ok) return lastName;
  const email = check(at('email'), parseEmail(sent.email));
  if (!email.ok) return email;
  const phone = check(at('phone'), parsePhone(sent.phone));
  if (!phone.ok) return phone;
  return Ok({
    firstName: firstName.val,
    lastName: lastName.val,
    email: email.val,
    phone: phone.val,
  });
}
