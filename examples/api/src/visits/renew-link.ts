import type { Temporal } from '@foyer/core';

import { clubOf } from '../clubs/club-table.ts';
import type { Database } from '../database/schema.ts';
import { instantText } from '../http/request-time.ts';
import type { NoticeBacking } from '../http/serve-call.ts';
import type { StoredLead } from '../leads/lead-table.ts';
import type { Locale } from '../locale/request-locale.ts';
import { dropScheduledMail, queueMails } from '../mail/outbox-table.ts';
import { aboutVisit, newLinkMail, remindersOf } from '../mail/visit-mails.ts';
import type { Appointment } from './appointment-table.ts';
import { visitLink } from './visit-link.ts';

/** Turns a visit's link off, and mails the lead another one, also with the reminders. */
export async function renewLink(
  { ids, secret, publicUrl }: Pick<NoticeBacking, 'ids' | 'secret' | 'publicUrl'>,
  transaction: Database,
  { lead, visit: { id } }: { readonly lead: StoredLead; readonly visit: Pick<Appointment, 'id'> },
  { now, locale }: { readonly now: Temporal.Instant; readonly locale: Locale },
): Promise<void> {
  const at = instantText(now);
  const visit = await transaction
    .updateTable('appointments')
    .set({ link_id: ids.next(), updated_at: at })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const club = await clubOf(transaction, visit.facility_id);
  const link = await visitLink(secret, visit.link_id, publicUrl);
  const mailed = { lead, club, visit, link, publicUrl, locale };
  await dropScheduledMail(transaction, lead.id);
  await queueMails(transaction, [
    aboutVisit(newLinkMail(mailed, now), mailed, { ids, now }),
    ...remindersOf(mailed, { ids, now }),
  ]);
}
