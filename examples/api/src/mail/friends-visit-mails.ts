import { visitMinutes } from '@foyer/core/visit';

import type { Locale } from '../locale/request-locale.ts';
import type { Appointment } from '../visits/appointment-table.ts';
import { type Fact, type MailPart, mailOf, type WrittenMail } from './mail.ts';
import type { FormerVisit } from './visit-mails.ts';
import {
  asName,
  capitalized,
  fromClub,
  greeting,
  type MailClub,
  mailCopyIn,
  mailTime,
  placeOf,
} from './write-mail.ts';

/** A visit that a member hears about, because the visitor is a friend they invited. */
export interface FriendsVisit {
  readonly member: { readonly email: string; readonly first_name: string };
  /** As the friend typed it. */
  readonly friendsName: string;
  readonly club: MailClub;
  readonly visit: Pick<Appointment, 'kind' | 'starts_at'>;
  /** The visit before a move; null without one. */
  readonly before: FormerVisit | null;
  /** The page on which the member joins it. */
  readonly link: string;
  /** The site's public base URL, without a trailing slash. */
  readonly publicUrl: string;
  readonly locale: Locale;
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
  const join: readonly MailPart[] =
    change === 'canceled'
      ? []
      : [
          { kind: 'text', text: hadJoined ? friendsVisit.askAgain : friendsVisit.ask },
          { kind: 'link', label: friendsVisit.join, address: link },
        ];
  return mailOf({
    ...fromClub(club, publicUrl, locale),
    recipient: member.email,
    subject: capitalized(subject(friend, time.short, club.name)),
    isNews: true,
    preheader: text,
    title: capitalized(title(friend, club.name)),
    parts: [
      { kind: 'text', text: greeting(copy, member.first_name) },
      { kind: 'text', text },
      {
        kind: 'facts',
        facts: [
          [copy.when, ...time.lines],
          ...former,
          [copy.length, copy.minutes(visitMinutes[visit.kind])],
          ...placeOf(club, copy),
        ],
      },
      ...join,
      { kind: 'note', text: friendsVisit.why },
    ],
  });
}
