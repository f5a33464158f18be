import type { contract } from '@foyer/adapters-http/wire';
import { Err, Ok, type Temporal } from '@foyer/core';
import { surveyQuestions } from '@foyer/core/survey';
import type * as z from 'zod/mini';

import { changeRows, findRow, findRows } from '../database/rows.ts';
import { findClub } from '../clubs/club-table.ts';
import { isForeignKeyViolation } from '../database/engine-error.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { type ApiFailure, invalidField, notFound } from '../http/api-failure.ts';
import { refusalPast } from '../http/limits.ts';
import { checkGuest } from '../http/read-request.ts';
import { instantText } from '../http/request-time.ts';
import { type Asking, type Backing, type CallRequest, publicCalls } from '../http/serve-call.ts';
import { calendarUid } from '../mail/visit-mails.ts';
import { answerSkip, dueAnnouncement } from '../notifications/new-leads.ts';
import { notifyClubs } from '../notifications/notify-clubs.ts';
import { appointmentOf } from '../visits/appointment-table.ts';
import { saveWithVisit } from './book-visit.ts';
import { cancelBooking } from './cancel-booking.ts';
import {
  answersOf,
  attributed,
  changeLead,
  type LeadAnswer,
  leadAnswer,
  type LeadChanges,
  type LeadContents,
  type LeadKey,
  saveLead,
  surveyOf,
  type StoredLead,
} from './lead-table.ts';
import { readAbandonedLead, readResidentialLead } from './read-lead.ts';

export const leadCalls = publicCalls({
  createAbandonedLead: saveAbandonedLead,
  updateAbandonedLead: saveAbandonedLead,

  async updateLead({ body, now, client, origin, locale }, backing) {
    const { key, field, changes, answers } = readUpdate(body);
    const guestName = checkGuest('Guest', body.Guest && { name: body.Guest.FirstName });
    if (!guestName.ok) return guestName;
    const at = instantText(now);
    const outcome = await saveWithVisit(
      backing,
      { now, client, origin },
      {
        async save(transaction) {
          const lead = await changeLead(transaction, key, changes, at);
          if (!lead) return Err(notFound('There is no such lead.', field));
          const answered = answers && (await addAnswers(transaction, lead, answers));
          if (answered) await tellSurvey(transaction, backing, answered, at);
          return Ok(lead);
        },
        time: ['ScheduledVisitTime', body.ScheduledVisitTime],
        guestName: guestName.val,
        locale,
      },
    ).catch(refuseUnknownClub('FacilityId'));
    if (!outcome.ok) return outcome;
    if (outcome.val.booked || answers) backing.onMail();
    return Ok(leadAnswer(outcome.val.lead));
  },

  /** Cancels a lead's booking, and mails it, with either way to name the lead. Succeeds when there is no booking. */
  async cancelAppointment({ body, now, origin, locale }, backing) {
    const { database } = backing;
    const [field, transactionId, tokenId] =
      'TransactionId' in body
        ? (['TransactionId', body.TransactionId, body.TokenId] as const)
        : (['leadTransactionId', body.leadTransactionId, body.leadTokenId] as const);
    const byTransaction = await findRow(database, 'leads', { transaction_id: transactionId });
    const lead =
      byTransaction ??
      (tokenId === null ? null : await findRow(database, 'leads', { token_id: tokenId }));
    if (!lead) return Err(notFound('There is no such lead.', field));
    const uid = 'VisitUid' in body ? body.VisitUid : undefined;
    const visits = await findRows(database, 'appointments', { lead_id: lead.id });
    const meant = visits.find((visit) => calendarUid(visit) === uid);
    const cancellation = { now, origin, locale, reason: null, ...(meant && { visitId: meant.id }) };
    const canceled = await cancelBooking(backing, lead.id, cancellation);
    return canceled.map(() => ({ status: 200, data: { success: true } }));
  },

  async createResidentialLead({ body, now, client, origin, locale, attribution }, backing) {
    const { database, ids, onMail } = backing;
    const contents = readResidentialLead(body).map((lead) => ({
      ...lead,
      ...attributed(attribution),
    }));
    if (!contents.ok) return contents;
    if (body.leadTokenId !== null) {
      const known = await findRow(database, 'leads', {
        transaction_id: contents.val.transaction_id,
      });
      if (body.leadTokenId !== known?.token_id) {
        return Err(invalidField('leadTokenId', 'The token belongs to another transaction.'));
      }
    }
    const refusal = await refusalOfLead(backing, contents.val, { now, client });
    if (refusal) return Err(refusal);
    const fresh = { id: ids.next(), tokenId: ids.next(), at: instantText(now), locale };
    const saved = await saveWithVisit(
      backing,
      { now, client, origin },
      {
        save: async (transaction) => Ok(await saveLead(transaction, contents.val, fresh)),
        time: ['scheduledVisitTime', body.scheduledVisitTime],
        locale,
      },
    ).catch(refuseUnknownClub('facilityId'));
    if (!saved.ok) return saved;
    if (saved.val.booked || saved.val.lead.announced_at === null) onMail();
    return Ok(leadAnswer(saved.val.lead));
  },
});

