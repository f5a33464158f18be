import type { contract } from '@foyer/adapters-http/wire';
import { Err, type IdSource, Ok, type Result, type Temporal } from '@foyer/core';
import type * as z from 'zod/mini';

import { type ApiFailure, invalidField, notFound } from '../api-failure.ts';
import { findClub, type StoredClub } from '../clubs/club-table.ts';
import type { Database } from '../database/schema.ts';
import { instantText, readInstant } from '../request-time.ts';
import type { CallHandler } from '../serve-call.ts';
import { appointmentOf, cancelTime, type WantedTime } from '../visits/appointment-table.ts';
import { isOffered } from '../visits/open-times.ts';
import { visitRules } from '../visits/visit-rules.ts';
import { isSameTime, updateLeadAndVisit } from './book-visit.ts';
import {
  findLead,
  type LeadAnswer,
  type LeadChanges,
  saveLead,
  type StoredLead,
} from './lead-table.ts';
import { readAbandonedLead } from './read-lead.ts';

/** HT-27 and HT-28 alike: the transaction's one lead is made or brought up to date. */
export function saveAbandonedLead(
  database: Database,
  ids: IdSource,
): CallHandler<typeof contract.createAbandonedLead> {
  return async ({ body, now }) => {
    const contents = readAbandonedLead(body);
    if (!contents.ok) return contents;
    if (!(await findClub(database, contents.val.facility_id))) return unknownClub;
    const lead = await saveLead(database, contents.val, {
      id: ids.next(),
      tokenId: ids.next(),
      at: instantText(now),
    });
    return Ok(leadAnswer(lead));
  };
}

/** HT-24: records the visit, the club or the answers of a lead. `onBooked` hears of each new or moved booking. */
export function updateLead(
  database: Database,
  ids: IdSource,
  onBooked: () => void,
): CallHandler<typeof contract.updateLead> {
  return async ({ body, now }) => {
    const read = await readUpdate(database, body);
    if (!read.ok) return read;
    const { lead, club, changes, answers } = read.val;
    const visit = await readVisit(database, read.val, body.ScheduledVisitTime, now);
    if (!visit.ok) return visit;
    const outcome = await updateLeadAndVisit(database, ids, instantText(now), {
      leadId: lead.id,
      changes,
      answers,
      visit: visit.val && { club, wanted: visit.val },
    });
    if (!outcome.ok) return outcome;
    if (outcome.val.booked) onBooked();
    return Ok(leadAnswer(lead));
  };
}

/** HT-29: gives the booked time of a lead back. A lead without one has nothing to give, which is a success. */
export function cancelAppointment(
  database: Database,
): CallHandler<typeof contract.cancelAppointment> {
  return async ({ body, now }) => {
    const byTransaction = await findLead(database, { transactionId: body.TransactionId });
    const lead =
      byTransaction ??
      (body.TokenId === null ? null : await findLead(database, { tokenId: body.TokenId }));
    if (!lead) return Err(notFound('There is no such lead.', 'TransactionId'));
    await cancelTime(database, lead.id, instantText(now));
    return Ok({ status: 200, data: { success: true } });
  };
}

interface ReadUpdate {
  readonly lead: StoredLead;
  /** The club the lead is at once the update is done. */
  readonly club: StoredClub;
  readonly changes: LeadChanges;
  readonly answers: readonly LeadAnswer[] | null;
}

const unknownClub = Err(invalidField('FacilityId', 'There is no such club.'));

/** Both shapes of LC-25 as one. */
async function readUpdate(
  database: Database,
  body: z.output<typeof contract.updateLead.body>,
): Promise<Result<ReadUpdate, ApiFailure>> {
  if ('TokenId' in body) {
    const lead = await findLead(database, { tokenId: body.TokenId });
    if (!lead) return Err(notFound('There is no such lead.', 'TokenId'));
    const club = await findClub(database, body.FacilityId);
    if (!club) return unknownClub;
    return Ok({
      lead,
      club,
      changes: { facility_id: club.facility_id },
      answers: body.Answers ?? body.answers ?? null,
    });
  }
  const lead = await findLead(database, { transactionId: body.TransactionId });
  if (!lead) return Err(notFound('There is no such lead.', 'TransactionId'));
  const club = await findClub(database, lead.facility_id);
  if (!club) return unknownClub;
  return Ok({
    lead,
    club,
    changes: {
      meeting_purpose: body.meetingPurpose,
      preferred_communication_method: body.PreferredCommunicationMethod,
      preferred_time_of_day: body.PreferredTimeOfDay,
    },
    answers: null,
  });
}

/** The time asked for, which must be one that the club offers, or the one the lead holds; null when none is. */
async function readVisit(
  database: Database,
  { lead, club, changes }: ReadUpdate,
  text: string | null,
  now: Temporal.Instant,
): Promise<Result<WantedTime | null, ApiFailure>> {
  if (text === null) return Ok(null);
  const time = readInstant(text);
  if (!time) {
    return Err(invalidField('ScheduledVisitTime', 'Send an ISO date-time with its offset.'));
  }
  const purpose = changes.meeting_purpose ?? lead.meeting_purpose;
  const kind = purpose === 'workout' ? 'workout' : 'tour';
  const wanted = { facilityId: club.facility_id, kind, startsAt: instantText(time) } as const;
  if (isSameTime(await appointmentOf(database, lead.id), wanted)) return Ok(wanted);
  const rules = await visitRules(database, club, kind);
  return rules && isOffered(rules, kind, now, time)
    ? Ok(wanted)
    : Err(invalidField('ScheduledVisitTime', 'The club does not offer this time.'));
}

function leadAnswer(lead: StoredLead): {
  success: true;
  tokenId: string;
  TransactionId: string;
  leadTransactionId: string;
} {
  return {
    success: true,
    tokenId: lead.token_id,
    TransactionId: lead.transaction_id,
    leadTransactionId: lead.transaction_id,
  };
}
