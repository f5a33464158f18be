import { Err, Ok, type Result, type Temporal } from '@foyer/core';

import { changeRows, findRow } from '../database/rows.ts';
import { clubOf, type StoredClub } from '../clubs/club-table.ts';
import { isForeignKeyViolation } from '../database/engine-error.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { type ApiFailure, failure, invalidField, notFound } from '../http/api-failure.ts';
import { refusalPast } from '../http/limits.ts';
import { checkGuest } from '../http/read-request.ts';
import { instantText } from '../http/request-time.ts';
import { type Asking, type Backing, publicCalls } from '../http/serve-call.ts';
import { saveWithVisit } from '../leads/book-visit.ts';
import { cancelBooking } from '../leads/cancel-booking.ts';
import { changeLead } from '../leads/lead-table.ts';
import { calendarUid } from '../mail/visit-mails.ts';
import { notifyClubs } from '../notifications/notify-clubs.ts';
import { companionOf } from '../referral/friends-visit.ts';
import {
  type Appointment,
  appointmentOf,
  changeVisit,
  guestOf,
  startOf,
  statusOf,
  visitOver,
} from './appointment-table.ts';
import { readVisitToken, renewLink, visitToken } from './visit-link.ts';

/** A visitor may say that they are late from two hours before the visit until half an hour after its start. */
const lateFrom = { hours: 2 };
const lateUntil = { minutes: 30 };

/** The calls of the page on which a visitor manages a visit, on any device and without a session. */
export const visitLinkCalls = publicCalls({
  async getVisitLink({ body, now, client }, backing) {
    const { database, secret } = backing;
    const refusal = await refusalPast(backing, { visitLinksFrom: client }, { now });
    if (refusal) return Err(refusal);
    const byTransaction = await findRow(database, 'leads', { transaction_id: body.TransactionId });
    const lead =
      byTransaction ??
      (body.TokenId && (await findRow(database, 'leads', { token_id: body.TokenId })));
    if (!lead) return Err(notFound('There is no such lead.', 'TransactionId'));
    const visit = await appointmentOf(database, lead.id);
    if (!visit) return Ok({ visit: null });
    const { link_id } = visit;
    const token = link_id === null ? null : await visitToken(secret, link_id);
    return Ok({ visit: { token, uid: calendarUid(visit), sequence: visit.revision } });
  },

  async readVisit({ body, now, client }, backing) {
    const found = await findVisit(backing, body.token, { now, client });
    return found.ok ? Ok(await viewOf(backing.database, found.val, now)) : found;
  },

  async moveVisit({ body, now, client, origin, locale }, backing) {
    const { database, onMail } = backing;
    const found = await findVisit(backing, body.token, { now, client });
    if (!found.ok) return found;
    const guestName = checkGuest('guest', body.guest && { name: body.guest.firstName });
    if (!guestName.ok) return guestName;
    const { id, lead_id } = found.val;
    const moved = await saveWithVisit(
      backing,
      { now, client, origin },
      {
        async save(transaction) {
          const changes = { facility_id: body.facilityId };
          const lead = await changeLead(transaction, { id: lead_id }, changes, instantText(now));
          const visit = await findRow(transaction, 'appointments', { id });
          if (!lead || !visit) return Err(unknownLink);
          return statusOf(visit, now) === 'confirmed' ? Ok(lead) : Err(visitOver);
        },
        time: ['startsAt', body.startsAt],
        guestName: guestName.val,
        locale,
      },
    ).catch((error: unknown): Err<ApiFailure> => {
      if (!isForeignKeyViolation(error)) throw error;
      return Err(invalidField('facilityId', 'There is no such club.'));
    });
    if (!moved.ok) return moved;
    if (moved.val.booked) onMail();
    return Ok(
      await viewOf(database, (await findRow(database, 'appointments', { id })) ?? found.val, now),
    );
  },

  async cancelVisit({ body, now, client, origin, locale }, backing) {
    const { database } = backing;
    const found = await findVisit(backing, body.token, { now, client });
    if (!found.ok) return found;
    const { id, lead_id } = found.val;
    const reason = body.reason?.trim() || null;
    const status = statusOf(found.val, now);
    if (status === 'ended') return Err(visitOver);
    if (status === 'confirmed') {
      const asked = { now, origin, locale, reason, visitId: id };
      const canceled = await cancelBooking(backing, lead_id, asked);
      if (!canceled.ok) return canceled;
    }
    return Ok(
      await viewOf(database, (await findRow(database, 'appointments', { id })) ?? found.val, now),
    );
  },

  async reportLate({ body: { token, minutes }, now, client }, backing) {
    const { database, ids, onMail } = backing;
    const found = await findVisit(backing, token, { now, client });
    if (!found.ok) return found;
    const at = instantText(now);
    const reported = await inTransaction(database, async (transaction) => {
      const lead = await changeLead(transaction, { id: found.val.lead_id }, {}, at);
      const before = await findRow(transaction, 'appointments', { id: found.val.id });
      if (!lead || !before) return Err(unknownLink);
      const refusal = refusalOfLate(before, now);
      if (refusal) return Err(refusal);
      if (before.late_minutes === minutes) return Ok({ visit: before, isNew: false });
      const late = { late_minutes: minutes, updated_at: at };
      const visit = await changeVisit(transaction, before, late);
      const club = await clubOf(transaction, visit.facility_id);
      await notifyClubs(transaction, ids, [{ type: 'visit.late', club, lead, visit, at }]);
      return Ok({ visit, isNew: true });
    });
    if (!reported.ok) return reported;
    if (reported.val.isNew) onMail();
    return Ok(await viewOf(database, reported.val.visit, now));
  },

  async turnOffVisitLink({ body, now, client, locale }, backing) {
    const { database, secret, onMail } = backing;
    const refusal = await refusalPast(backing, { visitLinksFrom: client }, { now });
    if (refusal) return Err(refusal);
    const linkId = await readVisitToken(secret, body.token);
    if (linkId === null) return Err(unknownLink);
    const held = await findRow(database, 'appointments', { link_id: linkId });
    if (!held) return Ok({ success: true });
    const at = instantText(now);
    const outcome = await inTransaction(database, async (transaction) => {
      const lead = await changeLead(transaction, { id: held.lead_id }, {}, at);
      // Only now, because it may have been moved or canceled meanwhile.
      const before = await findRow(transaction, 'appointments', { link_id: linkId });
      if (!lead || !before) return null;
      if (statusOf(before, now) !== 'confirmed') {
        const off = { link_id: null, updated_at: at };
        await changeRows(transaction, 'appointments', { id: before.id }, off);
        return null;
      }
      const counted = { visitMailsTo: client && lead.email, visitMailsFrom: client };
      const tooMany = await refusalPast({ ...backing, database: transaction }, counted, { now });
      if (tooMany) return tooMany;
      await renewLink(backing, transaction, { lead, visit: before }, { now, locale });
      return null;
    });
    if (outcome !== null) return Err(outcome);
    onMail();
    return Ok({ success: true });
  },
});