async function saveAbandonedLead(
  { body, now, client, locale, attribution }: CallRequest<typeof contract.createAbandonedLead>,
  backing: Backing,
) {
  const { database, ids, onMail } = backing;
  const contents = readAbandonedLead(body).map((lead) => ({ ...lead, ...attributed(attribution) }));
  if (!contents.ok) return contents;
  const refusal = await refusalOfLead(backing, contents.val, { now, client });
  if (refusal) return Err(refusal);
  const fresh = { id: ids.next(), tokenId: ids.next(), at: instantText(now), locale };
  const saved = await saveLead(database, contents.val, fresh).then(
    (lead) => Ok(lead),
    refuseUnknownClub('FacilityId'),
  );
  if (!saved.ok) return saved;
  const lead = saved.val;
  if (body.visitSkipped === true) await recordSkip(backing, lead.id, now);
  if (body.visitSkipped === true || lead.announced_at === null) onMail();
  return Ok(leadAnswer(lead));
}

/** Converts a failed write to the refusal of an unknown club, which is a lead's only foreign key. */
function refuseUnknownClub(field: string) {
  return (error: unknown): Err<ApiFailure> => {
    if (isForeignKeyViolation(error)) return Err(invalidField(field, 'There is no such club.'));
    throw error;
  };
}

/** Counts a lead against the limits once per transaction, so that saving one's own lead again is always free. */
export function refusalOfLead(
  backing: Backing,
  lead: Pick<LeadContents, 'transaction_id' | 'email'>,
  { now, client }: Asking,
): Promise<ApiFailure | null> {
  const counted = { leadsFrom: client, leadsBy: client && lead.email };
  return refusalPast(backing, counted, { now, keys: [lead.transaction_id] });
}

interface LeadUpdate {
  readonly key: LeadKey;
  readonly field: string;
  readonly changes: LeadChanges;
  readonly answers: readonly LeadAnswer[] | null;
}

function readUpdate(body: z.output<typeof contract.updateLead.body>): LeadUpdate {
  if ('TokenId' in body) {
    const answers = body.Answers ?? body.answers ?? null;
    // A survey may be answered in a tab that shows the club before.
    const isOnlySurvey = answers !== null && body.ScheduledVisitTime === null;
    return {
      key: { token_id: body.TokenId },
      field: 'TokenId',
      changes: isOnlySurvey ? {} : { facility_id: body.FacilityId },
      answers,
    };
  }
  return {
    key: { transaction_id: body.TransactionId },
    field: 'TransactionId',
    changes: {
      meeting_purpose: body.meetingPurpose,
      preferred_communication_method: body.PreferredCommunicationMethod,
      preferred_time_of_day: body.PreferredTimeOfDay,
    },
    answers: null,
  };
}

/**
 * Keeps the latest answer per answerId, and per question that takes one choice. Requires the lock of the lead's row.
 * Returns the changed lead; null if nothing changed.
 */
async function addAnswers(
  transaction: Database,
  lead: StoredLead,
  answers: readonly LeadAnswer[],
): Promise<StoredLead | null> {
  const before = answersOf(lead).filter(({ answerId }) => !isReplaced(answerId, answers));
  const byId = new Map([...before, ...answers].map((one) => [one.answerId, one]));
  const text = JSON.stringify([...byId.values()]);
  if (text === lead.answers) return null;
  await changeRows(transaction, 'leads', { id: lead.id }, { answers: text });
  return { ...lead, answers: text };
}

/** True for a choice whose question takes one, and has another now: the visitor may have sent the survey twice. */
function isReplaced(answerId: string, answers: readonly LeadAnswer[]): boolean {
  if (answers.some((one) => one.answerId === answerId)) return false;
  const asked = surveyQuestions('guided-steps').find(({ options }) =>
    options.some((option) => String(option.answerId) === answerId),
  );
  if (asked?.choice !== 'one') return false;
  const ids = asked.options.map((option) => String(option.answerId));
  return answers.some((one) => ids.includes(one.answerId));
}

async function tellSurvey(
  transaction: Database,
  { ids }: Pick<Backing, 'ids'>,
  lead: StoredLead,
  at: string,
): Promise<void> {
  const answers = surveyOf(lead);
  if (answers.length === 0) return;
  const visit = await appointmentOf(transaction, lead.id);
  const club = await findClub(transaction, visit?.facility_id ?? lead.facility_id);
  if (!club) return;
  const announcement = await dueAnnouncement(transaction, lead, at);
  const event = { type: 'survey.answered', club, lead, visit, answers, at } as const;
  await notifyClubs(transaction, ids, [...announcement, event]);
}

/** Notifies the club that the visitor expects a call, once until they book a visit, and answers the visitor. */
export function recordSkip(backing: Backing, leadId: string, now: Temporal.Instant): Promise<void> {
  const { database, ids } = backing;
  const at = instantText(now);
  return inTransaction(database, async (transaction) => {
    const lead = await changeLead(transaction, { id: leadId }, {}, at);
    if (!lead || lead.skipped_at !== null || (await appointmentOf(transaction, lead.id))) return;
    await changeRows(transaction, 'leads', { id: lead.id }, { skipped_at: at });
    const announcement = await dueAnnouncement(transaction, lead, at);
    const club = await findClub(transaction, lead.facility_id);
    const skip = club ? [{ type: 'visit.skipped', club, lead, at } as const] : [];
    await notifyClubs(transaction, ids, [...announcement, ...skip]);
    await answerSkip(backing, transaction, lead.id, now);
  });
}
