import type { Currency } from '@foyer/core';

import type { CorporatePlanRow, Database } from '../database/schema.ts';
import { currencies, priceIn } from './price-level.ts';

/**
 * Adds the employers' plans when there are none: Acme has three plans, each with a different price note, Globex one,
 * Northwind two, Initech none.
 */
export async function seedCorporatePlans(database: Database): Promise<void> {
  const present = await database
    .selectFrom('corporate_plans')
    .select('plan_id')
    .limit(1)
    .executeTakeFirst();
  if (present) return;
  await database
    .insertInto('corporate_plans')
    .values(
      Object.entries(offers).flatMap(([accountId, plans]) =>
        plans.flatMap((plan, position) =>
          currencies.map((currency) => rowOf(accountId, plan, position, currency)),
        ),
      ),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A plan and its price in whole US dollars. */
interface SeedPlan {
  readonly planId: string;
  readonly type: string;
  readonly name: string;
  readonly description: string;
  readonly monthly: number;
  readonly regular: number;
  readonly dues: number;
  readonly savings: number;
  readonly isReimbursed?: boolean;
}

const select: SeedPlan = {
  planId: '15',
  type: 'Single club',
  name: 'Select Access',
  description: 'Unlimited visits to {{CLUB_NAME}}, classes included.',
  monthly: 175,
  regular: 205,
  dues: 300,
  savings: 300,
};
const regional: SeedPlan = {
  planId: '16',
  type: 'Multiple clubs',
  name: 'Regional Access',
  description: 'Every club in {{REGION}}, {{CLUB_NAME}} among them.',
  monthly: 240,
  regular: 250,
  dues: 300,
  savings: 200,
};
const everywhere: SeedPlan = {
  planId: '17',
  type: 'Multiple clubs',
  name: 'All Access',
  description: 'Every Foyer club, wherever work takes you.',
  monthly: 295,
  regular: 295,
  dues: 300,
  savings: 300,
  isReimbursed: true,
};

const offers: Readonly<Record<string, readonly SeedPlan[]>> = {
  CA1001: [select, regional, everywhere],
  CA1002: [select],
  CA1003: [select, regional],
};

function rowOf(
  accountId: string,
  plan: SeedPlan,
  position: number,
  currency: Currency,
): CorporatePlanRow {
  const price = (dollars: number) => priceIn(currency, dollars);
  return {
    corporate_account_id: accountId,
    plan_id: plan.planId,
    currency,
    position,
    plan_type: plan.type,
    name: plan.name,
    description: plan.description,
    monthly_fee: price(plan.monthly),
    regular_monthly_fee: price(plan.regular),
    initiation_dues: price(plan.dues),
    promotional_savings: price(plan.savings),
    is_reimbursement_available: plan.isReimbursed === true ? 1 : 0,
  };
}
