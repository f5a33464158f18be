import { type Freeze, currentFreeze, pendingChange } from '@foyer/core/membership';
import type { SurveyInWords } from '@foyer/core/survey';

import type { StoredClub } from '../clubs/club-table.ts';
import { attributionOf, type StoredLead } from '../leads/lead-table.ts';
import { phoneFormat } from '../http/read-request.ts';
import { columns, type Fact, linesOf, type Mail, quoted } from '../mail/mail.ts';
import { dateFormat, plainSpaces, withoutLinks } from '../mail/write-mail.ts';
import type { ClubEvent, Feedback, Member } from './club-event.ts';

/** The mails to a club's staff about an event. If a visit or a member moves to another club, each gets one. */
export function clubMails(event: ClubEvent): readonly Mail[] {
  if (event.type === 'membership.changed') return membershipMails(event);
  const mail = { recipient: event.club.email, ...clubMail(event) };
  if (event.type !== 'visit.moved') return [mail];
  const { club, visit } = event.previous;
  if (club.facility_id === event.club.facility_id) return [mail];
  const name = fullName(event.lead);
  const left = {
    recipient: club.email,
    subject: `Visit moved to another club: ${name}`,
    body: textOf(
      `${name} is coming to ${event.club.name} instead. The time at ${club.name} is free again.`,
      [['Was', visitTime(visit.starts_at, club.time_zone)]],
    ),
  };
  return [mail, left];
}

/** The club's daily digest: yesterday's leads and today's visits. */
export function digestMail(club: StoredClub, { leads, visits, desk }: DigestContents): Mail {
  const lists = [
    ...(visits.length > 0
      ? ['Visits today', '', ...visits.map(visitLine), '', `Report who came: ${desk}`, '']
      : []),
    ...(leads.length > 0 ? ['Leads yesterday', '', ...leads.map(leadLine), ''] : []),
  ];
  return {
    recipient: club.email,
    subject: `Today at ${club.name}: ${count(visits.length, 'visit')}, ${count(leads.length, 'new lead')}`,
    body: [...lists, 'Foyer Clubs', ''].join('\n'),
  };

  function visitLine(visit: DigestVisit): string {
    const when = visitTime(visit.starts_at, club.time_zone);
    const answers = answerFacts(visit.survey).map(
      ([prompt, said]) => `\n  ${prompt} ${linesOf(said).join('\n    ')}`,
    );
    const people = visit.guest_name === null ? '' : `, for two: ${companyOf(visit)}`;
    const { companion_first_name: first_name, companion_last_name: last_name } = visit;
    const member =
      first_name && last_name ? `, with ${fullName({ first_name, last_name })}, a member` : '';
    return `- ${when}, ${visit.kind}: ${fullName(visit)}, ${shownPhone(visit.phone)}${people}${member}${answers.join('')}`;
  }
}

export interface DigestContents {
  readonly leads: readonly DigestLead[];
  readonly visits: readonly DigestVisit[];
  /** The address of the page on which staff report who came. It works for this day. */
  readonly desk: string;
}

export type DigestLead = Pick<StoredLead, 'first_name' | 'last_name' | 'phone' | 'email'>;

export interface DigestVisit extends DigestLead {
  readonly kind: string;
  readonly starts_at: string;
  readonly guest_name: string | null;
  readonly survey: readonly SurveyInWords[];
  /** The member who comes along, if one does. */
  readonly companion_first_name: string | null;
  readonly companion_last_name: string | null;
}

function clubMail(event: Exclude<ClubEvent, MembershipEvent>): Pick<Mail, 'subject' | 'body'> {
  if (event.type === 'feedback.received') return feedbackMail(event.club, event.feedback);
  if (event.type === 'freeze.requested') return freezeMail(event.club, event.member, event.freeze);
  const { subject, text, facts = [], note } = leadNews(event);
  return { subject, body: textOf(text, [...facts, ...contactFacts(event.lead)], note) };
}

/** What a mail says about a lead, before its contact data. */
interface LeadNews {
  readonly subject: string;
  readonly text: string;
  readonly facts?: readonly Fact[];
  /** What the lead wrote. */
  readonly note?: string;
}

