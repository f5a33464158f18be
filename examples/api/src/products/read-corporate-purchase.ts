import type { WireProductTokenRequest } from '@foyer/adapters-http/wire';
import { Err, Ok, type Result } from '@foyer/core';

import { type ApiFailure, invalidField } from '../http/api-failure.ts';
import { findContact } from '../corporate/employer-table.ts';
import { latestTransactionOf } from '../corporate/corporate-lead-table.ts';
import type { CorporatePlanRow, Database } from '../database/schema.ts';
import { offerTo } from '../plans/plan-tables.ts';
import type { BoughtPlan, Buyer, PurchaseToBegin } from './product-table.ts';

/**
 * A purchase through an employer. The buyer must have confirmed their company address, and pays the price that the club
 * offers to the employer's people.
 */
export async function readCorporatePurchase(
  database: Database,
  body: WireProductTokenRequest,
  buyer: Buyer,
): Promise<Result<PurchaseToBegin, ApiFailure>> {
  if (body.companyEmail === null) return Err(missing('companyEmail'));
  if (body.corporateAccountId === null) return Err(missing('corporateAccountId'));
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
  if (!plan) {
    return Err(invalidField('selectedPlan.planId', 'The employer does not offer this plan there.'));
  }
  return Ok({
    buyer,
    facilityId: offer.club.facility_id,
    plan: toBoughtPlan(plan),
    corporate: {
      contactId: contact.id,
      companyEmail: contact.email,
      companyName: offer.employer.name,
    },
    outreachCode: 'CORPENROLL',
    findTransaction: (transaction) => latestTransactionOf(transaction, contact.email),
  });
}

function missing(field: string): ApiFailure {
  return invalidField(field, 'An employer’s plan is bought with a company address.');
}

const notVerified: ApiFailure = {
  status: 422,
  code: 'EMAIL_NOT_VERIFIED',
  message: 'The company address has not been confirmed by its code.',
  field: 'corporateContactId',
};

function toBoughtPlan(plan: CorporatePlanRow): BoughtPlan {
  return {
    planId: plan.plan_id,
    planType: plan.plan_type,
    name: plan.name,
    currency: plan.currency,
    monthlyFee: plan.monthly_fee,
    regularMonthlyFee: plan.regular_monthly_fee,
    initiationDues: plan.initiation_dues,
    promotionalSavings: plan.promotional_savings,
  };
}
