import { Err, type IdSource, Ok, type Result } from '@foyer/core';

import type { ApiFailure } from '../api-failure.ts';
import type { StoredClub } from '../clubs/club-table.ts';
import { isTryAgain, isUniqueViolation } from '../database/engine-error.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Database } from '../database/schema.ts';
import type { Locale } from '../locale/request-locale.ts';
import { confirmationMail } from '../mail/confirmation-mail.ts';
import { queueMail } from '../mail/outbox-table.ts';
import {
  type Appointment,
  appointmentOf,
  bookTime,
  holderOf,
  type WantedTime,
} from '../visits/appointment-table.ts';
import { findLead, type StoredLead } from './lead-table.ts';

/** A lead to be written, and the visit that it asks for. */
export interface LeadWithVisit {
  readonly transactionId: string;
  /** Writes the lead, and so holds its row until the transaction ends. */
  readonly save: (transaction: Database) => Promise<StoredLead>;
  /** Null leaves the visit as it is. */
  readonly visit: {
    readonly club: StoredClub;
    readonly wanted: WantedTime;
    /** Where the time stands on the wire. */
    readonly timeField: string;
    /** The visitor's, for the confirmation. */
    readonly locale: Locale;
  } | null;
}

/** How often a transaction is tried that lost against another which then gave way itself. */
const attempts = 5;

/**
 * Writes a lead and what it asks for in one transaction: its columns, the booking or its move, and the confirmation mail,
 * all or none. A time that another lead holds fails with SLOT_TAKEN and leaves everything as it was, an older booking
 * too. The time that the lead holds already is a success without a second mail. HT-24, HT-25, LS-13
 */
export async function saveWithVisit(
  database: Database,
  ids: IdSource,
  at: string,
  asked: LeadWithVisit,
): Promise<Result<{ readonly lead: StoredLead; readonly booked: boolean }, ApiFailure>> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return Ok(await carryOut(database, ids, at, asked));
    } catch (error) {
      const lost = isUniqueViolation(error) || isTryAgain(error);
      if (!lost || !asked.visit) throw error;
      const holder = await holderOf(database, asked.visit.wanted);
      const own = await findLead(database, { transactionId: asked.transactionId });
      if (holder !== null && holder !== own?.id) return Err(slotTaken(asked.visit.timeField));
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

function slotTaken(field: string): ApiFailure {
  return { status: 409, code: 'SLOT_TAKEN', message: 'Another visitor holds this time.', field };
}

/** `booked` is true when a time was booked or moved. */
function carryOut(
  database: Database,
  ids: IdSource,
  at: string,
  { save, visit }: LeadWithVisit,
): Promise<{ readonly lead: StoredLead; readonly booked: boolean }> {
  return inTransaction(database, async (transaction) => {
    const lead = await save(transaction);
    if (!visit) return { lead, booked: false };
    const held = await appointmentOf(transaction, lead.id);
    if (isSameTime(held, visit.wanted)) return { lead, booked: false };
    await bookTime(transaction, held, lead.id, visit.wanted, { id: ids.next(), at });
    const mail = confirmationMail(lead, visit.club, visit.wanted, held !== null, visit.locale);
    await queueMail(transaction, mail, { id: ids.next(), at });
    return { lead, booked: true };
  });
}
