import type { Money } from '@foyer/core/kernel';

import type { StoredDayPassOrder } from '../club-services/day-pass-contents.ts';
import { formatDay, type Locale } from '../locale/request-locale.ts';
import { mailOf, type WrittenMail } from './mail.ts';
import { fromClub, greeting, type MailClub, mailCopyIn, placeOf, sumOf } from './write-mail.ts';

/** Brings a paid day pass, with its barcode, a link to its page, and the receipt. */
export function dayPassMail(
  {
    order,
    price,
    code,
    token,
  }: {
    readonly order: Pick<StoredDayPassOrder, 'first_name' | 'email' | 'day' | 'order_number'>;
    readonly price: Money;
    readonly code: string;
    readonly token: string;
  },
  {
    club,
    publicUrl,
    locale,
  }: { readonly club: MailClub; readonly publicUrl: string; readonly locale: Locale },
): WrittenMail {
  const copy = mailCopyIn(locale);
  const { dayPass, trial } = copy;
  const day = formatDay(order.day, locale);
  const sum = sumOf(price, locale);
  return mailOf(
    {
      ...fromClub(club, publicUrl, locale),
      preheader: dayPass.preheader(club.name, day),
      title: dayPass.title,
      parts: [
        { kind: 'text', text: greeting(copy, order.first_name) },
        { kind: 'text', text: dayPass.text(club.name) },
        { kind: 'barcode', label: trial.barcode, value: code },
        {
          kind: 'facts',
          facts: [
            [dayPass.day, day],
            [copy.gift.order, order.order_number],
            ...placeOf(club, copy),
          ],
        },
        { kind: 'link', label: trial.see, address: `${publicUrl}/trial-pass/mailed/${token}` },
        {
          kind: 'receipt',
          title: copy.receipt,
          lines: [[dayPass.line, sum]],
          total: [copy.paidToday, sum],
        },
        { kind: 'note', text: trial.personal },
      ],
    },
    { recipient: order.email, subject: dayPass.subject(club.name, day) },
  );
}
