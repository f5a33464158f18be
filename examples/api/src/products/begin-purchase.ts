import type { contract, WireProductTokenRequest } from '@foyer/adapters-http/wire';
import {
  Err,
  type IdSource,
  Ok,
  parseContactName,
  parseEmail,
  parsePhone,
  type Result,
} from '@foyer/core';

import { type ApiFailure, invalidField } from '../api-failure.ts';
import { check } from '../check-field.ts';
import { type CorporateContact, findContact } from '../corporate/contact-table.ts';
import { latestTransactionOf } from '../corporate/corporate-lead-table.ts';
import type { CorporatePlanRow, Database } from '../database/schema.ts';
import { findLead, saveLead } from '../leads/lead-table.ts';
import { type CorporateOffer, offerTo } from '../plans/corporate-plan-table.ts';
import { instantText } from '../request-time.ts';
import type { CallHandler } from '../serve-call.ts';
import { addProduct, type BoughtPlan, type Buyer } from './product-table.ts';

/** How long a purchase that was begun can be paid for, in minutes: as long as the flow's state lives (CJ-18). */
const lifetime = { minutes: 30 };

/**
 * HT-30: begins the purchase of a plan. Who buys must have confirmed their company address, and what it costs is what
 * their employer's people are offered at the club: prices that came along are not taken at their word.
 */
export function createProductToken(
  database: Database,
  ids: IdSource,
): CallHandler<typeof contract.createProductToken> {
  return async ({ body, now }) => {
    const read = await readPurchase(database, body);
    if (!read.ok) return read;
    const { buyer, contact, offer, plan } = read.val;
    const productToken = ids.next();
    const at = instantText(now);
    await database.transaction().execute(async (transaction) => {
      const transactionNumber = await leadOf(transaction, ids, at, read.val);
      await addProduct(
        transaction,
        {
          productToken,
          transactionNumber,
          buyer,
          facilityId: offer.club.facility_id,
          sale: {
            plan: toBoughtPlan(plan),
            expiresAt: instantText(now.add(lifetime)),
            corporateContactId: contact.id,
            companyEmail: contact.email,
            companyName: offer.employer.name,
          },
        },
        at,
      );
    });
    return Ok({ success: true, result: productToken });
  };
}

interface ReadPurchase {
  readonly buyer: Buyer;
  readonly contact: CorporateContact;
  readonly offer: CorporateOffer;
  readonly plan: CorporatePlanRow;
}

async function readPurchase(
  database: Database,
  body: WireProductTokenRequest,
): Promise<Result<ReadPurchase, ApiFailure>> {
  const buyer = readBuyer(body.productBase.buyer);
  if (!buyer.ok) return buyer;
  if (!body.isCorp || body.companyEmail === null || body.corporateAccountId === null) {
    return Err(invalidField('isCorp', 'Only an employer’s plans are sold here.'));
  }
  const contact = await findContact(database, body.companyEmail);
  if (!contact?.isVerified || contact.id !== body.corporateContactId) return Err(notVerified);
  const offer = await offerTo(database, {
    companyEmail: contact.email,
    corporateAccountId: body.corporateAccountId,
    facilityId: body.selectedClubDetails.facilityId,
  });
  if (!offer) {
    return Err(
      invalidField('selectedClubDetails.facilityId', 'The employer has no agreement there.'),
    );
  }
  const plan = offer.plans.find(({ plan_id: id }) => id === body.selectedPlan.planId);
  return plan
    ? Ok({ buyer: buyer.val, contact, offer, plan })
    : Err(invalidField('selectedPlan.planId', 'The employer does not offer this plan there.'));
}

function readBuyer(
  sent: WireProductTokenRequest['productBase']['buyer'],
): Result<Buyer, ApiFailure> {
  const at = (name: string) => `productBase.buyer.${name}`;
  const firstName = check(at('firstName'), parseContactName(sent.firstName));
  if (!firstName.ok) return firstName;
  const lastName = check(at('lastName'), parseContactName(sent.lastName));
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

const notVerified: ApiFailure = {
  status: 422,
  code: 'EMAIL_NOT_VERIFIED',
  message: 'The company address has not been confirmed by its code.',
  field: 'corporateContactId',
};

/** The transaction of the buyer's lead; someone who came without one becomes one. LX-06 */
async function leadOf(
  transaction: Database,
  ids: IdSource,
  at: string,
  { buyer, contact, offer }: ReadPurchase,
): Promise<string> {
  const known = await latestTransactionOf(transaction, contact.email);
  if (known !== null && (await findLead(transaction, { transactionId: known }))) return known;
  const lead = await saveLead(
    transaction,
    {
      transaction_id: ids.next(),
      facility_id: offer.club.facility_id,
      first_name: buyer.firstName,
      last_name: buyer.lastName,
      email: buyer.email,
      phone: buyer.phone,
      zip: null,
      company_email: contact.email,
      outreach_code: 'CORPENROLL',
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

function toBoughtPlan(plan: CorporatePlanRow): BoughtPlan {
  return {
    planId: plan.plan_id,
    planType: plan.plan_type,
    name: plan.name,
    currency: plan.currency,
    monthlyFee: plan.monthly_fee,
    initiationDues: plan.initiation_dues,
    promotionalSavings: plan.promotional_savings,
  };
}