function leadNews(event: Extract<ClubEvent, { readonly lead: unknown }>): LeadNews {
  const { club, lead } = event;
  const name = fullName(lead);
  switch (event.type) {
    case 'lead.created':
      return { subject: `New lead: ${name}`, text: `${name} left their details for ${club.name}.` };
    case 'trial.requested': {
      const { pass } = event;
      const isElsewhere = pass !== null && pass.club.facility_id !== club.facility_id;
      const place = isElsewhere ? `only at ${pass.club.name}, ` : '';
      const given =
        pass === null
          ? 'none: one per person, and theirs is over'
          : `${place}from ${pass.startsOn} until ${pass.endsOn}`;
      return {
        subject: `Trial pass requested: ${name}`,
        text: `${name} asked for a trial pass at ${club.name}.`,
        facts: [['Pass', given]],
      };
    }
    case 'visit.skipped':
      return {
        subject: `Please call: ${name}`,
        text: `${name} didn’t choose a time at ${club.name}. The site said that an advisor will call.`,
      };
    case 'survey.answered': {
      const { visit, answers } = event;
      const isAbout = visit === null ? club.name : visitTime(visit.starts_at, club.time_zone);
      return {
        subject: `Survey answered: ${name}, ${isAbout}`,
        text: `${name} answered the survey.`,
        facts: answerFacts(answers),
      };
    }
    case 'visit.booked':
      return {
        subject: `Visit booked: ${name}, ${timeOf(event)}`,
        text: `${name} booked a visit at ${club.name}.`,
        facts: visitFacts(event),
      };
    case 'visit.changed':
      return {
        subject: `Visit changed: ${name}, ${timeOf(event)}`,
        text:
          event.visit.guest_name === null
            ? `${name} now comes alone to their visit at ${club.name}.`
            : `${name} brings someone to their visit at ${club.name}.`,
        facts: visitFacts(event),
      };
    case 'visit.moved': {
      const { club: before, visit } = event.previous;
      const was: Fact = ['Was', visitTime(visit.starts_at, before.time_zone), before.name];
      return {
        subject: `Visit moved: ${name}, ${timeOf(event)}`,
        text: `${name} moved their visit at ${club.name}.`,
        facts: [...visitFacts(event), was],
      };
    }
    case 'visit.canceled':
      return {
        subject: `Visit canceled: ${name}, ${timeOf(event)}`,
        text: `${name} canceled their visit at ${club.name}.`,
        facts: visitFacts(event),
        note: event.visit.cancel_reason ?? '',
      };
    case 'visit.companion': {
      const member = fullName(event.member);
      const [what, text] = event.joins
        ? ['Member comes along', `${member} will be at ${name}’s visit to ${club.name}.`]
        : [
            'Member isn’t coming along',
            `${member} can’t be at ${name}’s visit to ${club.name} after all. The visit stays as it is.`,
          ];
      return {
        subject: `${what}: ${member} with ${name}, ${timeOf(event)}`,
        text,
        facts: [...visitFacts(event), ['Member', member, event.member.member_id]],
      };
    }
    case 'visit.late': {
      const minutes = count(event.visit.late_minutes ?? 0, 'minute');
      return {
        subject: `Running late: ${name}, ${minutes}`,
        text: `${name} will be about ${minutes} late for their visit at ${club.name}.`,
        facts: visitFacts(event),
      };
    }
  }
}

function feedbackMail(club: StoredClub, { rating, message, email }: Feedback) {
  const facts: Fact[] = [
    ['Rating', `${rating} of 5`],
    ['Email', email ?? 'not given'],
  ];
  return {
    subject: `Feedback: ${rating} of 5`,
    body: textOf(`Someone rated ${club.name}.`, facts, message),
  };
}

function freezeMail(club: StoredClub, member: Member, freeze: Freeze) {
  const { months, startDate, medicalReason } = freeze;
  const name = fullName(member);
  const facts: Fact[] = [
    ['Start', startDate],
    ['Length', count(months, 'month')],
    ...memberFacts(member),
  ];
  return {
    subject: `Freeze requested: ${name}`,
    body: textOf(`${name} asked to freeze their membership at ${club.name}.`, facts, medicalReason),
  };
}

type MembershipEvent = Extract<ClubEvent, { readonly type: 'membership.changed' }>;

/** The mails to the member's club, the one that they change to, and the one that they changed to before. */
function membershipMails(event: MembershipEvent): readonly Mail[] {
  const { club, newClub, formerClub } = event;
  const isOther = newClub.facility_id !== club.facility_id;
  const isExpected = [club, newClub].some(
    ({ facility_id }) => facility_id === formerClub.facility_id,
  );
  const mail = membershipMail(event);
  return [
    { recipient: club.email, ...mail },
    ...(isOther ? [{ recipient: newClub.email, ...mail }] : []),
    ...(isExpected ? [] : [{ recipient: formerClub.email, ...notComingMail(event) }]),
  ];
}

function notComingMail({ formerClub, member }: MembershipEvent) {
  const name = fullName(member);
  return {
    subject: `Change taken back: ${name}`,
    body: textOf(`${name} isn’t changing to ${formerClub.name} after all.`, memberFacts(member)),
  };
}

