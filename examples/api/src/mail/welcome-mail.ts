import { formatMoney, type Money } from '@foyer/core/kernel';
import type { PlanBill } from '@foyer/core/plans';

import type { Locale } from '../locale/request-locale.ts';
import { factLines, greeting, mailCopyIn, plainSpaces } from './write-mail.ts';
import { type Mail, placeOf } from './confirmation-mail.ts';

/** Welcomes a new member with their number, how to enter which club, what they paid, and future payments. */
export function welcomeMail(
  buyer: { readonly firstName: string; readonly email: string },
  club: {
    readonly name: string;
    readonly address: string;
    readonly city: string;
    readonly state: string;
    readonly zip: string;
    readonly phone_number: string;
  },
  member: { readonly memberId: string; readonly barcode: string },
  membership: { readonly name: string; readonly bill: PlanBill },
  publicUrl: string,
  locale: Locale,
): Mail {
  const copy = mailCopyIn(locale);
  const { welcome } = copy;
  const { dueToday, monthly, commitmentMonths } = membership.bill;
  const sum = (money: Money): string =>
    plainSpaces(formatMoney(money, { locale, wholeUnits: true }));
  return {
    recipient: buyer.email,
    subject: welcome.subject(club.name),
    body: [
      greeting(copy, buyer.firstName),
      '',
      welcome.member(club.name),
      '',
      ...factLines(
        [
          [welcome.memberId, member.memberId],
          [welcome.barcode, member.barcode],
          [welcome.membership, membership.name],
          [welcome.paid, sum(dueToday)],
          [welcome.after, welcome.monthly(sum(monthly), commitmentMonths)],
        ],
        5,
      ),
      '',
      welcome.door,
      '',
      ...welcome.account,
      '',
      `${publicUrl}/account/activate`,
      '',
      ...factLines(placeOf(club, copy)),
      '',
      copy.house,
      '',
    ].join('\n'),
  };
}
