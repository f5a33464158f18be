import { Err, Ok } from '@foyer/core';

import { clubOf } from '../clubs/club-table.ts';
import { findRow } from '../database/rows.ts';
import { notFound } from '../http/api-failure.ts';
import { refusalPast } from '../http/limits.ts';
import { publicCalls } from '../http/serve-call.ts';
import { toWireCost } from '../plans/plan-calls.ts';
import { accessFrom } from '../plans/plan-tables.ts';
import { findHeldPrice, heldIn, statusOfHeld } from './held-price-table.ts';

export const heldPriceCalls = publicCalls({
  async readHeldPrice({ body, now, client }, backing) {
    const { database, data, secret } = backing;
    const refusal = await refusalPast(backing, { heldPricesFrom: client }, { now });
    if (refusal) return Err(refusal);
    const stored = await findHeldPrice(database, secret, body.token);
    const lead = stored && (await findRow(database, 'leads', { id: stored.lead_id }));
    if (!stored || !lead) return Err(notFound('There is no such held price.', 'token'));
    const club = await clubOf(database, stored.facility_id);
    const status = statusOfHeld(stored, club, now);
    const { facility_id: facilityId, country } = club;
    const answer = { facilityId, country, until: stored.until, status };
    if (status !== 'open') return Ok({ ...answer, offer: null });
    const { plan, commitmentMonths } = heldIn(stored);
    const catalogued = await findRow(database, 'catalogue_plans', { plan_id: plan.plan_id });
    const ofChain = data.plans.plans.find(({ id }) => id === plan.plan_id);
    const access = await accessFrom(database, club);
    const { founders } = data.plans.promotions;
    return Ok({
      ...answer,
      offer: {
        id: stored.token_hash,
        plan: {
          planId: plan.plan_id,
          planType: plan.plan_type,
          name: plan.name,
          description: catalogued?.description ?? '',
          cost: toWireCost(plan, plan.total_dues),
          includes: ofChain?.includes ?? [],
          access: access(ofChain),
        },
        promotion: plan.promotion === founders.id ? founders.text : null,
        commitmentMonths,
        contact: {
          firstName: lead.first_name,
          lastName: lead.last_name,
          email: lead.email,
          phone: lead.phone,
        },
      },
    });
  },
});
