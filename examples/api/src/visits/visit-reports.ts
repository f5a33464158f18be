import { Err, Ok, type Result, type Temporal } from '@foyer/core';

import { accountsByEmail } from '../account/account-table.ts';
import { findClub, type StoredClub } from '../clubs/club-table.ts';
import { changeRows, findRow } from '../database/rows.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { endOldPrice, holdPrice, mailHeldPrice } from '../held-price/held-price-table.ts';
import { type ApiFailure, invalidField, notFound } from '../http/api-failure.ts';
import { instantText, readInstant } from '../http/request-time.ts';
import type { Backing, NoticeBacking } from '../http/serve-call.ts';
import { changeLead, type StoredLead } from '../leads/lead-table.ts';
import { dropScheduledMail, queueMail } from '../mail/outbox-table.ts';
import { missedVisitMail } from '../mail/visit-mails.ts';
import { type OfferedPlan, plansOfferedAt } from '../plans/plan-tables.ts';
import { isAnyMember } from '../payment/purchase-table.ts';
import { productsOf } from '../privacy/person.ts';
import type { Appointment } from './appointment-table.ts';

type ArrivalBacking = Pick<Backing, 'database' | 'data' | 'ids' | 'secret' | 'publicUrl'>;

/** How long before a visit's start its visitor can arrive. */
const earliest = { hours: 1 };

/**
 * Records that the visitor came, and mails them a link that holds a plan's price: `planId`, or the plan that the chain
 * recommends. Each plan is offered once per arrival, so reporting one again changes nothing. A member, and a visitor
 * of a club that doesn't sell the plan the chain recommends, get no link.
 */
export function markArrival(
  backing: ArrivalBacking,
  { visitId, planId }: { readonly visitId: string; readonly planId?: string | undefined },
  now: Temporal.Instant,
): Promise<Reported> {
  const { data, secret } = backing;
  return report(backing, visitId, now, async (transaction, { lead, visit }, at) => {
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
      await dropMailAbout(transaction, visit);
    }
    if (!plan || (await isMember(transaction, lead, now))) return Ok({ success: true });
    const held = { plan, commitmentMonths: data.terms.commitmentMonths };
    const offer = { lead, club, appointmentId: visitId, held, now };
    if (visit.arrived_at === null) await endOldPrice(transaction, offer);
    const kept = await holdPrice(transaction, secret, offer);
    if (!kept) return Ok({ success: true });
    await mailHeldPrice(backing, transaction, { lead, club, held }, kept, now);
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

/** True for someone who is a member by a purchase with this address, or by an account with it. */
async function isMember(
  transaction: Database,
  { email }: StoredLead,
  now: Temporal.Instant,
): Promise<boolean> {
  const accounts = await accountsByEmail(transaction, email);
  const products = await productsOf(transaction, email.toLowerCase(), []);
  const memberIds = [...accounts, ...products].map(({ member_id }) => member_id);
  return isAnyMember(transaction, memberIds, now);
}

function noArrival(message: string): ApiFailure {
  return { status: 409, code: 'NOT_AN_ARRIVAL', message, field: 'visitId' };
}

/**
 * Records that the visitor didn't come, and mails them 30 minutes after the visit's start. Marking a visit again
 * changes nothing. Fails for a visit that is canceled or hasn't started, or whose visitor came.
 */
export function markNoShow(
  backing: Pick<NoticeBacking, 'database' | 'ids' | 'publicUrl'>,
  visitId: string,
  now: Temporal.Instant,
): Promise<Reported> {
  const { ids, publicUrl } = backing;
  return report(backing, visitId, now, async (transaction, { lead, visit }, at) => {
    const startsAt = readInstant(visit.starts_at) ?? now;
    if (visit.cancelled_at !== null) return Err(notToCome('This visit is canceled.'));
    if (visit.arrived_at !== null) return Err(notToCome('The visitor came.'));
    if (startsAt.epochMilliseconds > now.epochMilliseconds) {
      return Err(notToCome('This visit has not started.'));
    }
    const club = await findClub(transaction, visit.facility_id);
    if (visit.no_show_at !== null || !club) return Ok({ success: true });
    const changes = { no_show_at: at, updated_at: at };
    await changeRows(transaction, 'appointments', { id: visitId }, changes);
    // Someone who has booked another visit since isn't asked to.
    if (visit.followed_at !== null) return Ok({ success: true });
    const mail = {
      ...missedVisitMail({ lead, club, publicUrl, locale: lead.locale }, visit.kind),
      dueAt: startsAt.add({ minutes: 30 }),
    };
    await queueMail(transaction, mail, { id: ids.next(), at, about: lead.id });
    return Ok({ success: true });
  });
}

function notToCome(message: string): ApiFailure {
  return { status: 409, code: 'NOT_A_NO_SHOW', message, field: 'visitId' };
}

/**
 * Takes back that a visitor came or didn't, with the mail about a missed visit if that wasn't sent yet. A price that was
 * held stays held, because the visitor may have read about it.
 */
export function takeReportBack(
  database: Database,
  visitId: string,
  now: Temporal.Instant,
): Promise<Reported> {
  return report({ database }, visitId, now, async (transaction, { visit }, at) => {
    if (visit.no_show_at !== null) await dropMailAbout(transaction, visit);
    if (visit.no_show_at !== null || visit.arrived_at !== null) {
      const changes = { arrived_at: null, no_show_at: null, updated_at: at };
      await changeRows(transaction, 'appointments', { id: visitId }, changes);
    }
    return Ok({ success: true });
  });
}

/** Nothing if the lead has booked another visit since: what is scheduled is about that one. */
async function dropMailAbout(transaction: Database, visit: Appointment): Promise<void> {
  if (visit.followed_at === null) await dropScheduledMail(transaction, visit.lead_id);
}

type Reported = Result<{ readonly success: true }, ApiFailure>;

/** Locks the visit's lead, so that nobody else moves, cancels or reports the visit meanwhile. */
function report(
  { database }: Pick<NoticeBacking, 'database'>,
  visitId: string,
  now: Temporal.Instant,
  work: (
    transaction: Database,
    locked: { readonly lead: StoredLead; readonly visit: Appointment },
    at: string,
  ) => Promise<Reported>,
): Promise<Reported> {
  const at = instantText(now);
  return inTransaction(database, async (transaction) => {
    const known = await findRow(transaction, 'appointments', { id: visitId });
    const lead = known && (await changeLead(transaction, { id: known.lead_id }, {}, at));
    const visit = lead && (await findRow(transaction, 'appointments', { id: visitId }));
    if (!lead || !visit) return Err(notFound('There is no such visit.', 'visitId'));
    return work(transaction, { lead, visit }, at);
  });
}
