import type { Currency } from '@foyer/core/kernel';
import { visitMinutes } from '@foyer/core/visit';

import { formatDay } from '../locale/request-locale.ts';
import type { OfferedPlan } from '../plans/plan-tables.ts';
import type { Appointment } from '../visits/appointment-table.ts';
import { codePlace, mailOf, type WrittenMail } from './mail.ts';
import type { MailedLead } from './visit-mails.ts';
import { fromClub, greeting, mailCopyIn, mailTime, placeOf, sumOf } from './write-mail.ts';

interface HeldPriceContent extends MailedLead {
  readonly plan: Pick<OfferedPlan, 'name' | 'monthly_fee' | 'total_dues' | 'promotional_savings'>;
  readonly currency: Currency;
  /** ISO date: the last day. */
  readonly until: string;
  readonly sealedToken: string;
}

export function heldPriceMail({
  lead,
  club,
  publicUrl,
  locale,
  plan,
  currency,
  until,
  sealedToken,
}: HeldPriceContent): WrittenMail {
  const all = mailCopyIn(locale);
  const { heldPrice: copy } = all;
  const day = formatDay(until, locale);
  const sum = (minorUnits: number) => sumOf({ minorUnits, currency }, locale);
  const due = Math.max(0, plan.total_dues - plan.promotional_savings);
  return mailOf({
    ...fromClub(club, publicUrl, locale),
    recipient: lead.email,
    subject: copy.subject(club.name),
    sealedCode: sealedToken,
    isNews: true,
    preheader: copy.preheader(plan.name, sum(plan.monthly_fee)),
    title: copy.title(day),
    parts: [
      { kind: 'text', text: greeting(all, lead.first_name) },
      { kind: 'text', text: copy.text(club.name, day) },
      {
        kind: 'facts',
        facts: [
          [all.welcome.membership, plan.name],
          [copy.monthly, sum(plan.monthly_fee)],
          [all.welcome.initiation, sum(due)],
          [copy.until, day],
        ],
      },
      {
        kind: 'link',
        label: copy.action,
        address: `${publicUrl}/join/step1/${club.facility_id}?heldPrice=${codePlace}`,
      },
      { kind: 'note', text: copy.note },
      { kind: 'facts', facts: placeOf(club, all) },
    ],
  });
}

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
