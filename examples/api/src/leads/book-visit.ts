import { Err, type IdSource, Ok, type Result } from '@foyer/core';

import type { ApiFailure } from '../api-failure.ts';
import type { StoredClub } from '../clubs/club-table.ts';
import { isTryAgain, isUniqueViolation } from '../database/engine-error.ts';
import type { Database } from '../database/schema.ts';
import { confirmationMail } from '../mail/confirmation-mail.ts';
import { queueMail } from '../mail/outbox-table.ts';
import {
  type Appointment,
  appointmentOf,
  bookTime,
  holderOf,
  type WantedTime,
} from '../visits/appointment-table.ts';
import { addAnswers, changeLead, type LeadAnswer, type LeadChanges } from './lead-table.ts';

/** A change of a lead: its columns, what was answered, and the time wanted, null to leave the visit as it is. */
export interface LeadUpdate {
  readonly leadId: string;
  readonly changes: LeadChanges;
  readonly answers: readonly LeadAnswer[] | null;
  readonly visit: { readonly club: StoredClub; readonly wanted: WantedTime } | null;
}

/** How often a transaction is tried that lost against another which then gave way itself. */
const attempts = 5;

/**
 * Carries out a lead update in one transaction: the lead's columns, the booking or its move, and the confirmation mail,
 * all or none. A time that another lead holds fails with SLOT_TAKEN and leaves everything as it was, an older booking
 * too. The time that the lead holds already is a success without a second mail. HT-24, LS-13
 */
export async function updateLeadAndVisit(
  database: Database,
  ids: IdSource,
  at: string,
  update: LeadUpdate,
): Promise<Result<{ readonly booked: boolean }, ApiFailure>> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return Ok({ booked: await carryOut(database, ids, at, update) });
    } catch (error) {
      const lost = isUniqueViolation(error) || isTryAgain(error);
      if (!lost || !update.visit) throw error;
      const holder = await holderOf(database, update.visit.wanted);
      if (holder !== null && holder !== update.leadId) return Err(slotTaken);
      // Whoever held the time has let go of it meanwhile, or it is this very lead's other request that won.
      if (attempt === attempts) throw error;
    }
  }
}

export function isSameTime(held: Appointment | null, wanted: WantedTime): boolean {
  return (
    held !== null &&
    held.facility_id === wanted.facilityId &&
    held.kind === wanted.kind &&
    held.starts_at === wanted.startsAt
  );
}

const slotTaken: ApiFailure = {
  status: 409,
  code: 'SLOT_TAKEN',
  message: 'Another visitor holds this time.',
  field: 'ScheduledVisitTime',
};

/** True when a time was booked or moved. */
function carryOut(
  database: Database,
  ids: IdSource,
  at: string,
  { leadId, changes, answers, visit }: LeadUpdate,
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const lead = await changeLead(transaction, leadId, changes, at);
    if (answers) await addAnswers(transaction, lead, answers);
    if (!visit) return false;
    const held = await appointmentOf(transaction, leadId);
    if (isSameTime(held, visit.wanted)) return false;
    await bookTime(transaction, held, leadId, visit.wanted, { id: ids.next(), at });
    const mail = confirmationMail(lead, visit.club, visit.wanted, held !== null);
    await queueMail(transaction, mail, { id: ids.next(), at });
    return true;
  });
}
