import type { PlanBill } from '@foyer/core/plans';

import { formatDay } from '../locale/format-day.ts';
import type { Locale } from '../locale/request-locale.ts';
import { mailOf, type SumLine, type WrittenMail } from './mail.ts';
import { fromClub, greeting, type MailClub, mailCopyIn, placeOf, sumOf } from './write-mail.ts';

/** Welcomes a new member with their number, how to enter which club, what they paid, and future payments. */
export function welcomeMail(
  buyer: { readonly firstName: string; readonly email: string },
  club: MailClub,
  member: { readonly memberId: string; readonly barcode: string },
  membership: { readonly name: string; readonly bill: PlanBill },
  publicUrl: string,
  locale: Locale,
): WrittenMail {
  const copy = mailCopyIn(locale);
  const { welcome } = copy;
  const { dueToday, firstMonth, initiation, saved } = membership.bill;
  const firstMonthLine: SumLine = [welcome.firstMonth, sumOf(firstMonth, locale)];
  const savedLine: SumLine = [welcome.saved, `−${sumOf(saved, locale)}`];
  return mailOf(
    {
      ...fromClub(club, publicUrl, locale),
      preheader: welcome.preheader,
      title: welcome.title,
      parts: [
        { kind: 'text', text: greeting(copy, buyer.firstName) },
        { kind: 'text', text: welcome.text(club.name) },
        { kind: 'barcode', label: welcome.barcode, value: member.barcode },
        {
          kind: 'facts',
          facts: [
            [welcome.memberId, member.memberId],
            [welcome.membership, membership.name],
          ],
        },
        {
          kind: 'receipt',
          title: copy.receipt,
          lines: [
            ...(firstMonth.minorUnits > 0 ? [firstMonthLine] : []),
            [welcome.initiation, sumOf(initiation, locale)],
            ...(saved.minorUnits > 0 ? [savedLine] : []),
          ],
          total: [copy.paidToday, sumOf(dueToday, locale)],
        },
        { kind: 'note', text: laterPayments(membership.bill, club.name, locale) },
        { kind: 'text', text: welcome.account },
        {
          kind: 'link',
          label: welcome.accountAction,
          address: `${publicUrl}/account/activate`,
        },
        { kind: 'facts', facts: placeOf(club, copy) },
      ],
    },
    { recipient: buyer.email, subject: welcome.subject(club.name) },
  );
}

function laterPayments(bill: PlanBill, club: string, locale: Locale): string {
  const { welcome } = mailCopyIn(locale);
  const { monthly, monthlyFrom, isPresale, commitmentMonths } = bill;
  const day = monthlyFrom === null ? null : formatDay(monthlyFrom, locale);
  const after = welcome.after(sumOf(monthly, locale), commitmentMonths, day);
  return isPresale ? `${welcome.opens(club, day)} ${after}` : after;
}
