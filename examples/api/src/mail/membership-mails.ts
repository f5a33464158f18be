import {
  billsBetween,
  commitmentEnd,
  currentFreeze,
  freezeOn,
  type InvoiceLine,
  type Membership,
  type MembershipBill,
  type MembershipDecision,
  nextBill,
  offerOn,
  pendingChange,
} from '@foyer/core/membership';

import type { MailCopy } from '../copy/mail-copy.ts';
import { formatDay } from '../locale/request-locale.ts';
import { linesOf, type StoredInvoice, totalOf } from '../membership/invoice-table.ts';
import { button, type Fact, factList, note, type WrittenMail } from './mail.ts';
import {
  clubMail,
  type ClubSender,
  type MailClub,
  mailCopyIn,
  type Reader,
  sumOf,
} from './write-mail.ts';

interface MailedMember extends ClubSender {
  readonly member: Reader;
  /** Translates the chain's own content, such as the name of a plan. */
  readonly translate: (text: string) => string;
}

export interface DecidedChange {
  readonly decision: MembershipDecision;
  readonly before: Membership;
  readonly after: Membership;
  readonly today: string;
}

export interface MailedDecision extends MailedMember, DecidedChange {
  /** The club that the member will change to; otherwise the same. */
  readonly newClub: MailClub;
}

/** Confirms a decision about the membership, with the days and amounts that follow from it. */
export function membershipMail(mailed: MailedDecision): WrittenMail {
  const { member, club, publicUrl, locale } = mailed;
  const copy = mailCopyIn(locale);
  const { subject, title, text, facts, undo } = contentsOf(mailed, copy);
  return clubMail({ club, publicUrl, locale }, member, {
    subject,
    preheader: text,
    title,
    parts: [
      text,
      facts.length === 0 ? null : factList(...facts),
      undo === null ? null : note(undo),
      button(copy.membership.manage, `${publicUrl}/account/membership`),
    ],
  });
}

interface Contents {
  readonly subject: string;
  readonly title: string;
  readonly text: string;
  readonly facts: readonly Fact[];
  /** How to take the decision back. */
  readonly undo: string | null;
}

function contentsOf(
  { decision, before, after, today, club, newClub, locale, translate }: MailedDecision,
  { membership: copy }: MailCopy,
): Contents {
  const dayText = (day: string): string => formatDay(day, locale);
  const billFact = (name: string, bill: MembershipBill): Fact => [
    name,
    copy.bill(sumOf(bill.total, locale), dayText(bill.on)),
  ];
  const next = nextBill(after, today);
  const nextFacts = next === null ? [] : [billFact(copy.nextBill, next)];
  switch (decision.kind) {
    case 'freeze': {
      const { from, until } = currentFreeze(after, today) ?? { from: today, until: today };
      const [first, again] = [dayText(from), dayText(until)];
      return {
        subject: copy.freeze.subject(first),
        title: copy.freeze.title,
        text: copy.freeze.text(club.name, first, again),
        facts: [
          [copy.freeze.from, first],
          [copy.freeze.until, again],
          [copy.freeze.fee, sumOf(after.terms.freezeFee, locale)],
          ...commitmentFacts(after),
          ...nextFacts,
        ],
        undo: copy.freeze.undo,
      };
    }
    case 'unfreeze': {
      const running = freezeOn(after, today);
      const { subjectTaken, subjectEnds, titleTaken, titleEnds, taken, ends } = copy.unfreeze;
      const facts = [...commitmentFacts(after), ...nextFacts];
      if (running === null) {
        return {
          subject: subjectTaken,
          title: titleTaken,
          text: taken(club.name),
          facts,
          undo: null,
        };
      }
      const again = dayText(running.until);
      return {
        subject: subjectEnds(again),
        title: titleEnds,
        text: ends(club.name, again),
        facts,
        undo: null,
      };
    }
    case 'cancel': {
      const { subject, title, text, lastDay, lastBill, noBill, undo } = copy.cancel;
      const end = after.lastDay ?? today;
      const bill = billsBetween(after, today, end).findLast(({ on }) => on > today);
      return {
        subject: subject(dayText(end)),
        title,
        text: text(club.name, dayText(end)),
        facts: [
          [lastDay, dayText(end)],
          bill === undefined ? [lastBill, noBill] : billFact(lastBill, bill),
        ],
        undo: undo(dayText(end)),
      };
    }
    case 'keep': {
      const { subject, title, text } = copy.keep;
      return { subject, title, text: text(club.name), facts: nextFacts, undo: null };
    }
    case 'change': {
      const { subject, title, text, undo, ...names } = copy.change;
      const change = pendingChange(after, today) ?? { ...offerOn(after, today), from: today };
      const from = dayText(change.from);
      const planName = translate(change.planName);
      return {
        subject: subject(from),
        title,
        text: text(planName, newClub.name, from),
        facts: [
          [names.from, from],
          [names.plan, planName],
          [names.club, newClub.name],
          [names.before, sumOf(offerOn(before, today).monthly, locale)],
          [names.after, sumOf(change.monthly, locale)],
        ],
        undo,
      };
    }
    case 'undo-change': {
      const { subject, title, text } = copy.undoChange;
      const planName = translate(offerOn(after, today).planName);
      return { subject, title, text: text(planName, club.name), facts: nextFacts, undo: null };
    }
  }

  function commitmentFacts(membership: Membership): readonly Fact[] {
    const end = commitmentEnd(membership);
    return end === null ? [] : [[copy.commitment, dayText(end)]];
  }
}

