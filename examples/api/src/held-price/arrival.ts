import { Err, Ok, type Result, type Temporal } from '@foyer/core';
import { currencyOf } from '@foyer/core/kernel';

import { findClub, type StoredClub } from '../clubs/club-table.ts';
import { changeRows, findRow } from '../database/rows.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { type ApiFailure, invalidField, notFound } from '../http/api-failure.ts';
import { instantText, readInstant } from '../http/request-time.ts';
import type { Backing } from '../http/serve-call.ts';
import { lockVisit } from '../leads/lead-table.ts';
import { heldPriceMail } from '../mail/held-price-mail.ts';
import { dropScheduledMail, queueMail } from '../mail/outbox-table.ts';
import { type OfferedPlan, plansOfferedAt } from '../plans/plan-tables.ts';
import { personHolder } from '../products/product-table.ts';
import { holdPrice } from './held-price-table.ts';

type ArrivalBacking = Pick<Backing, 'database' | 'data' | 'ids' | 'secret' | 'publicUrl'>;

/** How long before a visit's start its visitor can arrive. */
const earliest = { hours: 1 };

/**
 * Records that the visitor came, and mails them a link that holds a plan's price: `planId`, or the plan that the chain
 * recommends. Each plan is offered once per visit, so reporting an arrival again changes nothing. A member, and a visitor
 * of a club that doesn't sell the plan the chain recommends, get no link.
 */
export function markArrival(
  { database, data, ids, secret, publicUrl }: ArrivalBacking,
  { visitId, planId }: { readonly visitId: string; readonly planId?: string | undefined },
  now: Temporal.Instant,
): Promise<Result<{ readonly success: true }, ApiFailure>> {
  const at = instantText(now);
  return inTransaction(database, async (transaction) => {
    const locked = await lockVisit(transaction, visitId, at);
    if (!locked) return Err(notFound('There is no such visit.', 'visitId'));
    const { lead, visit } = locked;
    if (visit.cancelled_at !== null) return Err(noArrival('This visit is canceled.'));
    const opens = (readInstant(visit.starts_at) ?? now).subtract(earliest);
    if (now.epochMilliseconds < opens.epochMilliseconds) {
      return Err(noArrival('This visit starts in more than an hour.'));
    }
    const club = await findClub(transaction, visit.facility_id);
    if (!club) return Ok({ success: true });
    const plan = await planFor(transaction, club, planId ?? data.plans.recommendedPlanId);
    if (!plan && planId !== undefined) {
      return Err(invalidField('planId', 'The club doesn’t offer this plan.'));
    }
    if (visit.arrived_at === null) {
      const changes = { arrived_at: at, no_show_at: null, updated_at: at };
      await changeRows(transaction, 'appointments', { id: visitId }, changes);
      // A visitor who was only late isn't told that they were missed.
      await dropScheduledMail(transaction, lead.id);
    }
    const member = await findRow(transaction, 'purchases', { holder: personHolder(lead.email) });
    if (!plan || member) return Ok({ success: true });
    const held = { plan, commitmentMonths: data.terms.commitmentMonths };
    const offer = { lead, club, appointmentId: visitId, held, now };
    const kept = await holdPrice(transaction, secret, offer);
    if (!kept) return Ok({ success: true });
    const currency = currencyOf(club.country);
    const mailed = { lead, club, publicUrl, locale: lead.locale, plan, currency };
    const mail = heldPriceMail({ ...mailed, ...kept });
    await queueMail(transaction, mail, { id: ids.next(), at });
    return Ok({ success: true });
  });
}

async function planFor(
  transaction: Database,
  club: StoredClub,
  planId: string | undefined,
): Promise<OfferedPlan | undefined> {
  if (club.status === 'offline') return undefined;
  const offered = await plansOfferedAt(transaction, club.facility_id);
  return offered.find(({ plan_id: id }) => id === planId);
}

function noArrival(message: string): ApiFailure {
  return { status: 409, code: 'NOT_AN_ARRIVAL', message, field: 'visitId' };
}
