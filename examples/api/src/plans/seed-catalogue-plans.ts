import { currencyOf } from '@foyer/core';

import { allClubs, type StoredClub } from '../clubs/club-table.ts';
import type { Database, FacilityPlanRow } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { priceIn } from './price-level.ts';
import { foundersPromotion } from './promotions.ts';

/**
 * Adds the chain's plans and the clubs' offers when there are no plans. Every club sells each plan in its own currency,
 * except that presale clubs sell to founders below the regular fee, and offline clubs sell nothing. Two clubs sell
 * fewer plans, to try out how the join reacts: see `soldAt`.
 */
export async function seedCataloguePlans(database: Database): Promise<void> {
  const present = await database
    .selectFrom('catalogue_plans')
    .select('plan_id')
    .limit(1)
    .executeTakeFirst();
  if (present) return;
  const clubs = await allClubs(database);
  await inTransaction(database, async (transaction) => {
    await transaction
      .insertInto('catalogue_plans')
      .values(
        plans.map(({ planId, type, name, description }, position) => ({
          ...{ position, name, description },
          plan_id: planId,
          plan_type: type,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const offers = clubs
      .filter(({ status }) => status !== 'offline')
      .flatMap((club) =>
        plans
          .filter(({ planId }) => soldAt[club.facility_id]?.includes(planId) ?? true)
          .map((plan) => offerOf(club, plan)),
      );
    if (offers.length === 0) return;
    await transaction
      .insertInto('facility_plans')
      .values(offers)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

/** A plan and its price in whole US dollars. */
interface SeedPlan {
  readonly planId: string;
  readonly type: string;
  readonly name: string;
  readonly description: string;
  readonly regular: number;
  readonly dues: number;
  readonly savings: number;
  readonly isReimbursed?: boolean;
}

/** Plan 6 exists but isn't offered to anyone; plan 15 is the single-club plan. */
const plans: readonly SeedPlan[] = [
  {
    planId: '6',
    type: 'House',
    name: 'House Account',
    description: 'For the people who work at {{CLUB_NAME}}.',
    regular: 25,
    dues: 0,
    savings: 0,
  },
  {
    planId: '15',
    type: 'Single club',
    name: 'Select Access',
    description: 'Unlimited visits to {{CLUB_NAME}}, classes included.',
    regular: 205,
    dues: 500,
    savings: 200,
  },
  {
    planId: '16',
    type: 'Multiple clubs',
    name: 'Regional Access',
    description: '{{CLUB_NAME}} and every other club of its region, {{REGION}}.',
    regular: 255,
    dues: 500,
    savings: 300,
  },
  {
    planId: '17',
    type: 'Multiple clubs',
    name: 'All Access',
    description: 'Every Foyer club, wherever you travel.',
    regular: 305,
    dues: 500,
    savings: 500,
    isReimbursed: true,
  },
];

/** The clubs that don't sell every plan: Brooklyn Heights sells none, Long Island City only the single-club plan. */
const soldAt: Readonly<Record<string, readonly string[]>> = { '116': ['6'], '117': ['6', '15'] };

/** The monthly discount for founders, in US dollars. */
const foundersSaving = 40;

function offerOf(club: StoredClub, plan: SeedPlan): FacilityPlanRow {
  const price = (dollars: number) => priceIn(currencyOf(club.country), dollars);
  const isForFounders = club.status === 'presale' && plan.type !== 'House';
  return {
    facility_id: club.facility_id,
    plan_id: plan.planId,
    monthly_fee: price(plan.regular - (isForFounders ? foundersSaving : 0)),
    regular_monthly_fee: price(plan.regular),
    total_dues: price(plan.dues),
    promotional_savings: price(plan.savings),
    is_reimbursement_available: plan.isReimbursed === true ? 1 : 0,
    promotion: isForFounders ? foundersPromotion : null,
  };
}
