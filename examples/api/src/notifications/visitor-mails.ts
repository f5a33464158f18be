import type { StoredClub } from '../clubs/club-table.ts';
import { followUpCopyIn } from '../copy/follow-up-copy.ts';
import type { StoredLead } from '../leads/lead-table.ts';
import type { Locale } from '../locale/request-locale.ts';
import { type Mail, placeOf } from '../mail/confirmation-mail.ts';
import { type Fact, factLines, greeting, mailCopyIn } from '../mail/write-mail.ts';
import type { WantedTime } from '../visits/appointment-table.ts';
import { visitTime } from './visit-time.ts';

/** Tells a visitor without a visit that their details arrived. */
export function receivedMail(lead: StoredLead, club: StoredClub): Mail {
  const { subject, text } = followUpCopyIn(lead.locale).received;
  return mailTo(lead, club, lead.locale, { subject: subject(club.name), text: text(club.name) });
}

/** Reminds a visitor of a visit, `hours` before it. */
export function reminderMail(
  lead: StoredLead,
  club: StoredClub,
  visit: Pick<WantedTime, 'kind' | 'startsAt'>,
  hours: 24 | 2,
  locale: Locale,
): Mail {
  const copy = mailCopyIn(locale);
  const { subjectDay, subjectHours, text } = followUpCopyIn(locale).reminder;
  const when = visitTime(visit.startsAt, club.time_zone, locale);
  return mailTo(lead, club, locale, {
    subject: (hours === 24 ? subjectDay : subjectHours)(when, club.name),
    text: text(copy.visit.what[visit.kind], club.name),
    facts: [[copy.when, when]],
    advice: [copy.visit.bring, copy.visit.change],
  });
}

/** Offers another time to a visitor who didn't come. */
export function noShowMail(lead: StoredLead, club: StoredClub): Mail {
  const { subject, text } = followUpCopyIn(lead.locale).noShow;
  return mailTo(lead, club, lead.locale, { subject: subject(club.name), text: text(club.name) });
}

interface FollowUp {
  readonly subject: string;
  readonly text: string;
  readonly facts?: readonly Fact[];
  readonly advice?: readonly string[];
}

function mailTo(
  lead: StoredLead,
  club: StoredClub,
  locale: Locale,
  { subject, text, facts = [], advice = [] }: FollowUp,
): Mail {
  const copy = mailCopyIn(locale);
  return {
    recipient: lead.email,
    subject,
    body: [
      greeting(copy, lead.first_name),
      '',
      text,
      '',
      ...factLines([...facts, ...placeOf(club, copy)]),
      '',
      ...(advice.length > 0 ? [...advice, ''] : []),
      `${copy.house}, ${club.city}`,
      '',
    ].join('\n'),
  };
}
