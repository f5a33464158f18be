import type { contract, WireClubPlan } from '@foyer/adapters-http/wire';
import { Err, Ok } from '@foyer/core';
import { writeMajorUnits } from '@foyer/core/kernel';
import { defaultPlanSourceSettings } from '@foyer/core/plans';

import { notFound } from '../http/api-failure.ts';
import type { ChainData } from '../chain-data.ts';
import { findClub } from '../clubs/club-table.ts';
import type { Database, FacilityPlanRow } from '../database/schema.ts';
import { isMember } from '../referral/referral-table.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { cataloguePlans, forCardPartner, plansOfferedAt } from './plan-tables.ts';

export function listCataloguePlans(
  database: Database,
): CallHandler<typeof contract.listCataloguePlans> {
  return async () =>
    Ok(
      (await cataloguePlans(database)).map((plan) => ({
        planId: plan.plan_id,
        name: plan.name,
        description: plan.description,
        planType: plan.plan_type,
      })),
    );
}

/** Customers of the premium card partner join without an initiation fee. Any other source changes nothing. */
export function getClubPlans(
  database: Database,
  { plans: { promotions } }: ChainData,
): CallHandler<typeof contract.getClubPlans> {
  return async ({ params, query }) => {
    const club = await findClub(database, params.facilityId);
    if (!club) return Err(notFound('There is no such club.', 'facilityId'));
    const offered = await plansOfferedAt(database, club.facility_id);
    const isPartner = query.source === defaultPlanSourceSettings.cardPartner;
    const { founders, cardPartner } = promotions;
    const plans = isPartner
      ? offered.map((plan) => ({ ...forCardPartner(plan), promotion: cardPartner.id }))
      : offered;
    const texts = new Map([founders, cardPartner].map(({ id, text }) => [id, text]));
    return Ok({
      result: plans.map((plan) => toWirePlan(plan, texts.get(plan.promotion ?? '') ?? null)),
      region: club.region,
      promotionId: plans[0]?.promotion ?? null,
      memberId: (await isMember(database, query.fmid)) ? query.fmid : null,
      isPresale: club.status === 'presale',
      facilityStatus: club.status,
      facilityOpenDate: club.open_date,
      corporateAgreementId: null,
    });
  };
}

function toWirePlan(plan: FacilityPlanRow, promotion: string | null): WireClubPlan {
  return {
    id: plan.plan_id,
    planProperties: {
      monthlyFee: writeMajorUnits(plan.monthly_fee),
      regularMonthlyFee: writeMajorUnits(plan.regular_monthly_fee),
      totalDues: writeMajorUnits(plan.total_dues),
      promotionalSavings: writeMajorUnits(plan.promotional_savings),
      isReimbursementAvailable: plan.is_reimbursement_available === 1,
    },
    promotion,
  };
}
