/** The account data shown to members. A back end without data returns null, an empty body or 404. */
import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { longText } from './text.ts';

const text = z.nullish(z.string());
const id = z.nullish(z.union([z.string(), z.number()]));
const flag = z.nullish(z.boolean());
/** In major units of the currency, as a number or a string. */
const money = z.union([z.number(), z.string()]);

const aRead = {
  method: 'GET',
  params: z.object({}),
  query: z.object({}),
  body: z.undefined(),
  repeatable: true,
  needsToken: true,
} as const;

export const encodeMember = defineCall({
  ...aRead,
  id: 'HT-01',
  name: 'encodeMember',
  summary: "The member's id in a form that tells other systems nothing, the same each time.",
  path: '/v6/account/external/member/encode',
  answer: z.nullish(z.object({ encryptedMemberId: text })),
});

/** Specification, section 3, Account info. */
export const getAccountInformation = defineCall({
  ...aRead,
  id: 'HT-02',
  name: 'getAccountInformation',
  summary: 'Where the member lives and is written to.',
  path: '/v6/account/account-information',
  answer: z.nullish(
    z.object({
      address1: text,
      address2: text,
      city: text,
      state: text,
      country: text,
      zipCode: text,
      email: text,
      /** A new address that isn't confirmed yet. Not in the specification. */
      pendingEmail: text,
      /** The id of the linked social login; null if there's none. */
      facebookId: text,
      membershipStatus: text,
      isProspect: flag,
    }),
  ),
});
export type WireAccountInformation = NonNullable<z.infer<typeof getAccountInformation.answer>>;

/** Specification, section 3, Other. */
export const getAddOnEligibility = defineCall({
  ...aRead,
  id: 'HT-08',
  name: 'getAddOnEligibility',
  summary: 'How the add-on agreement stands.',
  path: '/v6.2/member/hamptons/eligibility',
  answer: z.nullish(z.object({ hamptonsAgreementStatusId: id, hasHamptonsAddOnAgreement: flag })),
});
export type WireAddOnEligibility = NonNullable<z.infer<typeof getAddOnEligibility.answer>>;

/** Specification, section 3, Member profile. */
export const getMemberProfile = defineCall({
  ...aRead,
  id: 'HT-09',
  name: 'getMemberProfile',
  summary: 'Who the member is. `source` is always Web.',
  path: '/v6.2/member/me',
  query: z.object({ source: z.literal('Web') }),
  answer: z.nullish(
    z.object({
      firstName: text,
      lastName: text,
      memberId: id,
      userId: id,
      publicId: id,
      shareId: id,
      trackingId: id,
      homeFacilityId: id,
      /** In centimeters. */
      height: z.nullish(z.number()),
      /** In kilograms. */
      weight: z.nullish(z.number()),
      /** The number of missed bookings that count. */
      strikes: z.nullish(z.number()),
      hasActivePT: flag,
      membershipStatus: text,
    }),
  ),
});
export type WireMemberProfile = NonNullable<z.infer<typeof getMemberProfile.answer>>;

/** Specification, section 3, Billing info. */
export const getBillingInformation = defineCall({
  ...aRead,
  id: 'HT-11',
  name: 'getBillingInformation',
  summary: 'Where bills go and which card pays them.',
  path: '/v6.2/member/billing-information',
  answer: z.nullish(
    z.object({
      address1: text,
      address2: text,
      email: text,
      cardLastFourDigits: id,
      cardType: text,
      /** Month and year, `04/30`. */
      expirationDate: text,
      /** The membership that was bought online. Not in the specification. */
      membership: z.nullish(
        z.object({
          name: z.string(),
          currency: z.enum(['USD', 'CAD', 'GBP']),
          monthlyFee: money,
          /** ISO date; null until the club's opening is known. */
          nextChargeOn: text,
          /** The amount paid when joining, and its ISO date. */
          paidOnJoining: money,
          joinedOn: z.string(),
          /** True until the club opens, which is on `nextChargeOn`. */
          isPresale: z.boolean(),
        }),
      ),
    }),
  ),
});
export type WireBillingInformation = NonNullable<z.infer<typeof getBillingInformation.answer>>;

/** The specification lists no fields; these are ours. */
export const getGiftCardDetails = defineCall({
  ...aRead,
  id: 'HT-12',
  name: 'getGiftCardDetails',
  summary: 'The gift card that was put on the account.',
  path: '/v6.2/member/giftcard-details',
  answer: z.nullish(
    z.object({
      cardLastFourDigits: id,
      balance: money,
      currency: z.enum(['USD', 'CAD', 'GBP']),
      /** ISO date; null if it never expires. */
      expirationDate: text,
    }),
  ),
});
export type WireGiftCardDetails = NonNullable<z.infer<typeof getGiftCardDetails.answer>>;

export const listMemberPictures = defineCall({
  ...aRead,
  id: 'HT-13',
  name: 'listMemberPictures',
  summary:
    'Addresses under which pictures of the named members can be loaded for some minutes without a token. `memberIDsStr` lists ids between commas, empty for the caller; 403 for anybody but the caller.',
  path: '/v6/signed-assets/members/pictures',
  query: z.object({ memberIDsStr: longText, source: z.literal('web') }),
  answer: z.nullish(
    z.object({ membersSignedURLs: z.nullish(z.array(z.object({ signedURL: z.string() }))) }),
  ),
});

export const getBillingCard = defineCall({
  ...aRead,
  id: 'HT-43',
  name: 'getBillingCard',
  summary: 'The card that pays the membership.',
  path: '/v6.2/member/billing/card',
  answer: z.nullish(z.object({ cardLastFourDigits: id, cardType: text, expirationDate: text })),
});
export type WireBillingCard = NonNullable<z.infer<typeof getBillingCard.answer>>;

export const getBillingBalance = defineCall({
  ...aRead,
  id: 'HT-42',
  name: 'getBillingBalance',
  summary: 'What the member owes on that card.',
  path: '/v6.2/member/billing/card/balance',
  answer: z.nullish(z.object({ balance: money, currency: z.enum(['USD', 'CAD', 'GBP']) })),
});
