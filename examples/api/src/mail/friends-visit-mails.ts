import { visitMinutes } from '@foyer/core/visit';

import type { Appointment } from '../visits/appointment-table.ts';
import { button, type DraftPart, type Fact, factList, note, type WrittenMail } from './mail.ts';
import type { FormerVisit } from './visit-mails.ts';
import {
  asName,
  capitalized,
  clubMail,
  type ClubSender,
  mailCopyIn,
  mailTime,
  placeOf,
  type Reader,
} from './write-mail.ts';

/** A visit that a member hears about, because the visitor is a friend they invited. */
export interface FriendsVisit extends ClubSender {
  readonly member: Reader;
  /** As the friend typed it. */
  readonly friendsName: string;
  readonly visit: Pick<Appointment, 'kind' | 'starts_at'>;
  /** The visit before a move; null without one. */
  readonly before: FormerVisit | null;
  /** The page on which the member joins it. */
  readonly link: string;
}

export type FriendsChange = 'booked' | 'moved' | 'canceled';

/** Tells a member what a friend they invited did. Says nothing about the friend but a first name. */
export function friendsVisitMail(
  { member, friendsName, club, visit, before, link, publicUrl, locale }: FriendsVisit,
  change: FriendsChange,
): WrittenMail {
  const copy = mailCopyIn(locale);
  const { friendsVisit } = copy;
  const { subject, title, text } = friendsVisit[change];
  const hadJoined = before !== null && before.companion_id !== null;
  const friend = asName(friendsName, 3) ?? friendsVisit.someone;
  const time = mailTime(visit.starts_at, club.time_zone, locale);
  const former: readonly Fact[] =
    before === null
      ? []
      : [[copy.visit.moved.before, ...mailTime(before.starts_at, before.time_zone, locale).lines]];
  const join: readonly DraftPart[] =
    change === 'canceled'
      ? []
      : [hadJoined ? friendsVisit.askAgain : friendsVisit.ask, button(friendsVisit.join, link)];
  return clubMail({ club, publicUrl, locale }, member, {
    subject: capitalized(subject(friend, time.short, club.name)),
    isNews: true,
    preheader: text,
    title: capitalized(title(friend, club.name)),
    parts: [
      text,
      factList(
        [copy.when, ...time.lines],
        ...former,
        [copy.length, copy.minutes(visitMinutes[visit.kind])],
        ...placeOf(club, copy),
      ),
      ...join,
      note(friendsVisit.why),
    ],
  });
}