const unknownLink = notFound('There is no such visit.', 'token');

const notYet = failure(409, 'NOT_YET', 'Say that you’re late in the two hours before the visit.');

/** The visit of a token. Every try counts, so that tokens can't be guessed. */
async function findVisit(
  backing: Backing,
  token: string,
  { now, client }: Asking,
): Promise<Result<Appointment, ApiFailure>> {
  const refusal = await refusalPast(backing, { visitLinksFrom: client }, { now });
  if (refusal) return Err(refusal);
  const linkId = await readVisitToken(backing.secret, token);
  const visit =
    linkId === null ? null : await findRow(backing.database, 'appointments', { link_id: linkId });
  return visit ? Ok(visit) : Err(unknownLink);
}

function refusalOfLate(visit: Appointment, now: Temporal.Instant): ApiFailure | null {
  const start = startOf(visit);
  const isOver = now.epochMilliseconds > start.add(lateUntil).epochMilliseconds;
  if (statusOf(visit, now) !== 'confirmed' || isOver) return visitOver;
  return now.epochMilliseconds < start.subtract(lateFrom).epochMilliseconds ? notYet : null;
}

/** What the page shows. The visitor's name stays out, because a link can be forwarded; a guest's first name doesn't. */
async function viewOf(database: Database, visit: Appointment, now: Temporal.Instant) {
  const club: StoredClub = await clubOf(database, visit.facility_id);
  const status = statusOf(visit, now);
  return {
    status,
    facilityId: visit.facility_id,
    kind: visit.kind,
    startsAt: startOf(visit)
      .toZonedDateTimeISO(club.time_zone)
      .toString({ smallestUnit: 'second', timeZoneName: 'never' }),
    lateMinutes: visit.late_minutes,
    guest: guestOf(visit),
    companion: await companionOf(database, visit),
    uid: calendarUid(visit),
    sequence: visit.revision + (status === 'canceled' ? 1 : 0),
  };
}