export interface MailedInvoice extends MailedMember {
  readonly invoice: StoredInvoice;
  /** Of the card, as shown. */
  readonly cardBrand: string;
}

export interface MailedCard extends Omit<MailedMember, 'translate'> {
  /** Of the new card, as shown. */
  readonly cardBrand: string;
  readonly lastFour: string;
}

export function cardChangedMail(mailed: MailedCard): WrittenMail {
  const { member, club, publicUrl, locale, cardBrand, lastFour } = mailed;
  const copy = mailCopyIn(locale);
  const { subject, title, text, notYou, see } = copy.newCard;
  const what = text(cardBrand, lastFour);
  return clubMail({ club, publicUrl, locale }, member, {
    subject,
    preheader: what,
    title,
    parts: [
      what,
      note(notYou(copy.callOrReply(club.phone_number))),
      button(see, `${publicUrl}/account/billing`),
    ],
  });
}

export function receiptMail(mailed: MailedInvoice): WrittenMail {
  const { invoice, cardBrand, locale } = mailed;
  const copy = mailCopyIn(locale);
  const day = formatDay(invoice.billed_on, locale);
  const text = copy.bill.text(cardBrand);
  return billMail(mailed, {
    subject: copy.bill.subject(day),
    preheader: `${sumOf(totalOf(invoice), locale)}. ${text}`,
    title: copy.bill.title,
    text,
    caption: copy.receipt,
    total: copy.bill.paid,
    act: null,
  });
}

export function declinedMail(mailed: MailedInvoice): WrittenMail {
  const { invoice, cardBrand, club, locale } = mailed;
  const copy = mailCopyIn(locale);
  const { subject, title, act, due, ...declined } = copy.bill.declined;
  const text = declined.text(sumOf(totalOf(invoice), locale), cardBrand);
  return billMail(mailed, {
    subject,
    preheader: text,
    title,
    text,
    caption: copy.bill.number,
    total: due,
    act: act(copy.callOrReply(club.phone_number)),
  });
}

function billMail(
  { member, club, publicUrl, locale, invoice, translate }: MailedInvoice,
  texts: {
    readonly subject: string;
    readonly preheader: string;
    readonly title: string;
    readonly text: string;
    /** Of the table of lines. */
    readonly caption: string;
    readonly total: string;
    readonly act: string | null;
  },
): WrittenMail {
  const copy = mailCopyIn(locale);
  const { subject, preheader, title, text, caption, total, act } = texts;
  return clubMail({ club, publicUrl, locale }, member, {
    subject,
    preheader,
    title,
    parts: [
      text,
      act,
      factList(
        [copy.bill.number, invoice.number],
        [copy.bill.day, formatDay(invoice.billed_on, locale)],
      ),
      {
        kind: 'receipt',
        title: caption,
        lines: linesOf(invoice).map(({ kind, planName, amount }) => [
          lineName(copy, kind)(translate(planName)),
          sumOf(amount, locale),
        ]),
        total: [total, sumOf(totalOf(invoice), locale)],
      },
      button(copy.bill.see, `${publicUrl}/account/billing`),
    ],
  });
}

/** Only monthly bills are mailed; the welcome mail is the receipt for joining. */
function lineName({ bill }: MailCopy, kind: InvoiceLine['kind']): (planName: string) => string {
  return kind === 'freeze' ? bill.freeze : bill.month;
}
