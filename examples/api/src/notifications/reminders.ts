import type { IdSource, Temporal } from '@foyer/core';

import type { StoredClub } from '../clubs/club-table.ts';
import type { Database } from '../database/schema.ts';
import { instantText, readInstant } from '../http/request-time.ts';
import type { StoredLead } from '../leads/lead-table.ts';
import type { Locale } from '../locale/request-locale.ts';
import { dropScheduledMail, queueMail } from '../mail/outbox-table.ts';
import type { WantedTime } from '../visits/appointment-table.ts';
import { reminderMail } from './visitor-mails.ts';

/**
 * Schedules a visit's reminders, 24 and 2 hours before it, in the transaction that books or moves it. They replace
 * those of the lead's earlier visit. A reminder that would follow the confirmation within an hour is left out, and one
 * that couldn't be sent in time is never sent.
 */
export async function scheduleReminders(
  transaction: Database,
  { lead, club, visit, locale }: VisitToRemember,
  { ids, now }: { readonly ids: IdSource; readonly now: Temporal.Instant },
): Promise<void> {
  await dropScheduledMail(transaction, lead.id);
  const startsAt = readInstant(visit.startsAt);
  if (startsAt === null) return;
  const dayBefore = startsAt.subtract({ hours: 24 });
  const hoursBefore = startsAt.subtract({ hours: 2 });
  const reminders = [
    { hours: 24, dueAt: dayBefore, uselessAt: hoursBefore },
    { hours: 2, dueAt: hoursBefore, uselessAt: startsAt },
  ] as const;
  const soonest = now.add({ hours: 1 }).epochMilliseconds;
  for (const { hours, dueAt, uselessAt } of reminders) {
    if (dueAt.epochMilliseconds < soonest) continue;
    const mail = { ...reminderMail(lead, club, visit, hours, locale), dueAt, uselessAt };
    const fresh = { id: ids.next(), at: instantText(now), about: lead.id };
    // oxlint-disable-next-line no-await-in-loop
    await queueMail(transaction, mail, fresh);
  }
}

interface VisitToRemember {
  readonly lead: StoredLead;
  readonly club: StoredClub;
  readonly visit: WantedTime;
  /** The visitor's locale. */
  readonly locale: Locale;
}
