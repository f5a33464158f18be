/** The account data shown to members. A back end without data returns null, an empty body or 404. */
import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import {
  currency,
  longText,
  maybeFlag,
  maybeId,
  maybeNumber,
  maybeText,
  money,
  shortText,
} from './fields.ts';

const aRead = {
  method: 'GET',
  needsToken: true,
} as const;

export const encodeMember = defineCall({
  ...aRead,
  id: 'HT-01',
  name: 'encodeMember',
  summary:
    'The member’s id, encrypted; always the same for a member. Also works as a referring id. Null for a prospect.',
  path: '/v6/account/external/member/encode',
  answer: z.nullish(z.object({ encryptedMemberId: maybeText })),
});

/** Specification, section 3, Account info. */
export const getAccountInformation = defineCall({
  ...aRead,
  id: 'HT-02',
  name: 'getAccountInformation',
  summary: 'The member’s address and contact data.',
  path: '/v6/account/account-information',
  answer: z.nullish(
    z.object({
      address1: maybeText,
      address2: maybeText,
      city: maybeText,
      state: maybeText,
      country: maybeText,
      zipCode: maybeText,
      email: maybeText,
      /** A new address that isn't confirmed yet. Not in the specification. */
      pendingEmail: maybeText,
      /**
       * `bounced`: mail to the address came back, so it gets only codes and links that somebody asks for. `complained`:
       * mail was reported as spam there, so it gets no news. Not in the specification.
       */
      emailProblem: z.nullish(z.enum(['bounced', 'complained'])),
      /** The name to log in with. Not in the specification. */
      username: maybeText,
      /** The id of the linked social login; null if there's none. */
      facebookId: maybeText,
      membershipStatus: maybeText,
      isProspect: maybeFlag,
    }),
  ),
});
export type WireAccountInformation = NonNullable<z.infer<typeof getAccountInformation.answer>>;

/** Specification, section 3, Other. */
export const getAddOnEligibility = defineCall({
  ...aRead,
  id: 'HT-08',
  name: 'getAddOnEligibility',
  summary: 'The state of the add-on agreement.',
  path: '/v6.2/member/hamptons/eligibility',
  answer: z.nullish(
    z.object({ hamptonsAgreementStatusId: maybeId, hasHamptonsAddOnAgreement: maybeFlag }),
  ),
});

/** Specification, section 3, Member profile. */
export const getMemberProfile = defineCall({
  ...aRead,
  id: 'HT-09',
  name: 'getMemberProfile',
  summary: 'The member’s profile. `source` is always Web.',
  path: '/v6.2/member/me',
  query: z.object({ source: z.literal('Web') }),
  answer: z.nullish(
    z.object({
      firstName: maybeText,
      lastName: maybeText,
      memberId: maybeId,
      userId: maybeId,
      publicId: maybeId,
      shareId: maybeId,
      trackingId: maybeId,
      homeFacilityId: maybeId,
      /** In centimeters. */
      height: maybeNumber,
      /** In kilograms. */
      weight: maybeNumber,
      /** The number of missed bookings that count. */
      strikes: maybeNumber,
      hasActivePT: maybeFlag,
      membershipStatus: maybeText,
      /** The content of the barcode that opens the club's door. Not in the specification. */
      barcode: maybeId,
    }),
  ),
});
export type WireMemberProfile = NonNullable<z.infer<typeof getMemberProfile.answer>>;

