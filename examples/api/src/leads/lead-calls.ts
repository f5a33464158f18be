import type { Call, contract } from '@foyer/adapters-http/wire';
import { Err, Ok, type Result, type Temporal } from '@foyer/core';
import type * as z from 'zod/mini';

import { findClub, type StoredClub } from '../clubs/club-table.ts';
import { isForeignKeyViolation } from '../database/engine-error.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { type ApiFailure, invalidField, notFound } from '../http/api-failure.ts';
import { refusalPast } from '../http/limits.ts';
import { instantText } from '../http/request-time.ts';
import { type Backing, type CallRequest, publicCalls } from '../http/serve-call.ts';
import { dropScheduledMail, queueMail } from '../mail/outbox-table.ts';
import { canceledMail } from '../mail/visit-mails.ts';
import { answerSkip, dueAnnouncement } from '../notifications/new-leads.ts';
import { notifyClubs } from '../notifications/notify-clubs.ts';
import { appointmentOf } from '../visits/appointment-table.ts';
import { readVisit, saveWithVisit } from './book-visit.ts';
import {
  changeLead,
  findLead,
  type LeadAnswer,
  leadAnswer,
  type LeadChanges,
  type LeadContents,
  markSkipped,
  saveLead,
  type StoredLead,
} from './lead-table.ts';
import { readAbandonedLead, readResidentialLead } from './read-lead.ts';

export const leadCalls = publicCalls({
  createAbandonedLead: saveAbandonedLead,
  updateAbandonedLead: saveAbandonedLead,

  /** Records a lead's visit, club or answers. */
  async updateLead({ body, now, client, locale }, backing) {
    const { database, onMail, publicUrl } = backing;
    const read = await readUpdate(database, body);
    if (!read.ok) return read;
    const { lead, club, changes, answers } = read.val;
    const timeField = 'ScheduledVisitTime';
    const wanted = await readVisit(
      database,
      {
        leadId: lead.id,
        club,
        purpose: changes.meeting_purpose ?? lead.meeting_purpose,
        time: [timeField, body.ScheduledVisitTime],
      },
      now,
    );
    if (!wanted.ok) return wanted;
    const at = instantText(now);
    const outcome = await saveWithVisit(
      backing,
      { now, client },
      {
        transactionId: lead.transaction_id,
        async save(transaction) {
          const changed = await changeLead(transaction, lead.id, changes, at);
          if (!answers) return changed;
          // Merged under the lock of the row, with the latest per answerId.
          const before = JSON.parse(changed.answers ?? '[]') as LeadAnswer[];
          const byId = new Map([...before, ...answers].map((one) => [one.answerId, one]));
          await transaction
            .updateTable('leads')
            .set({ answers: JSON.stringify([...byId.values()]) })
            .where('id', '=', lead.id)
            .execute();
          return changed;
        },
        visit: wanted.val && { club, wanted: wanted.val, timeField, locale, publicUrl },
      },
    );
    if (!outcome.ok) return outcome;
    if (outcome.val.booked) onMail();
    return Ok(leadAnswer(lead));
  },

  /** Cancels a lead's booking, and mails it, with either way to name the lead. Succeeds when there is no booking. */
  async cancelAppointment({ body, now, locale }, { database, ids, onMail, publicUrl }) {
    const [field, transactionId, tokenId] =
      'TransactionId' in body
        ? (['TransactionId', body.TransactionId, body.TokenId] as const)
        : (['leadTransactionId', body.leadTransactionId, body.leadTokenId] as const);
    const byTransaction = await findLead(database, { transactionId });
    const lead = byTransaction ?? (tokenId === null ? null : await findLead(database, { tokenId }));
    if (!lead) return Err(notFound('There is no such lead.', field));
    const at = instantText(now);
    const canceled = await inTransaction(database, async (transaction) => {
      const locked = await changeLead(transaction, lead.id, {}, at);
      const visit = await transaction
        .updateTable('appointments')
        .set({ cancelled_at: at, updated_at: at })
        .where('lead_id', '=', lead.id)
        .where('cancelled_at', 'is', null)
        .returningAll()
        .executeTakeFirst();
      if (!visit) return false;
      await dropScheduledMail(transaction, lead.id);
      const announcement = await dueAnnouncement(transaction, locked, at);
      const club = await findClub(transaction, visit.facility_id);
      if (club) {
        const mail = canceledMail({ lead: locked, club, visit, publicUrl, locale }, now);
        await queueMail(transaction, mail, { id: ids.next(), at });
      }
      const cancellation = club
        ? [{ type: 'visit.canceled', club, lead: locked, visit, at } as const]
        : [];
      await notifyClubs(transaction, ids, [...announcement, ...cancellation]);
      return true;
    });
    if (canceled) onMail();
    return Ok({ status: 200, data: { success: true } });
  },

  /** Creates or updates the transaction's only lead and books its visit. */
  async createResidentialLead({ body, now, client, locale }, backing) {
    const { database, ids, onMail, publicUrl } = backing;
    const contents = readResidentialLead(body);
    if (!contents.ok) return contents;
    const club = await findClub(database, contents.val.facility_id);
    if (!club) return Err(invalidField('facilityId', 'There is no such club.'));
    const known = await findLead(database, { transactionId: contents.val.transaction_id });
    if (body.leadTokenId !== null && body.leadTokenId !== known?.token_id) {
      return Err(invalidField('leadTokenId', 'It is not the token of this transaction.'));
    }
    const purpose = body.meetingPurpose ?? known?.meeting_purpose ?? null;
    const timeField = 'scheduledVisitTime';
    const asked = { leadId: known?.id ?? null, club, purpose };
    const wanted = await readVisit(
      database,
      { ...asked, time: [timeField, body.scheduledVisitTime] },
      now,
    );
    if (!wanted.ok) return wanted;
    const refusal = await refusalOfLead(backing, contents.val, { now, client });
    if (refusal) return Err(refusal);
    const at = instantText(now);
    const saved = await saveWithVisit(
      backing,
      { now, client },
      {
        transactionId: contents.val.transaction_id,
        save: (transaction) =>
          saveLead(
            transaction,
            { ...contents.val, meeting_purpose: purpose },
            { id: ids.next(), tokenId: ids.next(), at, locale },
          ),
        visit: wanted.val && { club, wanted: wanted.val, timeField, locale, publicUrl },
      },
    );
    if (!saved.ok) return saved;
    if (saved.val.booked || saved.val.lead.announced_at === null) onMail();
    return Ok(leadAnswer(saved.val.lead));
  },
});

