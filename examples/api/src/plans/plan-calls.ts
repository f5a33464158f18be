import type { WireClubPlan, WirePlan } from '@foyer/adapters-http/wire';
import { Err, Ok, parseEmail } from '@foyer/core';
import { currencyOf, writeMajorUnits } from '@foyer/core/kernel';
import { defaultPlanSourceSettings } from '@foyer/core/plans';

import type { Row } from '../database/schema.ts';
import type { ChainData } from '../chain-data.ts';
import { failure, notFound } from '../http/api-failure.ts';
import { dayPassAt } from '../payment/order-table.ts';
import { trialAt } from '../club-services/trial-pass-calls.ts';
import { findClub, type StoredClub } from '../clubs/club-table.ts';
import { findCounted } from '../http/limits.ts';
import { check } from '../http/read-request.ts';
import { publicCalls } from '../http/serve-call.ts';
import {
  accessFrom,
  forCardPartner,
  type OfferedPlan,
  offerTo,
  plansOfferedAt,
} from './plan-tables.ts';

export const planCalls = publicCalls({
  async listCataloguePlans(_, { database, data }) {
    const plans = await database
      .selectFrom('catalogue_plans')
      .select(['plan_id as planId', 'name', 'description', 'plan_type as planType'])
      .orderBy('position')
      .execute();
    const includes = new Map(data.plans.plans.map((plan) => [plan.id, plan.includes]));
    return Ok(plans.map((plan) => ({ ...plan, includes: includes.get(plan.planId) ?? [] })));
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
    const access = await accessFrom(database, club);
    const dayPass = dayPassAt(data, club);
    return Ok({
      result: plans.map((plan) => ({
        ...toWirePlan(plan, texts.get(plan.promotion ?? '') ?? null),
        access: access(chainPlan(data, plan)),
      })),
      ...offerTermsOf(club, data),
      trialDays: trialAt(data, club)?.days ?? null,
      dayPassPrice: dayPass && writeMajorUnits(dayPass.price.minorUnits),
      promotionId: plans[0]?.promotion ?? null,
      // Not looked up, so that nobody finds members by trying numbers.
      memberId: query.fmid === '' ? null : query.fmid,
      corporateAgreementId: null,
    });
  },

  async getCorporatePlans({ params, query, now, client }, backing) {
    const { database, data } = backing;
    const email = check('email', parseEmail(query.email));
    if (!email.ok) return email;
    const club = await findClub(database, params.id);
    if (!club) return Err(notFound('There is no such club.', 'id'));
    const found = await findCounted(backing, { employersFrom: client }, now, () =>
      offerTo(database, {
        companyEmail: email.val,
        corporateAccountId: query.corporateAccountId,
        corporateContactId: query.corporateContactId,
        facilityId: club.facility_id,
      }),
    );
    if (!found.ok) return found;
    const offer = found.val;
    if (offer?.employer.plans_unavailable === 1) {
      return Err(plansUnavailable);
    }
    const access = await accessFrom(database, club);
    const offered = await plansOfferedAt(database, club.facility_id);
    return Ok({
      success: true,
      result: (offer?.plans ?? []).map((plan) => {
        const ofChain = chainPlan(data, plan);
        const ofClub = offered.find(({ plan_id: id }) => id === plan.plan_id);
        return {
          ...toWireCorporatePlan(plan),
          includes: ofChain?.includes ?? [],
          access: access(ofChain),
          publicCost: ofClub ? toWireCost(ofClub, ofClub.total_dues) : null,
        };
      }),
      clubName: club.name,
      ...offerTermsOf(club, data),
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

function chainPlan({ plans }: ChainData, plan: { readonly plan_id: string }) {
  return plans.plans.find(({ id }) => id === plan.plan_id);
}

function offerTermsOf(
  { region, country, status, open_date: facilityOpenDate }: StoredClub,
  { plans, terms }: ChainData,
) {
  return {
    region,
    isPresale: status === 'presale',
    facilityStatus: status,
    facilityOpenDate,
    recommendedPlanId: plans.recommendedPlanId ?? null,
    terms: { ...terms, freezeFee: writeMajorUnits(terms.freezeFee[currencyOf(country)]) },
  };
}

function toWirePlan(plan: Row<'facility_plans'>, promotion: string | null): WireClubPlan {
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

function toWireCorporatePlan(plan: Row<'corporate_plans'>): WirePlan {
  return {
    planId: plan.plan_id,
    planType: plan.plan_type,
    name: plan.name,
    description: plan.description,
    cost: toWireCost(plan, plan.initiation_dues),
  };
}

export function toWireCost(
  plan: Omit<OfferedPlan | Row<'corporate_plans'>, 'total_dues' | 'initiation_dues'>,
  initiationDues: number,
): WirePlan['cost'] {
  return {
    monthlyFee: writeMajorUnits(plan.monthly_fee),
    regularMonthlyFee: writeMajorUnits(plan.regular_monthly_fee),
    initiation: { totalDues: writeMajorUnits(initiationDues) },
    promotionalSavings: writeMajorUnits(plan.promotional_savings),
    isReimbursementAvailable: plan.is_reimbursement_available === 1,
  };
}
