import { type CallFailure, Err, Ok, Result } from '@foyer/core';
import type {
  AccountChanges,
  AccountInformation,
  AccountRepository,
  AddOnExcluded,
  Agreement,
  AgreementRepository,
  BilledMembership,
  BillingCard,
  BillingInformation,
  GiftCardDetails,
  MemberProfile,
  OwnVisit,
} from '@foyer/core/account';
import { parseFacilityId } from '@foyer/core/clubs';

import { isPathSegment, isSourceAddress } from './addresses.ts';
import * as changes from './contract/account-changes.ts';
import * as account from './contract/account.ts';
import {
  addOnExcludedCode,
  commonPasswordCode,
  loginTakenCode,
  usernameTakenCode,
  versionOverCode,
} from './error-codes.ts';
import type { HttpClient } from './http-client.ts';
import { wrongPasswordOr } from './http-session-repositories.ts';
import {
  checkSuccess,
  hasCode,
  readIfKnown,
  readInstant,
  readMoney,
  textOrNull,
  unexpectedShape,
  unsuccessful,
} from './read-answer.ts';

/** Reads the account over HTTP. Needs the account client. */
export function createHttpAccountRepository(client: HttpClient): AccountRepository {
  return {
    async information(options) {
      const answer = await client.send(account.getAccountInformation, {}, options);
      return readIfKnown(answer, (wire) => Ok(readInformation(wire)));
    },
    async profile(options) {
      const query = { source: 'Web' } as const;
      const answer = await client.send(account.getMemberProfile, { query }, options);
      return readIfKnown(answer, (wire) => Ok(readProfile(wire)));
    },
    async pictures(memberIds, options) {
      const query = { memberIDsStr: memberIds.join(','), source: 'web' } as const;
      const answer = await client.send(account.listMemberPictures, { query }, options);
      return readIfKnown(answer, ({ membersSignedURLs }) => {
        if (membersSignedURLs == null) return Ok(null);
        const urls = membersSignedURLs.map(({ signedURL }) => signedURL);
        return Ok(urls.filter(isSourceAddress).map(client.mediaUrl));
      });
    },
    async billing(options) {
      const answer = await client.send(account.getBillingInformation, {}, options);
      return readIfKnown(answer, readBilling);
    },
    async giftCard(options) {
      const answer = await client.send(account.getGiftCardDetails, {}, options);
      return readIfKnown(answer, readGiftCard);
    },
    async addOn(options) {
      const answer = await client.send(account.getAddOnEligibility, {}, options);
      return readIfKnown(answer, ({ hamptonsAgreementStatusId, hasHamptonsAddOnAgreement }) =>
        Ok({
          hamptonsAgreementStatusId: textOrNull(hamptonsAgreementStatusId),
          hasHamptonsAddOnAgreement: hasHamptonsAddOnAgreement ?? null,
        }),
      );
    },
    async visits(options) {
      const answer = await client.send(account.listOwnVisits, {}, options);
      return readIfKnown(answer, ({ visits }) => Result.all(...visits.map(readVisit)));
    },
    async encodedMemberId(options) {
      const answer = await client.send(account.encodeMember, {}, options);
      return readIfKnown(answer, ({ encryptedMemberId }) => Ok(textOrNull(encryptedMemberId)));
    },
    async wallets(options) {
      const answer = await client.send(account.getWalletPasses, {}, options);
      return readIfKnown(answer, (wire) => {
        const usable = (url: string | null) =>
          url !== null && isSourceAddress(url) ? client.mediaUrl(url) : null;
        return Ok({
          apple: usable(textOrNull(wire.apple)),
          google: usable(textOrNull(wire.google)),
        });
      });
    },
    async card(options) {
      const answer = await client.send(account.getBillingCard, {}, options);
      return readIfKnown(answer, (wire) => Ok(readCard(wire)));
    },
    async cardBalance(options) {
      const answer = await client.send(account.getBillingBalance, {}, options);
      return readIfKnown(answer, ({ balance, currency }) =>
        readMoney(balance, currency, 'balance'),
      );
    },
  };
}