/** Specification, section 3, Billing info. */
export const getBillingInformation = defineCall({
  ...aRead,
  id: 'HT-11',
  name: 'getBillingInformation',
  summary: 'The billing address and the card that pays.',
  path: '/v6.2/member/billing-information',
  answer: z.nullish(
    z.object({
      address1: maybeText,
      address2: maybeText,
      email: maybeText,
      cardLastFourDigits: maybeId,
      cardType: maybeText,
      /** Month and year, `04/30`. */
      expirationDate: maybeText,
      /** The membership that was bought online. Not in the specification. */
      membership: z.nullish(
        z.object({
          name: z.string(),
          currency,
          monthlyFee: money,
          /** ISO date; null until the club's opening is known. */
          nextChargeOn: maybeText,
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
  summary: 'The gift card that the account uses.',
  path: '/v6.2/member/giftcard-details',
  answer: z.nullish(
    z.object({
      cardLastFourDigits: maybeId,
      balance: money,
      currency,
      /** ISO date; null if it never expires. */
      expirationDate: maybeText,
    }),
  ),
});
export type WireGiftCardDetails = NonNullable<z.infer<typeof getGiftCardDetails.answer>>;

export const listMemberPictures = defineCall({
  ...aRead,
  id: 'HT-13',
  name: 'listMemberPictures',
  summary:
    'Addresses that show the members’ pictures for a few minutes without a token. `memberIDsStr` is a comma-separated list of ids; empty means the caller. 403 for anyone but the caller.',
  path: '/v6/signed-assets/members/pictures',
  query: z.object({ memberIDsStr: longText, source: z.literal('web') }),
  answer: z.nullish(
    z.object({ membersSignedURLs: z.nullish(z.array(z.object({ signedURL: z.string() }))) }),
  ),
});

/** Not in the specification. */
export const listOwnVisits = defineCall({
  ...aRead,
  id: 'HT-98',
  name: 'listOwnVisits',
  summary: 'The latest 50 visits booked with the confirmed email address of the caller’s account.',
  path: '/v6/account/visits',
  answer: z.nullish(
    z.object({
      visits: z.array(
        z.object({
          id: z.string(),
          facilityId: z.string(),
          kind: z.enum(['tour', 'workout']),
          /** ISO instant. */
          startsAt: z.string(),
          /** `missed` if the club reported that the visitor didn't come. */
          state: z.enum(['booked', 'canceled', 'missed', 'past']),
          /** The token of the visit's manage link; null unless it is booked, and while the link is turned off. */
          token: maybeText,
        }),
      ),
    }),
  ),
});
export type WireOwnVisit = NonNullable<z.infer<typeof listOwnVisits.answer>>['visits'][number];

export const getWalletPasses = defineCall({
  ...aRead,
  id: 'MB-144',
  name: 'getWalletPasses',
  summary:
    'Links that add the member’s pass to a phone’s wallet. Null without an active membership. Not in the specification.',
  path: '/v6/account/pass/wallets',
  answer: z.nullish(
    z.object({
      /** The URL of a `.pkpass` file, for five minutes. Null if the chain hasn’t set it up. */
      apple: maybeText,
      /** A link of Google Wallet. Null if the chain hasn’t set it up. */
      google: maybeText,
    }),
  ),
});

export const getBillingCard = defineCall({
  ...aRead,
  id: 'HT-43',
  name: 'getBillingCard',
  summary: 'The card that pays for the membership.',
  path: '/v6.2/member/billing/card',
  answer: z.nullish(
    z.object({ cardLastFourDigits: maybeId, cardType: maybeText, expirationDate: maybeText }),
  ),
});
export type WireBillingCard = NonNullable<z.infer<typeof getBillingCard.answer>>;

export const getBillingBalance = defineCall({
  ...aRead,
  id: 'HT-42',
  name: 'getBillingBalance',
  summary: 'The amount that the member owes on that card.',
  path: '/v6.2/member/billing/card/balance',
  answer: z.nullish(z.object({ balance: money, currency })),
});

/**
 * Agreements that members sign on screen. The specification shows the paths with unnamed parameters and no fields.
 * The parameters are the agreement, the club, the member and, if given, the version.
 */
const agreement = z.object({
  agreementId: z.string(),
  version: z.string(),
  title: z.string(),
  paragraphs: z.array(z.string()),
  /** The ISO instant at which this member signed this version; null if unsigned. */
  signedAt: maybeText,
  /** The typed name of the agreement under which the member joined. A guardian's, for a minor. */
  signedBy: maybeText,
});
export type WireAgreement = z.infer<typeof agreement>;

const place = { agreementId: shortText, facilityId: shortText, memberId: shortText };

const aReading = {
  id: 'HT-44',
  method: 'GET',
  answer: agreement,
  needsToken: true,
} as const;

export const getAgreement = defineCall({
  ...aReading,
  name: 'getAgreement',
  summary:
    'The current version of the agreement, which members sign today. 403 if it belongs to another member; 403 ADD_ON_EXCLUDED for an add-on that the plan excludes.',
  path: '/v6/acq/digitalsignature/agreement/{agreementId}/{facilityId}/{memberId}',
  params: z.object(place),
});

export const getAgreementVersion = defineCall({
  ...aReading,
  name: 'getAgreementVersion',
  summary:
    'One version of the agreement. 403 if it belongs to another member; 403 ADD_ON_EXCLUDED for an add-on that the plan excludes, unless it was signed.',
  path: '/v6/acq/digitalsignature/agreement/{agreementId}/{facilityId}/{memberId}/{version}',
  params: z.object({ ...place, version: shortText }),
});

export const signAgreement = defineCall({
  id: 'HT-45',
  name: 'signAgreement',
  summary:
    'Signs the version of an agreement that the member read. Signing again keeps the first signature. 403 if it belongs to another member; 403 ADD_ON_EXCLUDED for an add-on that the plan excludes; 409 VERSION_OVER if it is no longer the current version.',
  method: 'POST',
  path: '/v6/acq/digitalsignature/signcontract',
  body: z.object({
    agreementId: shortText,
    version: shortText,
    facilityId: shortText,
    memberId: shortText,
    signature: shortText,
  }),
  answer: z.object({ success: z.boolean(), signedAt: z.string() }),
  needsToken: true,
});
