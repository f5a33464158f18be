import type { Temporal } from '@foyer/core';

import { isSameText, type ServerSecret, underAny } from '../server-secret.ts';
import { clubOf } from '../clubs/club-table.ts';
import type { Database } from '../database/schema.ts';
import { instantText } from '../http/request-time.ts';
import type { NoticeBacking } from '../http/serve-call.ts';
import type { StoredLead } from '../leads/lead-table.ts';
import type { Locale } from '../locale/request-locale.ts';
import { dropScheduledMail, queueMails } from '../mail/outbox-table.ts';
import { aboutVisit, newLinkMail, remindersOf } from '../mail/visit-mails.ts';
import { type Appointment, changeVisit } from './appointment-table.ts';

/** The length of the signature at the end of a token, in hexadecimal digits: 128 bits. */
const signatureLength = 32;

/** The token of a visit's manage link: the link's random id and its signature. It holds no personal data. */
export async function visitToken(secret: ServerSecret, linkId: string): Promise<string> {
  const signature = await secret.mark('visit', linkId);
  return `${linkId}-${signature.slice(0, signatureLength)}`;
}

/** The link id of a token; null if this server's secret didn't sign it. Takes the same time for any signature. */
export async function readVisitToken(secret: ServerSecret, token: string): Promise<string | null> {
  const linkId = token.slice(0, -signatureLength - 1);
  return underAny(secret, async (one) =>
    isSameText(token, await visitToken(one, linkId)) ? linkId : null,
  );
}

/** The page on which a visit can be changed; null once its link was turned off. */
export async function visitLink(
  secret: ServerSecret,
  linkId: string | null,
  publicUrl: string,
): Promise<string | null> {
  return linkId === null ? null : `${publicUrl}/visit/${await visitToken(secret, linkId)}`;
}

/** Turns a visit's link off, and mails the lead another one, also with the reminders. */
export async function renewLink(
  { ids, secret, publicUrl }: Pick<NoticeBacking, 'ids' | 'secret' | 'publicUrl'>,
  transaction: Database,
  { lead, visit: former }: { readonly lead: StoredLead; readonly visit: Pick<Appointment, 'id'> },
  { now, locale }: { readonly now: Temporal.Instant; readonly locale: Locale },
): Promise<void> {
  const at = instantText(now);
  const visit = await changeVisit(transaction, former, { link_id: ids.next(), updated_at: at });
  const club = await clubOf(transaction, visit.facility_id);
  const link = await visitLink(secret, visit.link_id, publicUrl);
  const mailed = { lead, club, visit, link, publicUrl, locale };
  await dropScheduledMail(transaction, lead.id);
  await queueMails(transaction, [
    aboutVisit(newLinkMail(mailed, now), mailed, { ids, now }),
    ...remindersOf(mailed, { ids, now }),
  ]);
}