/** Creates or updates the transaction's only lead. */
async function saveAbandonedLead(
  { body, now, client, locale }: CallRequest<typeof contract.createAbandonedLead>,
  backing: Backing,
) {
  const { database, ids, onMail } = backing;
  const contents = readAbandonedLead(body);
  if (!contents.ok) return contents;
  const refusal = await refusalOfLead(backing, contents.val, { now, client });
  if (refusal) return Err(refusal);
  const fresh = { id: ids.next(), tokenId: ids.next(), at: instantText(now), locale };
  try {
    const lead = await saveLead(database, contents.val, fresh);
    if (body.visitSkipped === true) await recordSkip(backing, lead.id, now);
    if (body.visitSkipped === true || lead.announced_at === null) onMail();
    return Ok(leadAnswer(lead));
  } catch (error) {
    // The club is the lead's only foreign key.
    if (isForeignKeyViolation(error)) return unknownClub;
    throw error;
  }
}

/** Counts a lead against the limits once per transaction, so that saving one's own lead again is always free. */
export function refusalOfLead(
  backing: Backing,
  lead: Pick<LeadContents, 'transaction_id' | 'email'>,
  { now, client }: Pick<CallRequest<Call>, 'now' | 'client'>,
): Promise<ApiFailure | null> {
  const counted = { leadsFrom: client, leadsBy: client && lead.email };
  return refusalPast(backing, counted, { now, keys: [lead.transaction_id] });
}

interface ReadUpdate {
  readonly lead: StoredLead;
  /** The lead's club after the update. */
  readonly club: StoredClub;
  readonly changes: LeadChanges;
  readonly answers: readonly LeadAnswer[] | null;
}

const unknownClub = Err(invalidField('FacilityId', 'There is no such club.'));

/** Converts both body formats to one. */
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

/** Tells the club that the visitor expects a call, once until they book a visit, and answers the visitor. */
export function recordSkip(backing: Backing, leadId: string, now: Temporal.Instant): Promise<void> {
  const { database, ids } = backing;
  const at = instantText(now);
  return inTransaction(database, async (transaction) => {
    const lead = await changeLead(transaction, leadId, {}, at);
    if (lead.skipped_at !== null || (await appointmentOf(transaction, lead.id))) return;
    await markSkipped(transaction, lead.id, at);
    const announcement = await dueAnnouncement(transaction, lead, at);
    const club = await findClub(transaction, lead.facility_id);
    const skip = club ? [{ type: 'visit.skipped', club, lead, at } as const] : [];
    await notifyClubs(transaction, ids, [...announcement, ...skip]);
    await answerSkip(backing, transaction, lead.id, now);
  });
}
