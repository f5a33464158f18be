import type { IdSource, Temporal } from '@foyer/core';

import { instantText, readInstant } from '../http/request-time.ts';
import type { StoredLead } from '../leads/lead-table.ts';
import type { NewMail } from '../mail/outbox-table.ts';
import { type MailedVisit, reminderMail } from '../mail/visit-mails.ts';

/**
 * A visit's reminders, due 24 and 2 hours before it. A reminder due within an hour of the
 * booking is skipped, and one that can't be sent in time is dropped.
 */
export function remindersOf(
  mailed: VisitToRemember,
  { ids, now }: { readonly ids: IdSource; readonly now: Temporal.Instant },
): readonly NewMail[] {
  const startsAt = readInstant(mailed.visit.starts_at);
  if (startsAt === null) return [];
  const dayBefore = startsAt.subtract({ hours: 24 });
  const hoursBefore = startsAt.subtract({ hours: 2 });
  const reminders = [
    { dueAt: dayBefore, uselessAt: hoursBefore },
    { dueAt: hoursBefore, uselessAt: startsAt },
  ];
  const soonest = now.add({ hours: 1 }).epochMilliseconds;
  return reminders
    .filter(({ dueAt }) => dueAt.epochMilliseconds >= soonest)
    .map(({ dueAt, uselessAt }) => ({
      ...reminderMail(mailed, dueAt),
      ...{ dueAt, uselessAt, id: ids.next(), at: instantText(now), about: mailed.lead.id },
    }));
}

interface VisitToRemember extends MailedVisit {
  readonly lead: StoredLead;
}
