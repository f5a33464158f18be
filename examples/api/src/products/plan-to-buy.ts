import type { WireProductTokenRequest } from '@foyer/adapters-http/wire';
import { Err, Ok, type Result } from '@foyer/core';
import { currencyOf, readMinorUnits } from '@foyer/core/kernel';

import { findClub, type StoredClub } from '../clubs/club-table.ts';
import type { Employer } from '../corporate/employer-table.ts';
import { findRow } from '../database/rows.ts';
import type { Database, Row } from '../database/schema.ts';
import type { Held } from '../held-price/held-price-table.ts';
import { type ApiFailure, failure, invalidField } from '../http/api-failure.ts';
import { forCardPartner, type OfferedPlan, offerTo, plansOfferedAt } from '../plans/plan-tables.ts';
import { type BoughtPlan, openingOfClub } from './product-table.ts';

/** A plan as it is offered to everyone. */
export type PlanToBuy = Omit<BoughtPlan, 'commitmentMonths' | 'startsOn'>;

/** A price that a mailed link holds for the buyer. */
export interface BuyersHeldPrice extends Held {
  readonly tokenHash: string;
}

export interface FoundOffer {
  readonly club: StoredClub;
  readonly offer: PlanToBuy;
}

/** A plan that the club sells to anyone, or whose price is held for the buyer. */
export async function standardOffer(
  database: Database,
  wanted: {
    readonly facilityId: string;
    readonly planId: string;
    readonly cost: SeenCost;
    readonly held: BuyersHeldPrice | null;
  },
): Promise<Result<FoundOffer, ApiFailure>> {
  const { held, cost } = wanted;
  const club = await findClub(database, wanted.facilityId);
  if (!club) return Err(invalidField('selectedClubDetails.facilityId', 'There is no such club.'));
  if (club.status === 'offline') return Err(clubOffline);
  const offered = await plansOfferedAt(database, club.facility_id);
  const plan = held?.plan ?? offered.find(({ plan_id: id }) => id === wanted.planId);
  if (!plan) return Err(invalidField('selectedPlan.planId', 'The club does not offer this plan.'));
  const forPartner = forCardPartner(plan);
  const seen = !held && isAtPriceOf(forPartner, cost) ? forPartner : plan;
  return Ok({
    club,
    offer: {
      ...toPlanToBuy(club, seen, seen.total_dues),
      ...(held && { heldPrice: held.tokenHash }),
    },
  });
}

/** What a club offers to someone whose company address is confirmed. */
export async function corporateOffer(
  database: Database,
  wanted: {
    readonly corporateAccountId?: string | undefined;
    readonly corporateContactId?: string | undefined;
    readonly facilityId: string;
    readonly planId: string;
  },
): Promise<Result<FoundOffer & { readonly employer: Employer }, ApiFailure>> {
  const { corporateAccountId = '', corporateContactId = '', facilityId, planId } = wanted;
  const contact = await findRow(database, 'corporate_contacts', { id: corporateContactId });
  if (contact?.verified_at == null) return Err(notVerified);
  const offered = await offerTo(database, {
    companyEmail: contact.email,
    corporateAccountId,
    corporateContactId,
    facilityId,
  });
  if (!offered) {
    return Err(
      invalidField(
        'selectedClubDetails.facilityId',
        'The employer has no agreement with this club.',
      ),
    );
  }
  const { club, employer } = offered;
  const plan = offered.plans.find(({ plan_id: id }) => id === planId);
  if (!plan) {
    return Err(
      invalidField('selectedPlan.planId', 'The employer does not offer this plan at this club.'),
    );
  }
  return Ok({ club, employer, offer: toPlanToBuy(club, plan, plan.initiation_dues) });
}

const clubOffline = failure(
  422,
  'CLUB_OFFLINE',
  'This club does not sell online yet.',
  'selectedClubDetails.facilityId',
);

/** The amounts that the buyer saw. */
export type SeenCost = Pick<
  WireProductTokenRequest['selectedPlan']['cost'],
  'monthlyFee' | 'initiation' | 'promotionalSavings'
>;

/**
 * Whether the buyer saw this offer. The cookie of the card partner's customers isn't part of the request, so their
 * offer is recognized by its price.
 */
function isAtPriceOf(plan: OfferedPlan, cost: SeenCost) {
  return (
    readMinorUnits(cost.monthlyFee) === plan.monthly_fee &&
    readMinorUnits(cost.initiation.totalDues) === plan.total_dues &&
    readMinorUnits(cost.promotionalSavings) === plan.promotional_savings
  );
}

/** Employers' plans name their initiation dues differently. */
function toPlanToBuy(
  club: StoredClub,
  plan: Omit<OfferedPlan | Row<'corporate_plans'>, 'total_dues' | 'initiation_dues'>,
  initiationDues: number,
): PlanToBuy {
  return {
    planId: plan.plan_id,
    planType: plan.plan_type,
    name: plan.name,
    currency: currencyOf(club.country),
    monthlyFee: plan.monthly_fee,
    regularMonthlyFee: plan.regular_monthly_fee,
    initiationDues,
    promotionalSavings: plan.promotional_savings,
    opening: openingOfClub(club),
    timeZone: club.time_zone,
  };
}

export const notVerified = failure(
  422,
  'EMAIL_NOT_VERIFIED',
  'The company address has not been confirmed by its code.',
  'corporateContactId',
);
