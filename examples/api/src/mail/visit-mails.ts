import { type IdSource, Temporal } from '@foyer/core';
import { visitMinutes } from '@foyer/core/visit';
import { type CalendarEvent, icsFileName, toIcs, visitEvent } from '@foyer/core/calendar';

import type { VisitKind } from '../database/schema.ts';
import { instantText, readInstant } from '../http/request-time.ts';
import type { StoredLead } from '../leads/lead-table.ts';
import type { Locale } from '../locale/request-locale.ts';
import type { Appointment } from '../visits/appointment-table.ts';
import {
  button,
  type DraftPart,
  type Fact,
  factList,
  type Invitation,
  note,
  type WrittenMail,
} from './mail.ts';
import type { NewMail } from './outbox-table.ts';
import {
  addressOf,
  asName,
  capitalized,
  clubMail,
  type ClubSender,
  type MailClub,
  mailCopyIn,
  mailTime,
  placeOf,
  type Reader,
} from './write-mail.ts';

export interface MailedLead extends ClubSender {
  readonly lead: Reader;
}

export interface MailedVisit extends MailedLead {
  readonly visit: Pick<Appointment, 'id' | 'kind' | 'starts_at' | 'revision' | 'guest_name'>;
  /** The page on which the visit can be changed; null once it was turned off. */
  readonly link: string | null;
}

/** A visit before a move. */
export interface FormerVisit extends Pick<Appointment, 'starts_at' | 'companion_id'> {
  /** Of its club, which may be another one. */
  readonly time_zone: string;
}

/** Confirms a visit: what, where, when in the club's time zone, and the phone number. Adds it to the calendar. */
export function bookedMail(mailed: MailedVisit, now: Temporal.Instant): WrittenMail {
  const reading = readingOf(mailed);
  const { copy, club, kind, time } = reading;
  const { booked, subject } = copy.visit;
  return visitMail(mailed, {
    subject: subject[kind](time.short, club.name),
    title: booked.title[kind],
    parts: [booked.text[kind](club.name), ...detailsOf(mailed, reading)],
    invitation: invitationTo(mailed, reading, 'REQUEST', now),
  });
}

/** Confirms the new time of a visit, which was as in `before`, and moves it in the calendar. */
export function movedMail(
  mailed: MailedVisit,
  before: FormerVisit,
  now: Temporal.Instant,
): WrittenMail {
  const reading = readingOf(mailed);
  const { copy, club, kind, time } = reading;
  const { moved } = copy.visit;
  const former = mailTime(before.starts_at, before.time_zone, mailed.locale).lines;
  return visitMail(mailed, {
    subject: copy.visit.subjectMoved(time.short, club.name),
    title: moved.title[kind],
    parts: [
      moved.text(club.name),
      before.companion_id === null ? null : moved.companion,
      ...detailsOf(mailed, reading, [[moved.before, ...former]]),
    ],
    invitation: invitationTo(mailed, reading, 'REQUEST', now),
  });
}

export function guestMail(mailed: MailedVisit, now: Temporal.Instant): WrittenMail {
  const reading = readingOf(mailed);
  const { copy, club, kind, time } = reading;
  const { guest } = copy.visit;
  const title = mailed.visit.guest_name === null ? guest.alone : guest.forTwo;
  return visitMail(mailed, {
    subject: guest.subject(time.short, club.name),
    title: title[kind],
    parts: [guest.text(club.name), ...detailsOf(mailed, reading)],
    invitation: invitationTo(mailed, reading, 'REQUEST', now),
  });
}

/** Confirms that a visit is canceled, and removes it from the calendar. */
export function canceledMail(mailed: MailedVisit, now: Temporal.Instant): WrittenMail {
  const reading = readingOf(mailed);
  const { copy, club, kind, time } = reading;
  const { canceled } = copy.visit;
  return visitMail(mailed, {
    subject: copy.visit.subjectCanceled(time.short, club.name),
    preheader: canceled.preheader,
    title: canceled.title[kind],
    parts: [
      canceled.text(club.name),
      factList([copy.when, ...time.lines], ...placeOf(club, copy)),
      button(copy.visit.pickTime, bookingPage(mailed, kind)),
    ],
    invitation: invitationTo(mailed, reading, 'CANCEL', now),
  });
}

export function reminderMail(mailed: MailedVisit, now: Temporal.Instant): WrittenMail {
  const reading = readingOf(mailed);
  const { copy, club, kind, time } = reading;
  const day = time.dayFrom(now);
  return visitMail(mailed, {
    subject: copy.visit.subject[kind](`${capitalized(day)}, ${time.time}`, club.name),
    title: copy.visit.reminder.title(day, time.time),
    parts: [copy.visit.booked.text[kind](club.name), ...detailsOf(mailed, reading)],
    reminds: mailed.visit.id,
  });
}

