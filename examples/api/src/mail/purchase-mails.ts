import { dayLabel } from '@foyer/core';
import type { Guardian } from '@foyer/core/forms';
import { monthlyPayments, type PlanBill } from '@foyer/core/plans';

import type { StoredGiftOrder } from '../payment/order-table.ts';
import { formatDay, type Locale } from '../locale/request-locale.ts';
import type { SignedText } from '../products/join-terms.ts';
import { codePlace, type Fact, mailOf, type SumLine, type WrittenMail } from './mail.ts';
import {
  asName,
  fromChain,
  fromClub,
  greeting,
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
  return mailOf({
    ...fromClub(club, publicUrl, locale),
    recipient: buyer.email,
    subject: welcome.subject(club.name),
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
          ...(startsOn === null ? [] : [startLine(startsOn)]),
        ],
      },
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
      { kind: 'note', text: laterPayments(membership.bill, club.name, locale) },
      { kind: 'text', text: welcome.account },
      {
        kind: 'link',
        label: welcome.accountAction,
        address: `${publicUrl}/account/activate`,
      },
      { kind: 'facts', facts: placeOf(club, copy) },
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
  return mailOf({
    ...fromClub(club, publicUrl, locale),
    recipient: guardian?.email ?? buyer.email,
    subject:
      guardian === null ? agreement.subject(club.name) : agreement.guardianSubject(club.name),
    preheader: text,
    title: agreement.title,
    parts: [
      {
        kind: 'text',
        text: guardian === null ? greeting(copy, buyer.firstName) : copy.helloAnyone,
      },
      { kind: 'text', text },
      { kind: 'note', text: title },
      ...paragraphs.map((paragraph, index) => ({
        kind: 'text' as const,
        text: `${index + 1}. ${paragraph}`,
      })),
      {
        kind: 'facts',
        facts: [
          [agreement.signature, asName(signature, 8) ?? agreement.withheld],
          [agreement.signedAt, day, time],
          [agreement.version, version],
          [copy.welcome.memberId, memberId],
        ],
      },
      ...(guardian === null
        ? [
            {
              kind: 'link' as const,
              label: agreement.account,
              address: `${publicUrl}/account/agreements/membership`,
            },
          ]
        : [{ kind: 'note' as const, text: agreement.notYou(club.phone_number) }]),
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
  return mailOf({
    ...fromChain(publicUrl, locale),
    recipient: order.email,
    subject: giver === null ? gift.subjectAnyone : gift.subject(giver),
    sealedCode,
    isBought: true,
    preheader: gift.title(sum),
    title: gift.title(sum),
    parts: [
      { kind: 'text', text: greeting(copy, order.first_name) },
      { kind: 'text', text: giver === null ? gift.givesAnyone(sum) : gift.gives(giver, sum) },
      { kind: 'code', label: gift.card, code: codePlace },
      ...(order.message === '' ? [] : [{ kind: 'quote' as const, text: message }]),
      { kind: 'text', text: gift.spend },
      { kind: 'link', label: gift.clubs, address: `${publicUrl}/clubs` },
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
  return mailOf({
    ...fromChain(publicUrl, locale),
    recipient: order.giver_email,
    subject: gift.receiptSubject(recipient),
    preheader: `${sum}, ${order.order_number}`,
    title: gift.receiptTitle,
    parts: [
      { kind: 'text', text: greeting(copy, order.giver_name) },
      {
        kind: 'facts',
        facts: [
          [gift.order, order.order_number],
          [gift.for, `${recipient}, ${order.email}`],
          [gift.delivery, delivery],
        ],
      },
      {
        kind: 'receipt',
        title: copy.receipt,
        lines: [[gift.giftCard, sum]],
        total: [copy.paidToday, sum],
      },
      { kind: 'note', text: gift.wrong },
      { kind: 'link', label: gift.clubs, address: `${publicUrl}/clubs` },
    ],
  });
}

function giftSum({ amount, currency }: StoredGiftOrder, locale: Locale): string {
  return sumOf({ minorUnits: amount, currency }, locale);
}
