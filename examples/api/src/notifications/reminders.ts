import type { IdSource, Temporal } from '@foyer/core';

import type { StoredClub } from '../clubs/club-table.ts';
import { instantText, readInstant } from '../http/request-time.ts';
import type { StoredLead } from '../leads/lead-table.ts';
import type { Locale } from '../locale/request-locale.ts';
import type { NewMail } from '../mail/outbox-table.ts';
import type { WantedTime } from '../visits/appointment-table.ts';
import { reminderMail } from './visitor-mails.ts';

/**
 * A visit's reminders, due 24 and 2 hours before it. A reminder that would follow the confirmation within an hour is left
 * out, and one that couldn't be sent in time is never sent.
 */
export function remindersOf(
  { lead, club, visit, locale }: VisitToRemember,
  { ids, now }: { readonly ids: IdSource; readonly now: Temporal.Instant },
): readonly NewMail[] {
  const startsAt = readInstant(visit.startsAt);
  if (startsAt === null) return [];
  const dayBefore = startsAt.subtract({ hours: 24 });
  const hoursBefore = startsAt.subtract({ hours: 2 });
  const reminders = [
    { hours: 24, dueAt: dayBefore, uselessAt: hoursBefore },
    { hours: 2, dueAt: hoursBefore, uselessAt: startsAt },
  ] as const;
  const soonest = now.add({ hours: 1 }).epochMilliseconds;
  return reminders
    .filter(({ dueAt }) => dueAt.epochMilliseconds >= soonest)
    .map(({ hours, dueAt, uselessAt }) => ({
      ...reminderMail(lead, club, visit, hours, locale),
      ...{ dueAt, uselessAt, id: ids.next(), at: instantText(now), about: lead.id },
    }));
}

interface VisitToRemember {
  readonly lead: StoredLead;
  readonly club: StoredClub;
  readonly visit: WantedTime;
  /** The visitor's locale. */
  readonly locale: Locale;
}
