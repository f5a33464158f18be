import { Temporal } from '@foyer/core';

import type { StoredClub } from '../clubs/club-table.ts';
import type { StoredLead } from '../leads/lead-table.ts';
import type { Locale } from '../locale/request-locale.ts';
import type { WantedTime } from '../visits/appointment-table.ts';
import type { MailCopy } from '../copy/mail-copy.ts';
import { type Fact, factLines, greeting, mailCopyIn, plainSpaces } from './write-mail.ts';

export interface Mail {
  readonly recipient: string;
  readonly subject: string;
  /** May contain the placeholder of an encrypted code: see code-mail.ts. */
  readonly body: string;
  readonly sealedCode?: string;
  /** When to send it; defaults to immediately. */
  readonly dueAt?: Temporal.Instant;
  /** When the mail stops being useful. */
  readonly uselessAt?: Temporal.Instant;
}

/**
 * Confirms a visit: what, where, when in the club's time zone, and whom to call. `moved` means that the visit had
 * another time before.
 */
export function confirmationMail(
  lead: StoredLead,
  club: StoredClub,
  visit: WantedTime,
  moved: boolean,
  locale: Locale,
): Mail {
  const copy = mailCopyIn(locale);
  const what = copy.visit.what[visit.kind === 'workout' ? 'workout' : 'tour'];
  const when = localTime(visit.startsAt, club.time_zone, locale);
  return {
    recipient: lead.email,
    subject: (moved ? copy.visit.subjectMoved : copy.visit.subject)(club.name, when),
    body: [
      greeting(copy, lead.first_name),
      '',
      (moved ? copy.visit.moved : copy.visit.booked)(what, club.name),
      '',
      ...factLines([[copy.when, when], ...placeOf(club, copy)]),
      '',
      copy.visit.bring,
      copy.visit.change,
      '',
      `${copy.house}, ${club.city}`,
      '',
    ].join('\n'),
  };
}

/** A club's address and phone number. */
export function placeOf(
  club: Pick<StoredClub, 'name' | 'address' | 'city' | 'state' | 'zip' | 'phone_number'>,
  copy: MailCopy,
): readonly Fact[] {
  return [
    [copy.where, club.name, club.address, `${club.city}, ${club.state} ${club.zip}`],
    [copy.call, club.phone_number],
  ];
}

/** 'Saturday, November 21, 2026 at 9:00 AM EST', in the club's time zone. */
function localTime(instant: string, timeZone: string, locale: Locale): string {
  return plainSpaces(
    Temporal.Instant.from(instant).toLocaleString(locale, {
      timeZone,
      weekday: 'long',
      month: 'long',
      day: 'numeric',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'short',
      ...(locale === 'en-GB' && { hourCycle: 'h12' }),
    }),
  );
}