/** Changes an account and its unconfirmed email address over HTTP. Needs the account client. */
export function createHttpAccountChanges(client: HttpClient): AccountChanges {
  return {
    async updateInformation(change, currentPassword, options) {
      const body = { ...change, ...(currentPassword !== null && { currentPassword }) };
      const answer = await client.send(changes.updateAccountInformation, { body }, options);
      return checkSuccess(answer).mapErr(wrongPasswordOr);
    },
    async updateProfile(change, options) {
      const answer = await client.send(changes.updateMemberProfile, { body: change }, options);
      return checkSuccess(answer);
    },
    async updateUsername(username, currentPassword, options) {
      const body = { username, currentPassword };
      const answer = await client.send(changes.updateUsername, { body }, options);
      return checkSuccess(answer).mapErr((failure) =>
        hasCode(failure, usernameTakenCode) ? { kind: 'taken' } : wrongPasswordOr(failure),
      );
    },
    async updatePassword({ current, next }, options) {
      const body = { currentPassword: current, newPassword: next };
      const answer = await client.send(changes.updatePassword, { body }, options);
      return checkSuccess(answer).mapErr((failure) =>
        hasCode(failure, commonPasswordCode)
          ? { kind: 'common-password' }
          : wrongPasswordOr(failure),
      );
    },
    async linkSocial({ facebookId, accessToken }, currentPassword, options) {
      const body = { facebookId, accessToken, currentPassword };
      const answer = await client.send(changes.linkSocialLogin, { body }, options);
      return checkSuccess(answer).mapErr((failure) =>
        hasCode(failure, loginTakenCode) ? { kind: 'taken' } : wrongPasswordOr(failure),
      );
    },
    async unlinkSocial(currentPassword, options) {
      const body = { currentPassword };
      const answer = await client.send(changes.unlinkSocialLogin, { body }, options);
      return checkSuccess(answer).mapErr(wrongPasswordOr);
    },
    async resendEmailLink(options) {
      return checkSuccess(await client.send(changes.resendEmailLink, {}, options));
    },
    async cancelEmailChange(options) {
      return checkSuccess(await client.send(changes.cancelEmailChange, {}, options));
    },
    async requestFreeze({ months, startDate, medicalReason }, options) {
      const body = { freezeDuration: months, startDate, medicalReason };
      return checkSuccess(await client.send(changes.requestFreeze, { body }, options));
    },
    async saveJoinDetails(details, options) {
      const body = {
        first_name: details.firstName,
        last_name: details.lastName,
        birth_date: details.birthDate,
        personal_email: details.personalEmail,
        company_email: details.companyEmail,
        corp_info: details.corporateInformation,
        street_address: details.streetAddress,
        floor: details.floor,
        city: details.city,
        state: details.state,
        zip: details.postalCode,
      };
      return checkSuccess(await client.send(changes.saveJoinDetails, { body }, options));
    },
  };
}

/** Reads and signs agreements over HTTP. Needs the account client. */
export function createHttpAgreementRepository(client: HttpClient): AgreementRepository {
  return {
    async read({ agreementId, facilityId, memberId }, version, options) {
      const params = { agreementId, facilityId, memberId };
      if (![...Object.values(params), version ?? '1'].every(isPathSegment)) return Ok(null);
      const answer =
        version === null
          ? await client.send(account.getAgreement, { params }, options)
          : await client.send(
              account.getAgreementVersion,
              { params: { ...params, version } },
              options,
            );
      return readIfKnown(answer, readAgreement).mapErr(excludedOr);
    },
    async sign({ agreementId, facilityId, memberId, version, signature }, options) {
      const body = { agreementId, version, facilityId, memberId, signature };
      const answer = await client.send(account.signAgreement, { body }, options);
      if (answer.err) {
        const isOver = hasCode(answer.val, versionOverCode);
        return Err(isOver ? { kind: 'version-over' } : excludedOr(answer.val));
      }
      const { success, signedAt } = answer.val;
      return success ? readInstant(signedAt, 'signedAt') : unsuccessful;
    },
  };
}

