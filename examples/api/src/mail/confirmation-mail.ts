import { Temporal } from '@foyer/core';

import type { StoredClub } from '../clubs/club-table.ts';
import type { StoredLead } from '../leads/lead-table.ts';
import type { WantedTime } from '../visits/appointment-table.ts';

export interface Mail {
  readonly recipient: string;
  readonly subject: string;
  /** May hold the place of a sealed code: see code-mail.ts. */
  readonly body: string;
  readonly sealedCode?: string;
  /** When it goes out; at once where nothing is said. */
  readonly dueAt?: Temporal.Instant;
  /** When nobody needs it any more. */
  readonly uselessAt?: Temporal.Instant;
}

/** Tells the visitor what, where, when in the club's zone, and whom to call. `moved`: the visit had another time. */
export function confirmationMail(
  lead: StoredLead,
  club: StoredClub,
  visit: WantedTime,
  moved: boolean,
): Mail {
  const what = visit.kind === 'workout' ? 'guided workout' : 'tour';
  const when = localTime(visit.startsAt, club.time_zone);
  return {
    recipient: lead.email,
    subject: `${moved ? 'Your new time' : 'Your visit'} at ${club.name}: ${when}`,
    body: [
      `Hello ${lead.first_name},`,
      '',
      moved
        ? `Your ${what} at ${club.name} has moved. We look forward to seeing you then.`
        : `Your ${what} at ${club.name} is booked. We look forward to seeing you.`,
      '',
      `When   ${when}`,
      `Where  ${club.name}`,
      `       ${club.address}`,
      `       ${club.city}, ${club.state} ${club.zip}`,
      `Call   ${club.phone_number}`,
      '',
      'Bring comfortable shoes and a bottle of water.',
      'If your plans change, call us and we will find another time.',
      '',
      `Foyer Clubs, ${club.city}`,
      '',
    ].join('\n'),
  };
}

/** 'Saturday, November 21, 2026 at 9:00 AM EST', on the club's wall clock. */
function localTime(instant: string, timeZone: string): string {
  return Temporal.Instant.from(instant)
    .toLocaleString('en-US', {
      timeZone,
      weekday: 'long',
      month: 'long',
      day: 'numeric',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'short',
    })
    .replaceAll(/[\u00a0\u202f]/g, ' ');
}
