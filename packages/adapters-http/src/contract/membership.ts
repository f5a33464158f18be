/** The membership of a logged-in member. The specification has no calls for it, so these are Foyer's own. */
import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { currency, longText, maybeFlag, maybeText, money, sentMoney, shortText } from './fields.ts';

const path = '/v6/account/membership';

/** Amounts are in the membership's currency. */
const offer = {
  planId: z.string(),
  planName: z.string(),
  /** The home club. */
  facilityId: z.string(),
  monthlyFee: money,
};

const membership = z.object({
  /** ISO dates, as all days here. */
  joinedOn: z.string(),
  /** Null until the opening of the club is known. */
  startsOn: maybeText,
  /** The IANA zone in which its days begin. */
  timeZone: z.string(),
  currency,
  terms: z.object({
    commitmentMonths: z.number(),
    noticeDays: z.number(),
    longestFreezeMonths: z.number(),
    /** For each month of a freeze. */
    freezeFee: money,
  }),
  /** True if HT-44 has the agreement that was signed on joining. */
  hasAgreement: maybeFlag,
  bought: z.object(offer),
  /** The monthly fee of the first months of what was bought, with a promo code. */
  promo: z.nullish(z.object({ months: z.number(), monthlyFee: money })),
  /** In the order of their days. */
  changes: z.array(z.object({ ...offer, from: z.string() })),
  /** In the order of their days. The membership runs again from `until` on. */
  freezes: z.array(z.object({ from: z.string(), until: z.string() })),
  /** Null unless it's canceled. */
  lastDay: maybeText,
});
export type WireMembership = z.infer<typeof membership>;

export const getMembership = defineCall({
  id: 'HT-90',
  name: 'getMembership',
  summary:
    'What the member bought online and has changed since. Null if nothing was bought online.',
  method: 'GET',
  path,
  needsToken: true,
  answer: z.nullish(membership),
});

export const decideMembership = defineCall({
  id: 'HT-91',
  name: 'decideMembership',
  summary:
    'Freezes, cancels or changes the membership, or undoes that, and returns the updated membership. Sending the same decision again changes nothing. 409 NO_MEMBERSHIP without one; 409 with the reason as the code if it isn’t possible: NOT_STARTED, LEAVING, ENDED, FROZEN, OUTSIDE_TERMS, UNCHANGED, OTHER_CURRENCY, PRICE_CHANGED, NOT_OFFERED.',
  method: 'POST',
  path: `${path}/decision`,
  // The decision is its own key.
  isKeyed: true,
  needsToken: true,
  body: z.object({
    decision: z.union([
      z.object({
        kind: z.literal('freeze'),
        /** ISO date. The freeze starts on the first billing day from then on. */
        from: shortText,
        /** Whole months. */
        months: z.int(),
      }),
      z.object({ kind: z.literal('unfreeze') }),
      z.object({ kind: z.literal('cancel') }),
      z.object({ kind: z.literal('keep') }),
      z.object({
        kind: z.literal('change'),
        planId: shortText,
        facilityId: shortText,
        /** What the member saw. */
        monthlyFee: sentMoney,
        currency,
      }),
      z.object({ kind: z.literal('undo-change') }),
    ]),
    /** For the club only; empty for none. */
    note: longText,
  }),
  answer: membership,
});

export const beginCardChange = defineCall({
  id: 'MB-148',
  name: 'beginCardChange',
  summary:
    'Starts to replace the card that pays. The page passes the token to the payment application in the cookie `foyer_card_change`; the application asks for the card. The token is valid for 30 minutes and only while the session lasts. 409 NO_MEMBERSHIP without a membership.',
  method: 'POST',
  path: `${path}/card-change`,
  needsToken: true,
  answer: z.object({ token: z.string(), address: z.string() }),
});

export const listMembershipOffers = defineCall({
  id: 'HT-92',
  name: 'listMembershipOffers',
  summary: 'The plans that the member can change to at a club. Empty for an unknown club.',
  method: 'GET',
  path: `${path}/offers/{facilityId}`,
  params: z.object({ facilityId: shortText }),
  needsToken: true,
  answer: z.object({ offers: z.array(z.object({ ...offer, currency })) }),
});
export type WireMembershipOffer = z.infer<typeof listMembershipOffers.answer>['offers'][number];

