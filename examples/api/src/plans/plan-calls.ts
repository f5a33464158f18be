import type { WireClubPlan, WirePlan } from '@foyer/adapters-http/wire';
import { Err, Ok, parseEmail } from '@foyer/core';
import { writeMajorUnits } from '@foyer/core/kernel';
import { defaultPlanSourceSettings } from '@foyer/core/plans';

import { failure, notFound } from '../http/api-failure.ts';
import { findClub, type StoredClub } from '../clubs/club-table.ts';
import { findRow } from '../database/rows.ts';
import type { CorporatePlanRow, FacilityPlanRow } from '../database/schema.ts';
import { check } from '../http/read-request.ts';
import { publicCalls } from '../http/serve-call.ts';
import { forCardPartner, offerTo, plansOfferedAt } from './plan-tables.ts';

export const planCalls = publicCalls({
  async listCataloguePlans(_, { database }) {
    const plans = await database
      .selectFrom('catalogue_plans')
      .select(['plan_id as planId', 'name', 'description', 'plan_type as planType'])
      .orderBy('position')
      .execute();
    return Ok(plans);
  },

  /** Customers of the premium card partner join without an initiation fee. Any other source changes nothing. */
  async getClubPlans({ params, query }, { database, data }) {
    const club = await findClub(database, params.facilityId);
    if (!club) return Err(notFound('There is no such club.', 'facilityId'));
    const offered = await plansOfferedAt(database, club.facility_id);
    const isPartner = query.source === defaultPlanSourceSettings.cardPartner;
    const { founders, cardPartner } = data.plans.promotions;
    const plans = isPartner
      ? offered.map((plan) => ({ ...forCardPartner(plan), promotion: cardPartner.id }))
      : offered;
    const texts = new Map([founders, cardPartner].map(({ id, text }) => [id, text]));
    const referrer = await findRow(database, 'members', { member_id: query.fmid });
    return Ok({
      result: plans.map((plan) => toWirePlan(plan, texts.get(plan.promotion ?? '') ?? null)),
      ...facilityOf(club),
      promotionId: plans[0]?.promotion ?? null,
      memberId: referrer?.member_id ?? null,
      corporateAgreementId: null,
    });
  },

  async getCorporatePlans({ params, query }, { database, data }) {
    const email = check('email', parseEmail(query.email));
    if (!email.ok) return email;
    const club = await findClub(database, params.id);
    if (!club) return Err(notFound('There is no such club.', 'id'));
    const offer = await offerTo(database, {
      companyEmail: email.val,
      corporateAccountId: query.corporateAccountId,
      facilityId: club.facility_id,
    });
    if (offer?.employer.plans_unavailable === 1) {
      return Err(plansUnavailable);
    }
    return Ok({
      success: true,
      result: offer ? offer.plans.map(toWireCorporatePlan) : [],
      clubName: club.name,
      ...facilityOf(club),
      promotionId: offer && offer.plans.length > 0 ? data.plans.promotions.employers.id : null,
      memberId: null,
      corporateAgreementId: offer?.employer.agreement_id ?? null,
    });
  },
});

const plansUnavailable = failure(
  503,
  'PLANS_UNAVAILABLE',
  'The plans of this employer can’t be looked up at the moment.',
);

function facilityOf({ region, status, open_date: facilityOpenDate }: StoredClub) {
  return { region, isPresale: status === 'presale', facilityStatus: status, facilityOpenDate };
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

function toWireCorporatePlan(plan: CorporatePlanRow): WirePlan {
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
