import type { contract, WirePlan } from '@foyer/adapters-http/wire';
import { Err, Ok, parseEmail } from '@foyer/core';
import { writeMajorUnits } from '@foyer/core/kernel';

import { notFound } from '../http/api-failure.ts';
import type { ChainData } from '../chain-data.ts';
import { check } from '../http/check-field.ts';
import { findClub } from '../clubs/club-table.ts';
import type { CorporatePlanRow, Database } from '../database/schema.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { offerTo } from './plan-tables.ts';

export function getCorporatePlans(
  database: Database,
  { plans: { promotions } }: ChainData,
): CallHandler<typeof contract.getCorporatePlans> {
  return async ({ params, query }) => {
    const email = check('email', parseEmail(query.email));
    if (!email.ok) return email;
    const club = await findClub(database, params.id);
    if (!club) return Err(notFound('There is no such club.', 'id'));
    const offer = await offerTo(database, {
      companyEmail: email.val,
      corporateAccountId: query.corporateAccountId,
      facilityId: club.facility_id,
    });
    if (offer?.employer.arePlansUnavailable) {
      return Err({
        status: 503,
        code: 'PLANS_UNAVAILABLE',
        message: 'The plans of this employer can’t be looked up at the moment.',
      });
    }
    return Ok({
      success: true,
      result: offer ? offer.plans.map(toWirePlan) : [],
      clubName: club.name,
      region: club.region,
      promotionId: offer && offer.plans.length > 0 ? promotions.employers.id : null,
      memberId: null,
      isPresale: club.status === 'presale',
      facilityStatus: club.status,
      facilityOpenDate: club.open_date,
      corporateAgreementId: offer?.employer.agreementId ?? null,
    });
  };
}

function toWirePlan(plan: CorporatePlanRow): WirePlan {
  return {
    planId: plan.plan_id,
    planType: plan.plan_type,
    name: plan.name,
    description: plan.description,
    cost: {
      monthlyFee: writeMajorUnits(plan.monthly_fee),
      regularMonthlyFee: writeMajorUnits(plan.regular_monthly_fee),
      initiation: { totalDues: writeMajorUnits(plan.initiation_dues) },
      promotionalSavings: writeMajorUnits(plan.promotional_savings),
      isReimbursementAvailable: plan.is_reimbursement_available === 1,
    },
  };
}
