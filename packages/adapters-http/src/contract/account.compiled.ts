// Compiled from ./account.ts by `pnpm schemas`. Change it there.
import {
  either,
  flag,
  list,
  nullable,
  number,
  object,
  oneOf,
  optional,
  text,
} from '@foyer/core/decode';
import type { Compiled } from './call.ts';
import type * as source from './account.ts';

const optionalNullableText = optional(nullable(text));
const optionalNullableFlag = optional(nullable(flag));
const optionalNullableEitherTextNumber = optional(nullable(either(text, number)));
const eitherNumberText = either(number, text);
const part1 = oneOf('USD', 'CAD', 'GBP');
const optionalNullableNumber = optional(nullable(number));
export const encodeMember: Compiled<typeof source.encodeMember> = {
  name: 'encodeMember',
  method: 'GET',
  path: '/v6/account/external/member/encode',
  repeatable: true,
  needsToken: true,
  decode: optional(nullable(object({ encryptedMemberId: optionalNullableText }))),
};
export const getAccountInformation: Compiled<typeof source.getAccountInformation> = {
  name: 'getAccountInformation',
  method: 'GET',
  path: '/v6/account/account-information',
  repeatable: true,
  needsToken: true,
  decode: optional(
    nullable(
      object({
        address1: optionalNullableText,
        address2: optionalNullableText,
        city: optionalNullableText,
        state: optionalNullableText,
        country: optionalNullableText,
        zipCode: optionalNullableText,
        email: optionalNullableText,
        pendingEmail: optionalNullableText,
        facebookId: optionalNullableText,
        membershipStatus: optionalNullableText,
        isProspect: optionalNullableFlag,
      }),
    ),
  ),
};
export const getAddOnEligibility: Compiled<typeof source.getAddOnEligibility> = {
  name: 'getAddOnEligibility',
  method: 'GET',
  path: '/v6.2/member/hamptons/eligibility',
  repeatable: true,
  needsToken: true,
  decode: optional(
    nullable(
      object({
        hamptonsAgreementStatusId: optionalNullableEitherTextNumber,
        hasHamptonsAddOnAgreement: optionalNullableFlag,
      }),
    ),
  ),
};
export const getBillingBalance: Compiled<typeof source.getBillingBalance> = {
  name: 'getBillingBalance',
  method: 'GET',
  path: '/v6.2/member/billing/card/balance',
  repeatable: true,
  needsToken: true,
  decode: optional(nullable(object({ balance: eitherNumberText, currency: part1 }))),
};
export const getBillingCard: Compiled<typeof source.getBillingCard> = {
  name: 'getBillingCard',
  method: 'GET',
  path: '/v6.2/member/billing/card',
  repeatable: true,
  needsToken: true,
  decode: optional(
    nullable(
      object({
        cardLastFourDigits: optionalNullableEitherTextNumber,
        cardType: optionalNullableText,
        expirationDate: optionalNullableText,
      }),
    ),
  ),
};
export const getBillingInformation: Compiled<typeof source.getBillingInformation> = {
  name: 'getBillingInformation',
  method: 'GET',
  path: '/v6.2/member/billing-information',
  repeatable: true,
  needsToken: true,
  decode: optional(
    nullable(
      object({
        address1: optionalNullableText,
        address2: optionalNullableText,
        email: optionalNullableText,
        cardLastFourDigits: optionalNullableEitherTextNumber,
        cardType: optionalNullableText,
        expirationDate: optionalNullableText,
      }),
    ),
  ),
};
export const getGiftCardDetails: Compiled<typeof source.getGiftCardDetails> = {
  name: 'getGiftCardDetails',
  method: 'GET',
  path: '/v6.2/member/giftcard-details',
  repeatable: true,
  needsToken: true,
  decode: optional(
    nullable(
      object({
        cardLastFourDigits: optionalNullableEitherTextNumber,
        balance: eitherNumberText,
        currency: part1,
        expirationDate: optionalNullableText,
      }),
    ),
  ),
};
export const getMemberProfile: Compiled<typeof source.getMemberProfile> = {
  name: 'getMemberProfile',
  method: 'GET',
  path: '/v6.2/member/me',
  repeatable: true,
  needsToken: true,
  decode: optional(
    nullable(
      object({
        firstName: optionalNullableText,
        lastName: optionalNullableText,
        memberId: optionalNullableEitherTextNumber,
        userId: optionalNullableEitherTextNumber,
        publicId: optionalNullableEitherTextNumber,
        shareId: optionalNullableEitherTextNumber,
        trackingId: optionalNullableEitherTextNumber,
        homeFacilityId: optionalNullableEitherTextNumber,
        height: optionalNullableNumber,
        weight: optionalNullableNumber,
        strikes: optionalNullableNumber,
        hasActivePT: optionalNullableFlag,
        membershipStatus: optionalNullableText,
      }),
    ),
  ),
};
export const listMemberPictures: Compiled<typeof source.listMemberPictures> = {
  name: 'listMemberPictures',
  method: 'GET',
  path: '/v6/signed-assets/members/pictures',
  repeatable: true,
  needsToken: true,
  decode: optional(
    nullable(object({ membersSignedURLs: optional(nullable(list(object({ signedURL: text })))) })),
  ),
};
