import type { Clock, Logger, Temporal } from '@foyer/core';

import { instantText } from '../http/request-time.ts';
import type { NoticeBacking } from '../http/serve-call.ts';
import { afterFirstRequestsMs, type OutboxLoop, startOutboxLoop } from '../outbox/outbox-loop.ts';
import { endOldHolds } from '../visits/time-holds.ts';
import { endOldOffers } from '../visits/wait-list.ts';
import { announceLeads, answerLeads } from './new-leads.ts';
import { findClub } from '../clubs/club-table.ts';
import type { Database } from '../database/schema.ts';
import { deskLink } from '../desk/desk-token.ts';
import { inTransaction } from '../database/transaction.ts';
import { queueMail } from '../mail/outbox-table.ts';
import { surveyOf } from '../leads/lead-table.ts';
import { digestMail } from './club-mails.ts';

interface NoticeLoopOptions extends NoticeBacking {
  readonly clock: Clock;
  readonly logger: Logger;
  /** Called after each round, to deliver what it queued. */
  readonly onQueued: () => void;
}

/** The pause between rounds, in ms. It keeps announcements from slowing down a burst of new leads. */
const pauseMs = 100;

/**
 * Queues the mails and events that no request queues. Announces new leads whenever it is woken, and checks once a minute
 * for digests, for visitors who never chose a time, and for offers of the wait list that nobody took.
 */
export function startNotices({
  clock,
  logger,
  onQueued,
  ...backing
}: NoticeLoopOptions): OutboxLoop {
  const { database, ids } = backing;
  let lastMinute: number | null = null;
  const loop = startOutboxLoop({
    clock,
    logger,
    firstAfterMs: afterFirstRequestsMs,
    async work() {
      const now = clock.now();
      const more = await announceLeads(database, ids, instantText(now));
      const minute = Math.floor(now.epochMilliseconds / 60_000);
      if (minute !== lastMinute) await queueTimed(backing, now);
      lastMinute = minute;
      onQueued();
      await new Promise<void>((done) => {
        clock.after(pauseMs, done);
      });
      if (more) loop.wake();
    },
  });
  return loop;
}

/** Queues immediately what the loop would queue: new leads, mails to visitors without a visit, and digests. */
export async function queueNotices(backing: NoticeBacking, now: Temporal.Instant): Promise<void> {
  const { database, ids } = backing;
  while (await announceLeads(database, ids, instantText(now)));
  await queueTimed(backing, now);
}

async function queueTimed(backing: NoticeBacking, now: Temporal.Instant): Promise<void> {
  await endOldOffers(backing, now);
  await endOldHolds(backing.database, instantText(now));
  await answerLeads(backing, now);
  await queueDigests(backing, now);
}

/** The hour of the digest, in the club's time zone. */
const digestHour = 7;

/**
 * Queues each club's digest of yesterday's leads and today's visits at 7:00 club time, unless both are empty. A row per
 * club and day ensures that only one process queues it.
 */
export async function queueDigests(backing: DigestBacking, now: Temporal.Instant): Promise<void> {
  const { database } = backing;
  const zones = await database.selectFrom('facilities').select('time_zone').distinct().execute();
  for (const { time_zone: zone } of zones) {
    const local = now.toZonedDateTimeISO(zone);
    if (local.hour < digestHour) continue;
    await queueZone(backing, zone, local);
  }
}

type DigestBacking = Pick<NoticeBacking, 'database' | 'ids' | 'secret' | 'publicUrl'>;

async function queueZone(
  { database, ids, secret, publicUrl }: DigestBacking,
  zone: string,
  local: Temporal.ZonedDateTime,
): Promise<void> {
  const day = local.toPlainDate().toString();
  const open = await database
    .selectFrom('facilities')
    .select('facility_id')
    .where('time_zone', '=', zone)
    .where('facility_id', 'not in', (query) =>
      query.selectFrom('club_digests').select('facility_id').where('day', '=', day),
    )
    .execute();
  if (open.length === 0) return;
  await inTransaction(database, async (transaction) => {
    const claimed = await transaction
      .insertInto('club_digests')
      .values(open.map(({ facility_id }) => ({ facility_id, day })))
      .onConflict((conflict) => conflict.doNothing())
      .returning('facility_id')
      .execute();
    if (claimed.length === 0) return;
    const clubs = claimed.map(({ facility_id }) => facility_id);
    const { leads, visits } = await contentsOf(transaction, clubs, local);
    for (const id of new Set([...leads, ...visits].map(({ facility_id }) => facility_id))) {
      const club = await findClub(transaction, id);
      if (!club) continue;
      const ofClub = (row: { readonly facility_id: string }) => row.facility_id === id;
      const desk = await deskLink(secret, publicUrl, { facilityId: id, day });
      const contents = { leads: leads.filter(ofClub), visits: visits.filter(ofClub), desk };
      const [now, tomorrow] = [local.toInstant(), startOfDay(local, 1)];
      // Tomorrow's has other visits, and the link works until then.
      const mail = { ...digestMail(club, contents), dueAt: now, uselessAt: tomorrow };
      await queueMail(transaction, mail, { id: ids.next(), at: instantText(now) });
    }
  });
}

/** Yesterday's leads and today's visits at these clubs, which share a time zone. */
async function contentsOf(
  transaction: Database,
  clubs: readonly string[],
  local: Temporal.ZonedDateTime,
) {
  const startOf = (days: number) => instantText(startOfDay(local, days));
  const leads = await transaction
    .selectFrom('leads')
    .select(['facility_id', 'first_name', 'last_name', 'phone', 'email'])
    .where('facility_id', 'in', clubs)
    .where('created_at', '>=', startOf(-1))
    .where('created_at', '<', startOf(0))
    .orderBy('created_at')
    .execute();
  const visits = await transaction
    .selectFrom('appointments')
    .innerJoin('leads', 'leads.id', 'appointments.lead_id')
    .leftJoin('accounts', 'accounts.member_id', 'appointments.companion_id')
    .select(['appointments.facility_id', 'appointments.kind', 'appointments.starts_at'])
    .select('appointments.guest_name')
    .select(['leads.first_name', 'leads.last_name', 'leads.phone', 'leads.email', 'leads.answers'])
    .select(['accounts.first_name as companion_first_name'])
    .select(['accounts.last_name as companion_last_name'])
    .where('appointments.facility_id', 'in', clubs)
    .where('appointments.cancelled_at', 'is', null)
    .where('appointments.starts_at', '>=', startOf(0))
    .where('appointments.starts_at', '<', startOf(1))
    .orderBy('appointments.starts_at')
    .execute();
  const withSurvey = visits.map((visit) => ({ ...visit, survey: surveyOf(visit) }));
  return { leads, visits: withSurvey };
}

/** By date, because the day on which the clocks change at midnight begins later than the days around it. */
function startOfDay(local: Temporal.ZonedDateTime, days: number): Temporal.Instant {
  return local.toPlainDate().add({ days }).toZonedDateTime(local.timeZoneId).toInstant();
}
