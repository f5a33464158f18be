import { dayLabel } from '@foyer/core';
import type { Guardian } from '@foyer/core/forms';
import { monthlyPayments, type PlanBill } from '@foyer/core/plans';

import type { StoredGiftOrder } from '../payment/order-table.ts';
import { formatDay, type Locale } from '../locale/request-locale.ts';
import type { SignedText } from '../products/join-terms.ts';
import {
  button,
  codePlace,
  type Fact,
  factList,
  note,
  type SumLine,
  type WrittenMail,
} from './mail.ts';
import {
  asName,
  chainMail,
  clubMail,
  type MailClub,
  mailCopyIn,
  mailTime,
  nineOClock,
  placeOf,
  sumOf,
  withoutLinks,
} from './write-mail.ts';

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
  const { dueToday, firstMonth, initiation, saved, promo, startsOn } = membership.bill;
  const startLine = (day: string): Fact => [welcome.starts, formatDay(day, locale)];
  const firstMonthLine: SumLine = [welcome.firstMonth, sumOf(firstMonth, locale)];
  const savedLine: SumLine = [welcome.saved, `−${sumOf(saved, locale)}`];
  const promoLines: readonly SumLine[] =
    promo !== null && promo.today.minorUnits > 0
      ? [[welcome.promo(promo.code), `−${sumOf(promo.today, locale)}`]]
      : [];
  const reader = { email: buyer.email, first_name: buyer.firstName };
  return clubMail({ club, publicUrl, locale }, reader, {
    subject: welcome.subject(club.name),
    preheader: welcome.preheader,
    title: welcome.title,
    parts: [
      welcome.text(club.name),
      { kind: 'barcode', label: welcome.barcode, value: member.barcode },
      factList(
        [welcome.memberId, member.memberId],
        [welcome.membership, membership.name],
        ...(startsOn === null ? [] : [startLine(startsOn)]),
      ),
      {
        kind: 'receipt',
        title: copy.receipt,
        lines: [
          ...(firstMonth.minorUnits > 0 ? [firstMonthLine] : []),
          [welcome.initiation, sumOf(initiation, locale)],
          ...(saved.minorUnits > 0 ? [savedLine] : []),
          ...promoLines,
        ],
        total: [copy.paidToday, sumOf(dueToday, locale)],
      },
      note(laterPayments(membership.bill, club.name, locale)),
      welcome.account,
      button(welcome.accountAction, `${publicUrl}/account/activate`),
      factList(...placeOf(club, copy)),
    ],
  });
}

/** A copy of the membership agreement, for the member, or for the guardian who signed it for them. */
export function agreementMail({
  signed,
  memberId,
  buyer,
  guardian,
  club,
  publicUrl,
}: {
  readonly signed: SignedText;
  readonly memberId: string;
  readonly buyer: { readonly firstName: string; readonly email: string };
  /** The reader, if it isn't the member. */
  readonly guardian: Guardian | null;
  readonly club: MailClub;
  readonly publicUrl: string;
}): WrittenMail {
  const { locale, version, title, paragraphs, signature, signedAt } = signed;
  const copy = mailCopyIn(locale);
  const { agreement } = copy;
  const [day, time] = mailTime(signedAt, club.time_zone, locale).lines;
  // The guardian's name is not repeated as a greeting: anybody could have typed it.
  const member = asName(buyer.firstName, 4);
  const text =
    guardian === null ? agreement.text(club.name) : agreement.guardianText(member, club.name);
  const reader =
    guardian === null
      ? { email: buyer.email, first_name: buyer.firstName }
      : { email: guardian.email, first_name: '' };
  return clubMail({ club, publicUrl, locale }, reader, {
    subject:
      guardian === null ? agreement.subject(club.name) : agreement.guardianSubject(club.name),
    preheader: text,
    title: agreement.title,
    parts: [
      text,
      note(title),
      ...paragraphs.map((paragraph, index) => `${index + 1}. ${paragraph}`),
      factList(
        [agreement.signature, asName(signature, 8) ?? agreement.withheld],
        [agreement.signedAt, day, time],
        [agreement.version, version],
        [copy.welcome.memberId, memberId],
      ),
      guardian === null
        ? button(agreement.account, `${publicUrl}/account/agreements/membership`)
        : note(agreement.notYou(club.phone_number)),
    ],
  });
}

function laterPayments(bill: PlanBill, club: string, locale: Locale): string {
  const { welcome } = mailCopyIn(locale);
  const { monthly, isPresale, opensOn, commitmentMonths } = bill;
  const [{ amount, from, months }] = monthlyPayments(bill);
  const day = from === null ? null : formatDay(from, locale);
  const regular = sumOf(monthly, locale);
  const after =
    months === null
      ? welcome.after(regular, commitmentMonths, day)
      : welcome.afterPromo(sumOf(amount, locale), months, day, regular, commitmentMonths);
  return isPresale
    ? `${welcome.opens(club, opensOn && formatDay(opensOn, locale))} ${after}`
    : after;
}

/**
 * Mails the gift card to its recipient, in the giver's language. The code comes before the giver's message, because
 * only the first placeholder is replaced.
 */
export function giftMail(
  order: StoredGiftOrder,
  sealedCode: string,
  publicUrl: string,
  locale: Locale,
): WrittenMail {
  const copy = mailCopyIn(locale);
  const { gift } = copy;
  const giver = asName(order.giver_name, 4);
  const sum = giftSum(order, locale);
  const message = withoutLinks(gift.said(order.message));
  return chainMail({ publicUrl, locale }, order, {
    subject: giver === null ? gift.subjectAnyone : gift.subject(giver),
    sealedCode,
    isBought: true,
    preheader: gift.title(sum),
    title: gift.title(sum),
    parts: [
      giver === null ? gift.givesAnyone(sum) : gift.gives(giver, sum),
      { kind: 'code', label: gift.card, code: codePlace },
      order.message === '' ? null : { kind: 'quote', text: message },
      gift.spend,
      button(gift.clubs, `${publicUrl}/clubs`),
    ],
  });
}

/** Mails the receipt to the giver. It contains no code, because the card is for someone else. */
export function giftReceiptMail(
  order: StoredGiftOrder,
  isLater: boolean,
  publicUrl: string,
  locale: Locale,
): WrittenMail {
  const copy = mailCopyIn(locale);
  const { gift } = copy;
  const recipient = asName(`${order.first_name} ${order.last_name}`, 6) ?? order.email;
  const sum = giftSum(order, locale);
  const delivery = isLater
    ? gift.at(dayLabel(order.send_date, null, locale), nineOClock(locale))
    : gift.atOnce;
  const reader = { email: order.giver_email, first_name: order.giver_name };
  return chainMail({ publicUrl, locale }, reader, {
    subject: gift.receiptSubject(recipient),
    preheader: `${sum}, ${order.order_number}`,
    title: gift.receiptTitle,
    parts: [
      factList(
        [gift.order, order.order_number],
        [gift.for, `${recipient}, ${order.email}`],
        [gift.delivery, delivery],
      ),
      {
        kind: 'receipt',
        title: copy.receipt,
        lines: [[gift.giftCard, sum]],
        total: [copy.paidToday, sum],
      },
      note(gift.wrong),
      button(gift.clubs, `${publicUrl}/clubs`),
    ],
  });
}

function giftSum({ amount, currency }: StoredGiftOrder, locale: Locale): string {
  return sumOf({ minorUnits: amount, currency }, locale);
}
