import { Err, Ok, type Result, type Temporal } from '@foyer/core';

import { type ApiFailure, invalidField } from '../http/api-failure.ts';
import type { StoredClub } from '../clubs/club-table.ts';
import type { Database } from '../database/schema.ts';
import { instantText, readInstant } from '../http/request-time.ts';
import { appointmentOf, type WantedTime } from '../visits/appointment-table.ts';
import { isOffered } from '../visits/open-times.ts';
import { visitRules } from '../visits/configuration-table.ts';
import { isSameTime } from './book-visit.ts';

/** A visit that a caller asks for. */
export interface AskedVisit {
  /** The lead's id; null when the lead isn't stored yet. */
  readonly leadId: string | null;
  readonly club: StoredClub;
  /** `workout`, or anything else for a tour. */
  readonly purpose: string | null;
  /** The wire field for the time and its value; null for no time. */
  readonly time: readonly [field: string, text: string | null];
}

/**
 * The requested time, which must be one that the club offers or that the lead already holds; null when none was
 * requested.
 */
export async function readVisit(
  database: Database,
  { leadId, club, purpose, time: [field, text] }: AskedVisit,
  now: Temporal.Instant,
): Promise<Result<WantedTime | null, ApiFailure>> {
  if (text === null) return Ok(null);
  const time = readInstant(text);
  if (!time) return Err(invalidField(field, 'Send an ISO date-time with its offset.'));
  const kind = purpose === 'workout' ? 'workout' : 'tour';
  const wanted = { facilityId: club.facility_id, kind, startsAt: instantText(time) } as const;
  const held = leadId === null ? null : await appointmentOf(database, leadId);
  if (isSameTime(held, wanted)) return Ok(wanted);
  const rules = await visitRules(database, club, kind);
  return rules && isOffered(rules, kind, now, time)
    ? Ok(wanted)
    : Err(invalidField(field, 'The club does not offer this time.'));
}
