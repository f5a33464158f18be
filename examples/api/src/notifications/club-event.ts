import {
  type Freeze,
  currentFreeze,
  type Membership,
  type MembershipDecision,
  pendingChange,
} from '@foyer/core/membership';
import type { SurveyInWords } from '@foyer/core/survey';

import type { Row } from '../database/schema.ts';
import type { StoredClub } from '../clubs/club-table.ts';
import { offsetText } from '../http/request-time.ts';
import { attributionOf, type StoredLead } from '../leads/lead-table.ts';
import type { Referrer } from '../referral/friends-visit.ts';
import { type Appointment, guestOf } from '../visits/appointment-table.ts';

/** A change that a club is notified of, as table rows. */
export type ClubEvent =
  | { readonly type: 'lead.created' | 'visit.skipped'; readonly club: Club; readonly lead: Lead }
  | {
      readonly type: 'visit.booked' | 'visit.changed' | 'visit.canceled' | 'visit.late';
      readonly club: Club;
      readonly lead: Lead;
      readonly visit: Visit;
    }
  | {
      readonly type: 'visit.companion';
      readonly club: Club;
      readonly lead: Lead;
      readonly visit: Visit;
      /** Who invited the visitor. */
      readonly member: Referrer;
      /** True: the member comes along. False: they said so before, and can't. */
      readonly joins: boolean;
    }
  | {
      readonly type: 'visit.moved';
      readonly club: Club;
      readonly lead: Lead;
      readonly visit: Visit;
      /** The visit before, possibly at another club. */
      readonly previous: { readonly club: Club; readonly visit: Visit };
    }
  | {
      readonly type: 'survey.answered';
      readonly club: Club;
      readonly lead: Lead;
      /** Null if none is booked. */
      readonly visit: Visit | null;
      readonly answers: readonly SurveyInWords[];
    }
  | {
      readonly type: 'trial.requested';
      readonly club: Club;
      readonly lead: Lead;
      /** Null for someone whose trial is over: there is one per person. */
      readonly pass: GivenDays | null;
    }
  | { readonly type: 'feedback.received'; readonly club: Club; readonly feedback: Feedback }
  | {
      readonly type: 'freeze.requested';
      readonly club: Club;
      readonly member: Member;
      readonly freeze: Freeze;
    }
  | {
      readonly type: 'membership.changed';
      readonly club: Club;
      /** The club that the member will change to; otherwise the same. */
      readonly newClub: Club;
      /** The club that the member was going to change to before the decision; otherwise the same. */
      readonly formerClub: Club;
      readonly member: Member;
      readonly decision: Exclude<MembershipDecision, { readonly kind: 'freeze' }>;
      /** After the decision, which was made on `today` at the club. */
      readonly membership: Membership;
      readonly today: string;
      /** What the member tells the club. */
      readonly note: string;
    };

/** Where and when a pass can be used, as ISO dates there. */
export interface GivenDays {
  /** Another club than the one that was asked, if the person had a pass there. */
  readonly club: StoredClub;
  readonly startsOn: string;
  readonly endsOn: string;
}

type Club = StoredClub;
type Lead = StoredLead;
type Visit = Appointment;

export type Member = Pick<Row<'accounts'>, 'email' | 'first_name' | 'last_name' | 'member_id'> & {
  readonly id: string;
};

export interface Feedback {
  readonly id: string;
  /** 1 to 5. */
  readonly rating: number;
  readonly message: string;
  readonly email: string | null;
}

/** What the event is about; events about the same thing are delivered in order. */
export function subjectOf(event: ClubEvent): string {
  switch (event.type) {
    case 'feedback.received':
      return event.feedback.id;
    case 'freeze.requested':
    case 'membership.changed':
      return event.member.id;
    default:
      return event.lead.id;
  }
}

/** The event as the chain's back end receives it. docs/webhooks.md describes it. */
export function eventBody(event: ClubEvent, at: string): string {
  return JSON.stringify({ type: event.type, version: 1, timestamp: at, data: dataOf(event) });
}

function dataOf(event: ClubEvent): object {
  const club = clubOf(event.club);
  switch (event.type) {
    case 'lead.created':
    case 'visit.skipped':
      return { club, lead: leadOf(event.lead) };
    case 'trial.requested': {
      const { pass, lead } = event;
      const days = pass && {
        clubId: pass.club.facility_id,
        startsOn: pass.startsOn,
        endsOn: pass.endsOn,
      };
      return { club, lead: leadOf(lead), pass: days, newsletter: lead.newsletter === 1 };
    }
    case 'visit.booked':
    case 'visit.changed':
      return { club, lead: leadOf(event.lead), visit: visitOf(event.visit, event.club) };
    case 'visit.canceled': {
      const visit = visitOf(event.visit, event.club);
      return { club, lead: leadOf(event.lead), visit, reason: event.visit.cancel_reason };
    }
    case 'visit.late': {
      const visit = visitOf(event.visit, event.club);
      return { club, lead: leadOf(event.lead), visit, minutesLate: event.visit.late_minutes };
    }
    case 'visit.companion': {
      const visit = visitOf(event.visit, event.club);
      const { joins, member } = event;
      const companion = { memberId: member.member_id, firstName: member.first_name };
      return { club, lead: leadOf(event.lead), visit, companion, joins };
    }
    case 'visit.moved': {
      const { previous } = event;
      return {
        club,
        lead: leadOf(event.lead),
        visit: visitOf(event.visit, event.club),
        previous: { club: clubOf(previous.club), visit: visitOf(previous.visit, previous.club) },
      };
    }
    case 'survey.answered': {
      const visit = event.visit && visitOf(event.visit, event.club);
      return { club, lead: leadOf(event.lead), visit, answers: event.answers };
    }
    case 'feedback.received':
      return { club, feedback: event.feedback };
    case 'freeze.requested': {
      const { months, startDate } = event.freeze;
      return { club, memberId: event.member.member_id, freeze: { months, startDate } };
    }
    case 'membership.changed': {
      const { decision, membership, today } = event;
      const change = pendingChange(membership, today);
      return {
        club,
        memberId: event.member.member_id,
        decision: decision.kind,
        lastDay: membership.lastDay,
        freeze: currentFreeze(membership, today),
        change: change && {
          from: change.from,
          planId: change.planId,
          club: clubOf(event.newClub),
        },
      };
    }
  }
}

function clubOf({ facility_id, name, time_zone }: Club): object {
  return { id: facility_id, name, timeZone: time_zone };
}

function leadOf(lead: Lead): object {
  return {
    id: lead.id,
    transactionId: lead.transaction_id,
    firstName: lead.first_name,
    lastName: lead.last_name,
    email: lead.email,
    phone: lead.phone,
    postalCode: lead.zip,
    companyEmail: lead.company_email,
    language: lead.locale,
    textAlerts: lead.receive_text_alerts === 1,
    outreachCode: lead.outreach_code,
    sourceUrl: lead.source_url,
    attribution: attributionOf(lead),
    createdAt: lead.created_at,
  };
}

function visitOf(visit: Visit, { time_zone }: Club): object {
  const { id, kind, starts_at, revision } = visit;
  return { id, kind, startsAt: offsetText(starts_at, time_zone), revision, guest: guestOf(visit) };
}