export function newLinkMail(mailed: MailedVisit, now: Temporal.Instant): WrittenMail {
  const reading = readingOf(mailed);
  const { copy, club, time } = reading;
  const { newLink } = copy.visit;
  return visitMail(mailed, {
    subject: newLink.subject(time.short, club.name),
    title: newLink.title,
    parts: [newLink.text, ...detailsOf(mailed, reading)],
    invitation: invitationTo(mailed, reading, 'REQUEST', now),
  });
}

/** Tells the visitor that the member who invited them comes along, or doesn't after all. */
export function companionMail(
  mailed: MailedVisit,
  member: { readonly first_name: string },
  change: 'joined' | 'left',
): WrittenMail {
  const reading = readingOf(mailed);
  const { copy, time } = reading;
  const { subject, title, text } = copy.companion[change];
  const friend = asName(member.first_name, 3) ?? copy.companion.someone;
  return visitMail(mailed, {
    subject: capitalized(subject(friend, time.short)),
    title: capitalized(title(friend)),
    parts: [text, ...detailsOf(mailed, reading)],
  });
}

export function missedVisitMail(mailed: MailedLead, kind: VisitKind): WrittenMail {
  const { club } = mailed;
  const copy = mailCopyIn(mailed.locale);
  const { missed, pickTime, subjectMissed } = copy.visit;
  return visitMail(mailed, {
    subject: subjectMissed(club.name),
    isNews: true,
    preheader: missed.preheader,
    title: missed.title,
    parts: [
      missed.text(club.name),
      button(pickTime, bookingPage(mailed, kind)),
      note(copy.visit.lead.questions(copy.callOrReply(club.phone_number))),
    ],
  });
}

export function leadReceivedMail(mailed: MailedLead): WrittenMail {
  const { club } = mailed;
  const copy = mailCopyIn(mailed.locale);
  const { lead, pickTime, subjectLead } = copy.visit;
  return visitMail(mailed, {
    subject: subjectLead(club.name),
    isNews: true,
    preheader: lead.preheader(visitMinutes.tour),
    title: lead.title(club.name),
    parts: [
      lead.text(visitMinutes.tour),
      button(pickTime, bookingPage(mailed)),
      factList(...placeOf(club, copy)),
      note(lead.questions(copy.callOrReply(club.phone_number))),
    ],
  });
}

export function detailsReceivedMail(mailed: MailedLead): WrittenMail {
  const { club } = mailed;
  const copy = mailCopyIn(mailed.locale);
  const { subject, preheader, text } = copy.visit.details;
  return visitMail(mailed, {
    subject: subject(club.name),
    isNews: true,
    preheader,
    title: subject(club.name),
    parts: [text(copy.callOrReply(club.phone_number)), factList(...placeOf(club, copy))],
  });
}

interface VisitContent {
  readonly subject: string;
  readonly isNews?: boolean;
  /** The length and the address, unless given. */
  readonly preheader?: string;
  readonly title: string;
  readonly parts: readonly DraftPart[];
  readonly invitation?: Invitation;
  readonly reminds?: string;
}

function visitMail(
  mailed: MailedLead | MailedVisit,
  { preheader, ...written }: VisitContent,
): WrittenMail {
  const { lead, club, publicUrl, locale } = mailed;
  const copy = mailCopyIn(locale);
  const minutes = copy.minutes(visitMinutes['visit' in mailed ? mailed.visit.kind : 'tour']);
  return clubMail({ club, publicUrl, locale }, lead, {
    ...written,
    preheader: preheader ?? copy.visit.preheader(minutes, addressOf(club)),
  });
}

type Reading = ReturnType<typeof readingOf>;

/** What the parts of a mail about a visit share. */
function readingOf({ club, visit, locale }: MailedVisit) {
  const copy = mailCopyIn(locale);
  const { guest } = copy.visit;
  const name = visit.guest_name;
  return {
    copy,
    club,
    kind: visit.kind,
    time: mailTime(visit.starts_at, club.time_zone, locale),
    /** Null if the visitor comes alone. */
    people: name === null ? null : name === '' ? guest.withSomeone : guest.with(name),
  };
}

/**
 * When, who if it's for two, how long, where, and what to bring, with the way there, and how to change the visit: on its
 * page, or by asking the club.
 */
function detailsOf(
  { link }: MailedVisit,
  { copy, club, kind, time, people }: Reading,
  more: readonly Fact[] = [],
): readonly DraftPart[] {
  return [
    factList(
      [copy.when, ...time.lines],
      ...more,
      ...(people === null ? [] : [[copy.visit.guest.who, people] as const]),
      [copy.length, copy.minutes(visitMinutes[kind])],
      ...placeOf(club, copy),
      [copy.visit.bring, copy.visit.bringText[kind]],
    ),
    button(copy.visit.directions, directionsTo(club)),
    link === null ? null : button(copy.visit.manage, link),
    note(copy.visit.change(copy.callOrReply(club.phone_number))),
  ];
}

