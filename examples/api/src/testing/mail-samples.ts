import { Temporal } from '@foyer/core';
import { decide, type MembershipDecision } from '@foyer/core/membership';
import { planBill, type PlanPromo } from '@foyer/core/plans';
import { aMembership, aMembershipOffer } from '@foyer/core/testing/members';

import type { Locale } from '../locale/request-locale.ts';
import {
  changedMail,
  codeMail,
  confirmEmailMail,
  dataLinkMail,
  linkMail,
  newsAgainMail,
  undoEmailMail,
} from '../mail/account-mails.ts';
import { type FriendsVisit, friendsVisitMail } from '../mail/friends-visit-mails.ts';
import { heldPriceMail } from '../mail/offer-mails.ts';
import {
  cardChangedMail,
  declinedMail,
  type MailedInvoice,
  membershipMail,
  receiptMail,
} from '../mail/membership-mails.ts';
import { dayPassMail, hadTrialMail, trialPassMail } from '../mail/pass-mails.ts';
import { agreementMail, giftMail, giftReceiptMail, welcomeMail } from '../mail/purchase-mails.ts';
import type { WrittenMail } from '../mail/mail.ts';
import { monthlyInvoice } from '../membership/invoice-table.ts';
import {
  bookedMail,
  canceledMail,
  companionMail,
  detailsReceivedMail,
  guestMail,
  leadReceivedMail,
  type MailedVisit,
  missedVisitMail,
  movedMail,
  newLinkMail,
  referralMail,
  reminderMail,
} from '../mail/visit-mails.ts';
import { aMailedClub } from './mailed-club.ts';

