import { Err, Ok, type Result, type Temporal } from '@foyer/core';

import { clubOf } from '../clubs/club-table.ts';
import { findRow } from '../database/rows.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { type ApiFailure, invalidField, notFound } from '../http/api-failure.ts';
import { refusalPast } from '../http/limits.ts';
import { instantText, offsetText, readInstant } from '../http/request-time.ts';
import { type Asking, type Backing, publicCalls } from '../http/serve-call.ts';
import { changeLead } from '../leads/lead-table.ts';
import { dropFormerNews, queueMails } from '../mail/outbox-table.ts';
import { aboutVisit, companionMail } from '../mail/visit-mails.ts';
import { asName } from '../mail/write-mail.ts';
import { notifyClubs } from '../notifications/notify-clubs.ts';
import { changeVisit, startOf, statusOf, visitOver } from '../visits/appointment-table.ts';
import { visitLink } from '../visits/visit-link.ts';
import { type FriendsVisit, friendsVisitOf } from './friends-visit.ts';

/** The calls of the page on which a member joins the visit of a friend they invited, with the token in their mail. */
export const friendsVisitCalls = publicCalls({
  async readFriendsVisit({ body, now, client }, backing) {
    const found = await findVisit(backing, body.token, { now, client });
    return found.ok ? Ok(await viewOf(backing.database, found.val, now)) : found;
  },

  joinFriendsVisit: ({ body, now, client }, backing) =>
    change(backing, body.token, { now, client }, body),

  leaveFriendsVisit: ({ body, now, client }, backing) =>
    change(backing, body.token, { now, client }, null),
});

/** Where and when the member saw the visit. */
interface Place {
  readonly facilityId: string;
  readonly startsAt: string;
}

const unknownToken = notFound('There is no such visit.', 'token');

/** Every try counts, so that tokens can't be guessed. */
async function findVisit(
  backing: Backing,
  token: string,
  { now, client }: Asking,
): Promise<Result<FriendsVisit, ApiFailure>> {
  const refusal = await refusalPast(backing, { visitLinksFrom: client }, { now });
  if (refusal) return Err(refusal);
  const found = await friendsVisitOf(backing.database, backing.secret, token);
  return found ? Ok(found) : Err(unknownToken);
}

/** Joins the visit that the member saw, or takes the yes back (null). Tells the visitor and the club of each change once. */
async function change(backing: Backing, token: string, by: Asking, seen: Place | null) {
  const { database, ids, secret, publicUrl, onMail } = backing;
  const { now, client } = by;
  const found = await findVisit(backing, token, by);
  if (!found.ok) return found;
  const { member, visit: known } = found.val;
  const seenAt = seen && readInstant(seen.startsAt);
  if (seen && !seenAt)
    return Err(invalidField('startsAt', 'Send an ISO date-time with its offset.'));
  const at = instantText(now);
  const changed = await inTransaction(database, async (transaction) => {
    // Locks the lead's row.
    const lead = await changeLead(transaction, { id: known.lead_id }, {}, at);
    const before = await findRow(transaction, 'appointments', { id: known.id });
    if (!lead || !before) return Err(unknownToken);
    if (statusOf(before, now) !== 'confirmed') return Err(visitOver);
    const joins = seen !== null;
    const isSeen = seen?.facilityId === before.facility_id && seenAt?.equals(startOf(before));
    if (joins === isJoined(before, member) || (joins && isSeen !== true)) {
      return Ok({ visit: before, lead, member, isNew: false });
    }
    const counted = { friendMailsTo: client && lead.email };
    const refusal = await refusalPast({ ...backing, database: transaction }, counted, { now });
    if (refusal) return Err(refusal);
    const companion = { companion_id: joins ? member.member_id : null, updated_at: at };
    const visit = await changeVisit(transaction, before, companion);
    const club = await clubOf(transaction, visit.facility_id);
    const link = await visitLink(secret, visit.link_id, publicUrl);
    const mailed = { lead, club, visit, link, publicUrl, locale: lead.locale };
    const mail = companionMail(mailed, member, joins ? 'joined' : 'left');
    const concerns = member.member_id;
    await dropFormerNews(transaction, { recipient: lead.email, concerns });
    await queueMails(transaction, [{ ...aboutVisit(mail, mailed, { ids, now }), concerns }]);
    const event = { type: 'visit.companion', club, lead, visit, member, joins, at } as const;
    await notifyClubs(transaction, ids, [event]);
    return Ok({ visit, lead, member, isNew: true });
  });
  if (!changed.ok) return changed;
  if (changed.val.isNew) onMail();
  return Ok(await viewOf(database, changed.val, now));
}

function isJoined(
  { companion_id }: FriendsVisit['visit'],
  { member_id }: FriendsVisit['member'],
): boolean {
  return companion_id === member_id;
}

/** What the page shows. It gives away only the visitor's first name. */
async function viewOf(
  database: Database,
  { visit, lead, member }: FriendsVisit,
  now: Temporal.Instant,
) {
  const club = await clubOf(database, visit.facility_id);
  return {
    status: statusOf(visit, now),
    friendsName: asName(lead.first_name, 3),
    facilityId: visit.facility_id,
    kind: visit.kind,
    startsAt: offsetText(visit.starts_at, club.time_zone),
    joined: isJoined(visit, member),
  };
}
