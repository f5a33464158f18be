import { Err, Ok } from '@foyer/core';

import { findRow } from '../database/rows.ts';
import { clubOf, findClub } from '../clubs/club-table.ts';
import { isForeignKeyViolation } from '../database/engine-error.ts';
import { failure, invalidField, notFound } from '../http/api-failure.ts';
import { refusalPast } from '../http/limits.ts';
import { instantText, offsetText } from '../http/request-time.ts';
import { publicCalls } from '../http/serve-call.ts';
import { isSameTime, saveWithVisit } from '../leads/book-visit.ts';
import { changeLead } from '../leads/lead-table.ts';
import { appointmentOf } from './appointment-table.ts';
import { endEntry, endOldOffers, entryOf, joinWaitList, offeredTime } from './wait-list.ts';
import { visitRules } from './visit-calls.ts';

export const waitListCalls = publicCalls({
  async joinWaitList({ body, now, client }, backing) {
    const { database, ids } = backing;
    const lead = await findRow(database, 'leads', { transaction_id: body.TransactionId });
    if (!lead) return Err(unknownLead);
    const refusal = await refusalPast(backing, { waitListFrom: client }, { now });
    if (refusal) return Err(refusal);
    const kind = body.type === 'guided' ? 'workout' : 'tour';
    const club = await findClub(database, body.FacilityId);
    if (!club || !(await visitRules(database, club, kind))) {
      return Err(invalidField('FacilityId', 'The club does not offer this kind of visit.'));
    }
    const entry = { id: ids.next(), leadId: lead.id, at: instantText(now) };
    // Otherwise an offer that they missed a moment ago would take them off the list again.
    await endOldOffers(backing, now);
    try {
      await joinWaitList(database, entry, { facilityId: club.facility_id, kind });
    } catch (error) {
      // The person's data was erased in the meantime.
      if (isForeignKeyViolation(error)) return Err(unknownLead);
      throw error;
    }
    return Ok({ success: true });
  },

  async getWaitOffer({ body, now, client }, backing) {
    const { database, secret } = backing;
    const refusal = await refusalPast(backing, { waitListFrom: client }, { now });
    if (refusal) return Err(refusal);
    const entry = await entryOf(database, secret, body.token);
    const time = entry && offeredTime(entry);
    if (!entry || !time) return Err(noOffer);
    const club = await clubOf(database, entry.facility_id);
    const isLive = entry.ended_at === null && (entry.offer_until ?? '') > instantText(now);
    const held = await appointmentOf(database, entry.lead_id);
    const isBooked = held !== null && isSameTime(held, time);
    return Ok({
      facilityId: club.facility_id,
      type: entry.kind === 'workout' ? 'guided' : 'tour',
      startsAt: offsetText(time.startsAt, club.time_zone),
      until: offsetText(entry.offer_until ?? time.startsAt, club.time_zone),
      status: isBooked ? 'booked' : isLive ? 'open' : 'over',
    });
  },

  async acceptWaitOffer({ body, now, client, origin }, backing) {
    const { database, secret, onMail } = backing;
    const entry = await entryOf(database, secret, body.token);
    const time = entry && offeredTime(entry);
    const lead = entry && (await findRow(database, 'leads', { id: entry.lead_id }));
    if (!entry || !time || !lead) return Err(noOffer);
    const held = await appointmentOf(database, lead.id);
    if (held && isSameTime(held, time)) return Ok({ success: true });
    if (entry.ended_at !== null || (entry.offer_until ?? '') <= instantText(now)) {
      return Err(offerOver);
    }
    const saved = await saveWithVisit(
      backing,
      { now, client, origin },
      {
        async save(transaction) {
          const changes = { facility_id: time.facilityId, meeting_purpose: time.kind };
          const changed = await changeLead(transaction, { id: lead.id }, changes, instantText(now));
          return changed ? Ok(changed) : Err(noOffer);
        },
        time: ['token', time.startsAt],
        locale: lead.locale,
      },
    );
    if (!saved.ok) return saved;
    onMail();
    return Ok({ success: true });
  },

  async leaveWaitList({ body, now }, backing) {
    const entry = await entryOf(backing.database, backing.secret, body.token);
    if (!entry) return Err(noOffer);
    if (await endEntry(backing, entry, now)) backing.onMail();
    return Ok({ success: true });
  },
});

const unknownLead = notFound('There is no such lead.', 'TransactionId');

const noOffer = notFound('There is no such offer.', 'token');

const offerOver = failure(409, 'SLOT_TAKEN', 'The time is no longer held.', 'token');