/** One of each mail, in a language. */
export function mailSamples(locale: Locale) {
  return {
    leadReceived: leadReceivedMail(someone(locale)),
    detailsReceived: detailsReceivedMail(someone(locale)),
    booked: bookedMail(aVisit(locale), now),
    bookedWorkout: bookedMail(aVisit(locale, 'workout'), now),
    moved: movedMail(aVisit(locale), { ...before, companion_id: null }, now),
    bookedForTwo: bookedMail(aVisit(locale, 'tour', 'Kim'), now),
    guestAdded: guestMail(aVisit(locale, 'workout', ''), now),
    guestRemoved: guestMail(aVisit(locale), now),
    companionJoined: companionMail(aVisit(locale), { first_name: 'Grace' }, 'joined'),
    companionLeft: companionMail(aVisit(locale), { first_name: 'Grace' }, 'left'),
    canceled: canceledMail(aVisit(locale), now),
    reminderDayBefore: reminderMail(aVisit(locale), dayBefore),
    reminderHoursBefore: reminderMail(aVisit(locale, 'workout'), hoursBefore),
    newLink: newLinkMail(aVisit(locale), now),
    missed: missedVisitMail(someone(locale), 'tour'),
    code: codeMail({ email, first_name: 'Ada' }, { name: 'Acme' }, code, site, locale),
    welcome: welcomeMail(
      { firstName: 'Ada', email },
      club,
      { memberId: '412345678', barcode: '2504123456783' },
      { name: 'All Access', bill: planBill(cost, today) },
      site,
      locale,
    ),
    welcomePresale: welcomeMail(
      { firstName: 'Ada', email },
      club,
      { memberId: '412345678', barcode: '2504123456783' },
      { name: 'All Access', bill: planBill({ ...cost, opening: { day: '2027-03-01' } }, today) },
      site,
      locale,
    ),
    welcomePromo: welcomeMail(
      { firstName: 'Ada', email },
      club,
      { memberId: '412345678', barcode: '2504123456783' },
      { name: 'All Access', bill: planBill({ ...cost, promo }, today) },
      site,
      locale,
    ),
    heldPrice: heldPriceMail({
      ...someone(locale),
      plan: {
        name: 'All Access',
        monthly_fee: 305_00,
        total_dues: 500_00,
        promotional_savings: 200_00,
      },
      currency: 'USD',
      until: '2026-12-01',
      sealedToken: sealed,
    }),
    agreement: agreementMail(aSignedAgreement(locale)),
    agreementOfMinor: agreementMail({
      ...aSignedAgreement(locale),
      guardian: { name: 'Anne Byron', email },
    }),
    frozen: aDecision({ kind: 'freeze', from: '2026-12-25', months: 2 }, locale),
    notFrozen: aDecision({ kind: 'unfreeze' }, locale, 'frozen'),
    freezeEndsEarly: aDecision({ kind: 'unfreeze' }, locale, 'frozen', '2026-12-25'),
    leaving: aDecision({ kind: 'cancel' }, locale),
    staying: aDecision({ kind: 'keep' }, locale, 'leaving'),
    changedPlan: aDecision({ kind: 'change', offer: allAccess }, locale),
    keptPlan: aDecision({ kind: 'undo-change' }, locale, 'changed'),
    billPaid: receiptMail(aBill(locale)),
    billDeclined: declinedMail(aBill(locale)),
    newCard: cardChangedMail({ ...aBill(locale), cardBrand: 'Mastercard', lastFour: '4444' }),
    gift: giftMail(order, sealed, site, locale),
    giftReceipt: giftReceiptMail(order, true, site, locale),
    dayPass: dayPassMail(
      {
        order: { first_name: 'Ada', email, day: '2026-12-01', order_number: 'DP-4821-7730' },
        price: { minorUnits: 45_00, currency: 'USD' },
        code: 'K7QM-2XAD',
        token: 'sample',
      },
      { club, publicUrl: site, locale },
    ),
    trialPass: trialPassMail(
      { reader: { email, first_name: 'Ada' }, club, publicUrl: site, locale },
      { code: 'K7QM-2XAD', days: 3, token: 'sample', startsOn: '2026-11-25', endsOn: '2026-11-27' },
    ),
    hadTrial: hadTrialMail(
      { reader: { email, first_name: 'Ada' }, club, publicUrl: site, locale },
      true,
    ),
    referral: referralMail({ email }, { first_name: 'Grace' }, club, site, locale),
    friendBooked: friendsVisitMail(aFriendsVisit(locale), 'booked'),
    friendMoved: friendsVisitMail({ ...aFriendsVisit(locale), before }, 'moved'),
    friendCanceled: friendsVisitMail(aFriendsVisit(locale), 'canceled'),
    passwordChanged: changedMail(holder, 'password', site, locale),
    usernameChanged: changedMail(holder, 'username', site, locale),
    loginLinked: changedMail(holder, 'linked', site, locale),
    loginUnlinked: changedMail(holder, 'unlinked', site, locale),
    emailAsked: changedMail(holder, 'emailAsked', site, locale),
    dataLink: dataLinkMail(email, link, locale),
    newsAgain: newsAgainMail(email, { publicUrl: site, address: `${site}/subscribe/abc` }, locale),
    confirmEmail: confirmEmailMail(email, link, locale),
    emailChanged: undoEmailMail(holder, link, locale),
    emailRestored: changedMail(holder, 'emailRestored', site, locale),
    activate: linkMail(holder, 'activate', { ...link, club }, locale),
    recover: linkMail(holder, 'recover', { ...link, club }, locale),
  } satisfies Record<string, WrittenMail>;
}

export type MailName = keyof ReturnType<typeof mailSamples>;

/** What stands for the encrypted codes and tokens of the samples. */
export const sampleCodes: Partial<Record<MailName, string>> = {
  code: '4821',
  gift: 'K7QM-2XAD-9RTP-5HWB',
};

/** The instant at which the samples are queued. The visit is on Tuesday, November 24, at 8:00 AM in New York. */
export const now: Temporal.Instant = Temporal.Instant.from('2026-11-20T15:00:00Z');
const dayBefore = Temporal.Instant.from('2026-11-23T13:00:00Z');
const hoursBefore = Temporal.Instant.from('2026-11-24T11:00:00Z');

