import type { Money } from '@foyer/core/kernel';

import type { StoredDayPassOrder } from '../payment/order-table.ts';
import { formatDay } from '../locale/request-locale.ts';
import { button, factList, note, type WrittenMail } from './mail.ts';
import {
  clubMail,
  type ClubSender,
  mailCopyIn,
  placeOf,
  type Reader,
  sumOf,
} from './write-mail.ts';

interface TrialMail extends ClubSender {
  readonly reader: Reader;
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
  { reader, ...sender }: TrialMail,
  { code, days, startsOn, endsOn, token }: GivenPass,
): WrittenMail {
  const { club, publicUrl, locale } = sender;
  const copy = mailCopyIn(locale);
  const { trial } = copy;
  return clubMail(sender, reader, {
    subject: trial.subject(days, club.name),
    preheader: trial.preheader(club.name),
    title: trial.title(days),
    parts: [
      trial.text(club.name),
      { kind: 'barcode', label: trial.barcode, value: code },
      factList(
        [trial.from, formatDay(startsOn, locale)],
        [trial.until, formatDay(endsOn, locale)],
        ...placeOf(club, copy),
      ),
      button(trial.see, `${publicUrl}/trial-pass/mailed/${token}`),
      note(trial.personal),
    ],
  });
}

/** Says that one trial pass is all there is. It doesn't say whose, or when. */
export function hadTrialMail({ reader, ...sender }: TrialMail, takesVisits: boolean): WrittenMail {
  const { club, publicUrl } = sender;
  const copy = mailCopyIn(sender.locale);
  const { hadTrial } = copy;
  const text = hadTrial.text(club.name);
  const visit = button(
    hadTrial.visit,
    `${publicUrl}/inquiry/schedule-your-visit?facilityId=${club.facility_id}`,
  );
  return clubMail(sender, reader, {
    subject: hadTrial.subject(club.name),
    preheader: hadTrial.title,
    title: hadTrial.title,
    parts: [
      takesVisits ? `${text} ${hadTrial.welcome}` : text,
      takesVisits ? visit : null,
      note(hadTrial.mistake(copy.callOrReply(club.phone_number))),
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
  sender: ClubSender,
): WrittenMail {
  const { club, publicUrl, locale } = sender;
  const copy = mailCopyIn(locale);
  const { dayPass, trial } = copy;
  const day = formatDay(order.day, locale);
  const sum = sumOf(price, locale);
  return clubMail(sender, order, {
    subject: dayPass.subject(club.name, day),
    isBought: true,
    preheader: trial.preheader(club.name),
    title: dayPass.title,
    parts: [
      dayPass.text(club.name),
      { kind: 'barcode', label: trial.barcode, value: code },
      factList([dayPass.day, day], [copy.gift.order, order.order_number], ...placeOf(club, copy)),
      button(trial.see, `${publicUrl}/trial-pass/mailed/${token}`),
      {
        kind: 'receipt',
        title: copy.receipt,
        lines: [[dayPass.line, sum]],
        total: [copy.paidToday, sum],
      },
      note(trial.personal),
    ],
  });
}