/** Only the membership pages offer guided workouts. */
function bookingPage(
  { club, publicUrl }: Pick<MailedLead, 'club' | 'publicUrl'>,
  kind: VisitKind = 'tour',
): string {
  const page = kind === 'workout' ? 'membership' : 'inquiry/schedule-your-visit';
  return `${publicUrl}/${page}?facilityId=${club.facility_id}`;
}

function directionsTo(club: MailClub): string {
  const destination = encodeURIComponent(`${club.name}, ${addressOf(club)}`);
  return `https://www.google.com/maps/dir/?api=1&destination=${destination}`;
}

/** The UID of an appointment's calendar entry, for its whole life. */
export function calendarUid({ id }: Pick<Appointment, 'id'>): string {
  return `${id}@foyer`;
}

/** Keeps its UID for the life of the appointment; the revision is its sequence, and canceling is one more. */
function invitationTo(
  { lead, visit, link }: MailedVisit,
  { copy, club, kind, people }: Reading,
  method: Invitation['method'],
  now: Temporal.Instant,
) {
  const isCanceled = method === 'CANCEL';
  const event: CalendarEvent = visitEvent({
    uid: calendarUid(visit),
    sequence: visit.revision + (isCanceled ? 1 : 0),
    cancelled: isCanceled,
    startsAt: visit.starts_at,
    purpose: kind,
    title: copy.visit.event[kind](club.name),
    club: {
      name: club.name,
      address: club.address,
      city: club.city,
      state: club.state,
      zip: club.zip,
      phoneNumber: club.phone_number,
      timeZone: club.time_zone,
    },
    ...(people !== null && { people: copy.visit.guest.whoIs(people) }),
    ...(link !== null && { url: link }),
  });
  const organizer = { name: club.name, email: club.email };
  return {
    method,
    fileName: icsFileName(event),
    ics: toIcs(event, now, { organizer, attendee: lead.email }),
  };
}

/**
 * A visit's reminders, due 24 and 2 hours before it. A reminder due within an hour of the booking is skipped. One that
 * can't be sent in time is dropped: before the next one, or before its "tomorrow" is today.
 */
export function remindersOf(
  mailed: MailedVisit & { readonly lead: StoredLead },
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
  const day = startsAt.toZonedDateTimeISO(mailed.club.time_zone).startOfDay().toInstant();
  const isBefore = (one: Temporal.Instant, other: Temporal.Instant) =>
    one.epochMilliseconds < other.epochMilliseconds;
  return reminders
    .filter(({ dueAt }) => dueAt.epochMilliseconds >= soonest)
    .map(({ dueAt, uselessAt }) => ({
      ...reminderMail(mailed, dueAt),
      dueAt,
      uselessAt: isBefore(dueAt, day) && isBefore(day, uselessAt) ? day : uselessAt,
      id: ids.next(),
      at: instantText(now),
      about: mailed.lead.id,
    }));
}

/** A mail about a visit to come. It isn't sent once the visit begins, nor once it is moved or canceled. */
export function aboutVisit(
  mail: WrittenMail,
  { lead, visit }: { readonly lead: StoredLead; readonly visit: Appointment },
  { ids, now }: { readonly ids: IdSource; readonly now: Temporal.Instant },
): NewMail {
  const uselessAt = Temporal.Instant.from(visit.starts_at);
  return { ...mail, uselessAt, id: ids.next(), at: instantText(now), about: lead.id };
}

/**
 * Tells a friend that a member recommends a club, in the sender's language. Contains nothing that the sender typed,
 * because the address may be a stranger's.
 */
export function referralMail(
  friend: { readonly email: string },
  member: { readonly first_name: string },
  club: MailClub,
  publicUrl: string,
  locale: Locale,
): WrittenMail {
  const copy = mailCopyIn(locale);
  const { referral } = copy;
  const name = asName(member.first_name, 3) ?? referral.someone;
  const reader = { email: friend.email, first_name: '' };
  return clubMail({ club, publicUrl, locale }, reader, {
    subject: capitalized(referral.subject(name, club.name)),
    isNews: true,
    preheader: referral.preheader,
    title: referral.title(club.name),
    parts: [
      capitalized(referral.text(name, club.name)),
      button(referral.book, bookingPage({ club, publicUrl })),
      factList(...placeOf(club, copy)),
      note(referral.call(club.phone_number)),
    ],
  });
}