const before = {
  starts_at: '2026-11-23T19:30:00.000Z',
  companion_id: 'grace',
  time_zone: 'America/New_York',
};
const site = 'https://www.foyer.example';
const email = 'ada@example.com';
const promo: PlanPromo = {
  code: 'NEWYEAR',
  initiation: { kind: 'amount', minorUnits: 100_00 },
  monthly: { discount: { kind: 'percent', percent: 20 }, months: 3 },
};
const club = aMailedClub();
const holder = { email, first_name: 'Ada', username: 'ada.byron' };
const sealed = 'sealed';
const link = { publicUrl: site, sealedCode: sealed, uselessAt: now.add({ hours: 48 }) };
const code = {
  sealedCode: sealed,
  codeHash: '',
  salt: '',
  expiresAt: now.add({ minutes: 15 }),
};
const cost = {
  currency: 'USD',
  monthlyFee: 20_500,
  regularMonthlyFee: 20_500,
  initiation: { totalDues: 50_000 },
  promotionalSavings: 40_000,
  isReimbursementAvailable: false,
  commitmentMonths: 12,
  opening: null,
} as const;
const today = Temporal.PlainDate.from('2026-11-20');
const order = {
  id: 'g1',
  kind: 'gift' as const,
  product_token: 'p1',
  order_number: 'GC-4821-7730',
  contents: '',
  design_id: 'first-light',
  amount: 10_000,
  currency: 'USD' as const,
  first_name: 'Ada',
  last_name: 'Byron',
  email,
  message: 'Happy birthday!\nSee you at the pool on Sunday.',
  giver_name: 'Grace Hopper',
  giver_email: 'grace@example.com',
  send_date: '2026-12-01',
  time_zone: 'America/New_York',
  created_at: '',
  expires_at: '',
  paid_at: null,
  card_brand: null,
  browser: null,
  billing_postal_code: null,
  billing_state: null,
};

function someone(locale: Locale) {
  return { lead: { email, first_name: 'Ada' }, club, publicUrl: site, locale };
}

function aVisit(
  locale: Locale,
  kind: 'tour' | 'workout' = 'tour',
  guest: string | null = null,
): MailedVisit {
  const starts_at = '2026-11-24T13:00:00.000Z';
  const visit = { id: 'a1b2', kind, starts_at, revision: 1, guest_name: guest };
  return { ...someone(locale), visit, link: `${site}/visit/a1b2` };
}

const allAccess = aMembershipOffer({
  planId: '17',
  planName: 'All Access',
  monthly: { minorUnits: 30_500, currency: 'USD' },
});

/** A decision about a membership that is as it stands after an earlier one of November 20. */
function aSignedAgreement(locale: Locale): Parameters<typeof agreementMail>[0] {
  return {
    signed: {
      agreementId: 'membership',
      version: '2026-11-0a1b2c3d4e',
      locale,
      title: 'Membership agreement',
      paragraphs: ['This agreement is between you and Foyer Clubs.', 'You pay $205 a month.'],
      signature: 'Anne Byron',
      signedAt: '2026-11-20T15:00:00Z',
    },
    memberId: '412345678',
    buyer: { firstName: 'Ada', email },
    guardian: null,
    club,
    publicUrl: site,
  };
}

function aDecision(
  decision: MembershipDecision,
  locale: Locale,
  standing: 'running' | 'frozen' | 'leaving' | 'changed' = 'running',
  today = '2026-11-20',
): WrittenMail {
  const day = '2026-11-20';
  const earlier: Record<typeof standing, MembershipDecision> = {
    running: { kind: 'keep' },
    frozen: { kind: 'freeze', from: day, months: 2 },
    leaving: { kind: 'cancel' },
    changed: { kind: 'change', offer: allAccess },
  };
  const before = decide(aMembership(), earlier[standing], day).unwrap();
  const after = decide(before, decision, today).unwrap();
  const change = { decision, before, after, today };
  return membershipMail({
    member: holder,
    club,
    newClub: club,
    ...change,
    publicUrl: site,
    locale,
    translate,
  });
}

/** The samples keep the plan's name; the suites of the calls test its translation. */
const translate = (text: string): string => text;

function aBill(locale: Locale): MailedInvoice {
  const { planName, monthly: total } = allAccess;
  const bill = { on: '2026-12-20', kind: 'month', planName, total } as const;
  const invoice = monthlyInvoice({ memberId: '412345678', facilityId: '101' }, bill);
  return { member: holder, club, invoice, cardBrand: 'Visa', publicUrl: site, locale, translate };
}

function aFriendsVisit(locale: Locale): FriendsVisit {
  const { visit, publicUrl } = aVisit(locale);
  const member = { email: 'grace@mail.example', first_name: 'Grace' };
  const joins = { before: null, link: `${publicUrl}/visit/with/a1b2` };
  return { member, friendsName: 'Ada', club, visit, ...joins, publicUrl, locale };
}