function membershipMail(event: MembershipEvent) {
  const { member, membership, today, note } = event;
  const name = fullName(member);
  const { lastDay } = membership;
  const freeze = currentFreeze(membership, today);
  const facts: Fact[] = [
    ...(lastDay === null ? [] : [['Last day', lastDay] as const]),
    ...(freeze === null ? [] : [['Frozen', `from ${freeze.from} until ${freeze.until}`] as const]),
    ...planFacts(event),
    ...memberFacts(member),
  ];
  const { subject, sentence } = membershipTexts(event);
  return { subject: `${subject}: ${name}`, body: textOf(sentence, facts, note) };
}
/** What the member decided, in a few words and in a sentence. */
function membershipTexts({ club, newClub, member, membership, decision, today }: MembershipEvent): {
  readonly subject: string;
  readonly sentence: string;
} {
  const name = fullName(member);
  switch (decision.kind) {
    case 'unfreeze':
      return currentFreeze(membership, today) === null
        ? {
            subject: 'Freeze taken back',
            sentence: `${name} took back the freeze of their membership at ${club.name}.`,
          }
        : {
            subject: 'Freeze ends early',
            sentence: `${name} ends the freeze of their membership at ${club.name} early.`,
          };
    case 'cancel':
      return {
        subject: 'Membership canceled',
        sentence: `${name} canceled their membership at ${club.name}.`,
      };
    case 'keep':
      return {
        subject: 'Cancellation taken back',
        sentence: `${name} stays a member of ${club.name}.`,
      };
    case 'change':
      return {
        subject: 'Membership changed',
        sentence:
          club.facility_id === newClub.facility_id
            ? `${name} changes to another plan at ${club.name}.`
            : `${name} changes from ${club.name} to ${newClub.name}.`,
      };
    case 'undo-change':
      return {
        subject: 'Change taken back',
        sentence: `${name} keeps their plan at ${club.name}.`,
      };
  }
}

function memberFacts({ member_id, email }: Member): readonly Fact[] {
  return [
    ['Member', member_id ?? 'not known'],
    ['Email', email],
  ];
}

function planFacts({ membership, today, newClub }: MembershipEvent): readonly Fact[] {
  const change = pendingChange(membership, today);
  if (change === null) return [];
  return [
    ['From', change.from],
    ['Plan', change.planName],
    ['Club', newClub.name],
  ];
}

/** `quote` is what the sender typed, if anything. */
function textOf(sentence: string, facts: readonly Fact[], quote = ''): string {
  const typed = quote === '' ? '' : `\n${quoted(withoutLinks(quote))}\n`;
  return `${sentence}\n\n${columns(facts)}\n${typed}`;
}

function answerFacts(survey: readonly SurveyInWords[]): readonly (readonly [string, string])[] {
  return survey.map(({ prompt, answers }) => [prompt, withoutLinks(answers.join(', '))]);
}

type VisitEvent = Extract<ClubEvent, { readonly visit: object; readonly type: `visit.${string}` }>;

function visitFacts(event: VisitEvent): readonly Fact[] {
  const what = event.visit.kind === 'workout' ? 'Guided workout' : 'Tour';
  return [
    ['When', timeOf(event)],
    ['What', what],
    ...(event.visit.guest_name === null
      ? []
      : [['Who', `two people: ${companyOf({ ...event.lead, ...event.visit })}`, oneTime] as const]),
  ];
}

/** For an advisor or coach who wonders about a second time. */
const oneTime = 'They share this one time.';

/** `Ada and Kim`, or `Ada and a guest` */
function companyOf({
  first_name,
  guest_name,
}: {
  readonly first_name: string;
  readonly guest_name: string | null;
}): string {
  return `${first_name} and ${guest_name === '' ? 'a guest' : guest_name}`;
}

function timeOf({ visit, club }: VisitEvent): string {
  return visitTime(visit.starts_at, club.time_zone);
}

function contactFacts(lead: StoredLead): readonly Fact[] {
  return [
    ['Name', fullName(lead)],
    ['Phone', shownPhone(lead.phone)],
    ['Email', lead.email],
    ['Texts', lead.receive_text_alerts === 1 ? 'yes' : 'no'],
    ['Language', lead.locale],
    ['Source', withoutLinks(lead.outreach_code)],
    ...campaignFacts(lead),
  ];
}

/** What brought the visitor last: a campaign, or the site that linked here. */
function campaignFacts(lead: StoredLead): readonly Fact[] {
  const last = attributionOf(lead)?.last;
  if (last === undefined) return [];
  const { utm_source, utm_medium, utm_campaign } = last.parameters;
  const campaign = [utm_source, utm_medium, utm_campaign].filter((part) => part !== undefined);
  const came = campaign.length > 0 ? campaign.join(', ') : (last.referrer ?? last.embeddedIn);
  return came === null ? [] : [['Came from', withoutLinks(came)]];
}

/** A number from another country has its country code, in groups; any other is national digits. */
function shownPhone(phone: string): string {
  return phoneFormat.group(phone, 'US');
}

function leadLine(lead: DigestLead): string {
  return `- ${fullName(lead)}, ${shownPhone(lead.phone)}, ${lead.email}`;
}

function fullName(lead: Pick<StoredLead, 'first_name' | 'last_name'>): string {
  return `${lead.first_name} ${lead.last_name}`;
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`;
}

/** `Sat, Nov 21, 9:00 AM EST`, in the club's time zone. */
function visitTime(instant: string, timeZone: string): string {
  const format = dateFormat('en-US', {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  return plainSpaces(format.format(Date.parse(instant)));
}