export const listInvoices = defineCall({
  id: 'HT-93',
  name: 'listInvoices',
  summary: "The member's payments, newest first.",
  method: 'GET',
  path: `${path}/invoices`,
  needsToken: true,
  answer: z.object({
    invoices: z.array(
      z.object({
        number: z.string(),
        on: z.string(),
        status: z.enum(['paid', 'due']),
        facilityId: z.string(),
        currency,
        lines: z.array(
          z.object({
            kind: z.enum(['first-month', 'initiation', 'saved', 'promo', 'month', 'freeze']),
            planName: z.string(),
            /** Negative for `saved` and `promo`. */
            amount: money,
          }),
        ),
        total: money,
        paidWith: maybeText,
      }),
    ),
  }),
});
export type WireInvoice = z.infer<typeof listInvoices.answer>['invoices'][number];

/** A day is an ISO date. */
const charge = z.nullish(z.object({ on: z.string(), total: money }));

const said = z.union([
  z.object({
    kind: z.literal('price'),
    planName: z.string(),
    facilityId: z.string(),
    currency,
    dueToday: money,
    firstMonth: money,
    initiation: money,
    /** What the initiation is reduced by. */
    saved: money,
    monthly: money,
    /** Null until the opening of the club is known. */
    monthlyFrom: maybeText,
    startsOn: maybeText,
    commitmentMonths: z.number(),
    /** If it's above the monthly fee. */
    regularMonthly: z.nullish(money),
    /** What a promo code takes off today, and the fee of each of the first months. */
    promo: z.nullish(
      z.object({ code: z.string(), today: money, monthly: money, months: z.number() }),
    ),
  }),
  z.object({
    kind: z.literal('pass-price'),
    title: z.string(),
    facilityId: z.string(),
    /** ISO date. */
    day: z.string(),
    currency,
    price: money,
  }),
  z.object({
    kind: z.literal('consent'),
    channel: z.enum(['newsletter', 'text-alerts', 'monthly-charge']),
    granted: z.boolean(),
    basis: z.enum(['express', 'default']),
    /** Whose law asked for it, such as `canada`. */
    jurisdiction: maybeText,
    /** As it was shown. */
    text: z.string(),
    textVersion: z.string(),
  }),
  z.object({
    kind: z.literal('decision'),
    decision: z.enum(['freeze', 'unfreeze', 'cancel', 'keep', 'change', 'undo-change']),
    planName: z.string(),
    facilityId: z.string(),
    currency,
    monthly: money,
    from: maybeText,
    until: maybeText,
    freezeFee: z.nullish(money),
    lastDay: maybeText,
    commitmentEnd: maybeText,
    nextBill: charge,
    lastBill: charge,
  }),
  z.object({
    kind: z.literal('agreement'),
    agreementId: z.string(),
    version: z.string(),
    /** As they were shown. */
    title: z.string(),
    paragraphs: z.array(z.string()),
    facilityId: z.string(),
    signature: z.string(),
  }),
]);
export type WireSaid = z.infer<typeof said>;

export const listPromises = defineCall({
  id: 'HT-94',
  name: 'listPromises',
  summary:
    'The latest 500 prices, consents, agreements and decisions recorded for the member, newest first.',
  method: 'GET',
  path: `${path}/promises`,
  needsToken: true,
  answer: z.object({
    /** The IANA zone of the club where the membership was bought. */
    timeZone: z.string(),
    promises: z.array(
      z.object({
        id: z.string(),
        /** ISO instant. */
        at: z.string(),
        /** The path of the page; empty if unknown. */
        place: z.string(),
        /** BCP 47: the language that the person read. */
        locale: z.string(),
        said,
      }),
    ),
    hasOlder: z.boolean(),
  }),
});
export type WirePromise = z.infer<typeof listPromises.answer>['promises'][number];