function readInformation(wire: account.WireAccountInformation): AccountInformation {
  return {
    address1: textOrNull(wire.address1),
    address2: textOrNull(wire.address2),
    city: textOrNull(wire.city),
    state: textOrNull(wire.state),
    country: textOrNull(wire.country),
    zipCode: textOrNull(wire.zipCode),
    email: textOrNull(wire.email),
    pendingEmail: textOrNull(wire.pendingEmail),
    emailProblem: wire.emailProblem ?? null,
    username: textOrNull(wire.username),
    facebookId: textOrNull(wire.facebookId),
    membershipStatus: textOrNull(wire.membershipStatus),
    isProspect: wire.isProspect ?? null,
  };
}

function readProfile(wire: account.WireMemberProfile): MemberProfile {
  return {
    firstName: textOrNull(wire.firstName),
    lastName: textOrNull(wire.lastName),
    memberId: textOrNull(wire.memberId),
    userId: textOrNull(wire.userId),
    publicId: textOrNull(wire.publicId),
    shareId: textOrNull(wire.shareId),
    trackingId: textOrNull(wire.trackingId),
    homeFacilityId: textOrNull(wire.homeFacilityId),
    height: wire.height ?? null,
    weight: wire.weight ?? null,
    strikes: wire.strikes ?? null,
    hasActivePT: wire.hasActivePT ?? null,
    membershipStatus: textOrNull(wire.membershipStatus),
    barcode: textOrNull(wire.barcode),
  };
}

function readVisit(wire: account.WireOwnVisit): Result<OwnVisit, CallFailure> {
  const { id, kind: purpose, state } = wire;
  const club = parseFacilityId(wire.facilityId);
  if (!club.ok) return unexpectedShape('facilityId');
  return readInstant(wire.startsAt, 'startsAt').map((startsAt) => ({
    id,
    purpose,
    state,
    startsAt,
    facilityId: club.val,
    token: textOrNull(wire.token),
  }));
}

function readCard(wire: account.WireBillingCard): BillingCard {
  return {
    cardLastFourDigits: textOrNull(wire.cardLastFourDigits),
    cardType: textOrNull(wire.cardType),
    expirationDate: textOrNull(wire.expirationDate),
  };
}

function readBilling(
  wire: account.WireBillingInformation,
): Result<BillingInformation, CallFailure> {
  const membership = wire.membership == null ? Ok(null) : readMembership(wire.membership);
  return membership.map((read) => ({
    address1: textOrNull(wire.address1),
    address2: textOrNull(wire.address2),
    email: textOrNull(wire.email),
    ...readCard(wire),
    membership: read,
  }));
}

function readMembership(
  wire: NonNullable<account.WireBillingInformation['membership']>,
): Result<BilledMembership, CallFailure> {
  const { name, currency, joinedOn, isPresale } = wire;
  return Result.all(
    readMoney(wire.monthlyFee, currency, 'membership.monthlyFee'),
    readMoney(wire.paidOnJoining, currency, 'membership.paidOnJoining'),
  ).map(([monthly, paidOnJoining]) => ({
    name,
    joinedOn,
    isPresale,
    monthly,
    paidOnJoining,
    nextChargeOn: textOrNull(wire.nextChargeOn),
  }));
}

function readGiftCard(wire: account.WireGiftCardDetails): Result<GiftCardDetails, CallFailure> {
  return readMoney(wire.balance, wire.currency, 'balance').map((balance) => ({
    cardLastFourDigits: textOrNull(wire.cardLastFourDigits),
    balance,
    expirationDate: textOrNull(wire.expirationDate),
  }));
}

function excludedOr(failure: CallFailure): CallFailure | AddOnExcluded {
  return hasCode(failure, addOnExcludedCode) ? { kind: 'add-on-excluded' } : failure;
}

function readAgreement(wire: account.WireAgreement): Result<Agreement, CallFailure> {
  const { agreementId, version, title, paragraphs } = wire;
  const signedBy = textOrNull(wire.signedBy);
  const agreement = { agreementId, version, title, paragraphs, signedBy };
  if (wire.signedAt == null) return Ok({ ...agreement, signedAt: null });
  return readInstant(wire.signedAt, 'signedAt').map((signedAt) => ({ ...agreement, signedAt }));
}
