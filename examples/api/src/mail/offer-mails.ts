import type { Currency } from '@foyer/core/kernel';
import { visitMinutes } from '@foyer/core/visit';

import { formatDay } from '../locale/request-locale.ts';
import type { OfferedPlan } from '../plans/plan-tables.ts';
import type { Appointment } from '../visits/appointment-table.ts';
import { button, codePlace, factList, note, type WrittenMail } from './mail.ts';
import type { MailedLead } from './visit-mails.ts';
import { clubMail, mailCopyIn, mailTime, placeOf, sumOf } from './write-mail.ts';

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
  return clubMail({ club, publicUrl, locale }, lead, {
    subject: copy.subject(club.name),
    sealedCode: sealedToken,
    isNews: true,
    preheader: copy.preheader(plan.name, sum(plan.monthly_fee)),
    title: copy.title(day),
    parts: [
      copy.text(club.name, day),
      factList(
        [all.welcome.membership, plan.name],
        [copy.monthly, sum(plan.monthly_fee)],
        [all.welcome.initiation, sum(due)],
        [copy.until, day],
      ),
      button(copy.action, `${publicUrl}/join/step1/${club.facility_id}?heldPrice=${codePlace}`),
      note(copy.note),
      factList(...placeOf(club, all)),
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
  return clubMail({ club, publicUrl, locale }, lead, {
    subject: waitList.subject(time.short, club.name),
    preheader: waitList.preheader(deadline),
    title: waitList.title(club.name),
    parts: [
      waitList.text[visit.kind](deadline),
      button(waitList.take, `${publicUrl}/wait-list/${token}`),
      factList(
        [copy.when, ...time.lines],
        [copy.length, copy.minutes(visitMinutes[visit.kind])],
        ...placeOf(club, copy),
      ),
      note(waitList.otherwise),
    ],
  });
}
