import type { Money } from '@foyer/core/kernel';

import type { StoredDayPassOrder } from '../payment/order-table.ts';
import { formatDay, type Locale } from '../locale/request-locale.ts';
import { mailOf, type WrittenMail } from './mail.ts';
import { fromClub, greeting, type MailClub, mailCopyIn, placeOf, sumOf } from './write-mail.ts';

interface TrialMail {
  readonly recipient: { readonly email: string; readonly firstName: string };
  readonly club: MailClub;
  readonly publicUrl: string;
  readonly locale: Locale;
}

interface GivenPass {
  readonly code: string;
  readonly days: number;
  /** ISO dates. */
  readonly startsOn: string;
  readonly endsOn: string;
  readonly token: string;
}

/** Brings a free trial pass, with its barcode and a link to its page. */
export function trialPassMail(
  { recipient, club, publicUrl, locale }: TrialMail,
  { code, days, startsOn, endsOn, token }: GivenPass,
): WrittenMail {
  const copy = mailCopyIn(locale);
  const { trial } = copy;
  return mailOf({
    ...fromClub(club, publicUrl, locale),
    recipient: recipient.email,
    subject: trial.subject(days, club.name),
    preheader: trial.preheader(club.name),
    title: trial.title(days),
    parts: [
      { kind: 'text', text: greeting(copy, recipient.firstName) },
      { kind: 'text', text: trial.text(club.name) },
      { kind: 'barcode', label: trial.barcode, value: code },
      {
        kind: 'facts',
        facts: [
          [trial.from, formatDay(startsOn, locale)],
          [trial.until, formatDay(endsOn, locale)],
          ...placeOf(club, copy),
        ],
      },
      { kind: 'link', label: trial.see, address: `${publicUrl}/trial-pass/mailed/${token}` },
      { kind: 'note', text: trial.personal },
    ],
  });
}

/** Says that one trial pass is all there is. It doesn't say whose, or when. */
export function hadTrialMail({
  recipient,
  club,
  publicUrl,
  locale,
  takesVisits,
}: TrialMail & { readonly takesVisits: boolean }): WrittenMail {
  const copy = mailCopyIn(locale);
  const { hadTrial } = copy;
  const text = hadTrial.text(club.name);
  const visit = {
    kind: 'link',
    label: hadTrial.visit,
    address: `${publicUrl}/inquiry/schedule-your-visit?facilityId=${club.facility_id}`,
  } as const;
  return mailOf({
    ...fromClub(club, publicUrl, locale),
    recipient: recipient.email,
    subject: hadTrial.subject(club.name),
    preheader: hadTrial.title,
    title: hadTrial.title,
    parts: [
      { kind: 'text', text: greeting(copy, recipient.firstName) },
      { kind: 'text', text: takesVisits ? `${text} ${hadTrial.welcome}` : text },
      ...(takesVisits ? [visit] : []),
      { kind: 'note', text: hadTrial.mistake(copy.callOrReply(club.phone_number)) },
    ],
  });
}

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
  return mailOf({
    ...fromClub(club, publicUrl, locale),
    recipient: order.email,
    subject: dayPass.subject(club.name, day),
    isBought: true,
    preheader: dayPass.preheader(club.name, day),
    title: dayPass.title,
    parts: [
      { kind: 'text', text: greeting(copy, order.first_name) },
      { kind: 'text', text: dayPass.text(club.name) },
      { kind: 'barcode', label: trial.barcode, value: code },
      {
        kind: 'facts',
        facts: [[dayPass.day, day], [copy.gift.order, order.order_number], ...placeOf(club, copy)],
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
  });
}
