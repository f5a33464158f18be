import type { CallFailure, CallOptions, Result } from '@foyer/core';
import type {
  AccountChanges,
  AccountInformationChange,
  MemberProfileChange,
  SocialLogin,
  TakenByOther,
  WrongPassword,
} from '@foyer/core/account';
import type { Freeze, JoinDetails } from '@foyer/core/forms';

import {
  cancelEmailChange,
  linkSocialLogin,
  requestFreeze,
  resendEmailLink,
  saveJoinDetails,
  unlinkSocialLogin,
  updateAccountInformation,
  updateMemberProfile,
  updatePassword,
  updateUsername,
} from './contract/account-changes.ts';
import { loginTakenCode, usernameTakenCode, wrongPasswordCode } from './contract/error-codes.ts';
import { checkSuccess } from './exchange.ts';
import type { HttpClient } from './http-client.ts';

/** Changes an account and its unconfirmed email address over HTTP. Needs the account client. */
export class HttpAccountChanges implements AccountChanges {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  async updateInformation(
    change: AccountInformationChange,
    currentPassword: string | null,
    options?: CallOptions,
  ): Promise<Result<void, CallFailure | WrongPassword>> {
    const body = { ...change, ...(currentPassword !== null && { currentPassword }) };
    const request = { params: {}, query: {}, body };
    const answer = await this.#client.send(updateAccountInformation, request, options);
    return checkSuccess(answer).mapErr(wrongPasswordOr);
  }

  async updateProfile(
    change: MemberProfileChange,
    options?: CallOptions,
  ): Promise<Result<void, CallFailure>> {
    const request = { params: {}, query: {}, body: change };
    return checkSuccess(await this.#client.send(updateMemberProfile, request, options));
  }

  async updateUsername(
    username: string,
    currentPassword: string,
    options?: CallOptions,
  ): Promise<Result<void, CallFailure | TakenByOther | WrongPassword>> {
    const request = { params: {}, query: {}, body: { username, currentPassword } };
    const answer = checkSuccess(await this.#client.send(updateUsername, request, options));
    return answer.mapErr((failure) =>
      hasCode(failure, usernameTakenCode) ? { kind: 'taken' } : wrongPasswordOr(failure),
    );
  }

  async updatePassword(
    { current, next }: { readonly current: string; readonly next: string },
    options?: CallOptions,
  ): Promise<Result<void, CallFailure | WrongPassword>> {
    const body = { currentPassword: current, newPassword: next };
    const request = { params: {}, query: {}, body };
    const answer = await this.#client.send(updatePassword, request, options);
    return checkSuccess(answer).mapErr(wrongPasswordOr);
  }

  async linkSocial(
    { facebookId, accessToken }: SocialLogin,
    currentPassword: string,
    options?: CallOptions,
  ): Promise<Result<void, CallFailure | TakenByOther | WrongPassword>> {
    const request = { params: {}, query: {}, body: { facebookId, accessToken, currentPassword } };
    const answer = checkSuccess(await this.#client.send(linkSocialLogin, request, options));
    return answer.mapErr((failure) =>
      hasCode(failure, loginTakenCode) ? { kind: 'taken' } : wrongPasswordOr(failure),
    );
  }

  async unlinkSocial(
    currentPassword: string,
    options?: CallOptions,
  ): Promise<Result<void, CallFailure | WrongPassword>> {
    const request = { params: {}, query: {}, body: { currentPassword } };
    const answer = await this.#client.send(unlinkSocialLogin, request, options);
    return checkSuccess(answer).mapErr(wrongPasswordOr);
  }

  async resendEmailLink(options?: CallOptions): Promise<Result<void, CallFailure>> {
    return checkSuccess(await this.#client.send(resendEmailLink, empty, options));
  }

  async cancelEmailChange(options?: CallOptions): Promise<Result<void, CallFailure>> {
    return checkSuccess(await this.#client.send(cancelEmailChange, empty, options));
  }

  async requestFreeze(
    { months, startDate, medicalReason }: Freeze,
    options?: CallOptions,
  ): Promise<Result<void, CallFailure>> {
    const body = { freezeDuration: months, startDate, medicalReason };
    const request = { params: {}, query: {}, body };
    return checkSuccess(await this.#client.send(requestFreeze, request, options));
  }

  async saveJoinDetails(
    details: JoinDetails,
    options?: CallOptions,
  ): Promise<Result<void, CallFailure>> {
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
    const request = { params: {}, query: {}, body };
    return checkSuccess(await this.#client.send(saveJoinDetails, request, options));
  }
}

const empty = { params: {}, query: {}, body: undefined };

function wrongPasswordOr(failure: CallFailure): CallFailure | WrongPassword {
  return hasCode(failure, wrongPasswordCode) ? { kind: 'wrong-password' } : failure;
}

function hasCode(failure: CallFailure, code: string): boolean {
  return failure.kind === 'rejected' && failure.code === code;
}
