import { visitMinutes } from '@foyer/core/visit';

import type { Appointment } from '../visits/appointment-table.ts';
import { mailOf, type WrittenMail } from './mail.ts';
import { fromClub, greeting, mailCopyIn, mailTime, placeOf } from './write-mail.ts';
import type { MailedLead } from './visit-mails.ts';

interface OfferedVisit extends MailedLead {
  readonly visit: Pick<Appointment, 'kind' | 'starts_at'>;
}

/** Offers a freed time to someone on a club's wait list. `until` is the instant until which it is held. */
export function waitOfferMail(
  { lead, club, publicUrl, locale, visit }: OfferedVisit,
  { until, token }: { readonly until: string; readonly token: string },
): WrittenMail {
  const copy = mailCopyIn(locale);
  const time = mailTime(visit.starts_at, club.time_zone, locale);
  const deadline = mailTime(until, club.time_zone, locale).lines[1];
  const { waitList } = copy;
  return mailOf({
    ...fromClub(club, publicUrl, locale),
    recipient: lead.email,
    subject: waitList.subject(time.short, club.name),
    preheader: waitList.preheader(deadline),
    title: waitList.title(club.name),
    parts: [
      { kind: 'text', text: greeting(copy, lead.first_name) },
      { kind: 'text', text: waitList.text[visit.kind](deadline) },
      { kind: 'link', label: waitList.take, address: `${publicUrl}/wait-list/${token}` },
      {
        kind: 'facts',
        facts: [
          [copy.when, ...time.lines],
          [copy.length, copy.minutes(visitMinutes[visit.kind])],
          ...placeOf(club, copy),
        ],
      },
      { kind: 'note', text: waitList.otherwise },
    ],
  });
}
