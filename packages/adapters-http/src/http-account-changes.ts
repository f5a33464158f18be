import {
  type AccountChanges,
  type AccountInformationChange,
  type CallFailure,
  type CallOptions,
  type MemberProfileChange,
  type Result,
  type SocialLogin,
  type TakenByOther,
  type WrongPassword,
} from '@foyer/core';

import {
  linkSocialLogin,
  unlinkSocialLogin,
  updateAccountInformation,
  updateMemberProfile,
  updatePassword,
  updateUsername,
} from './contract/account-changes.ts';
import { loginTakenCode, usernameTakenCode, wrongPasswordCode } from './contract/error-codes.ts';
import { doneOrNot } from './done-or-not.ts';
import type { HttpClient } from './http-client.ts';

/** Changes of an account over HT-03 to HT-07 and HT-10. Wants the client of account calls. */
export class HttpAccountChanges implements AccountChanges {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  async updateInformation(
    change: AccountInformationChange,
    options?: CallOptions,
  ): Promise<Result<void, CallFailure>> {
    const request = { params: {}, query: {}, body: change };
    return doneOrNot(await this.#client.send(updateAccountInformation, request, options));
  }

  async updateProfile(
    change: MemberProfileChange,
    options?: CallOptions,
  ): Promise<Result<void, CallFailure>> {
    const request = { params: {}, query: {}, body: change };
    return doneOrNot(await this.#client.send(updateMemberProfile, request, options));
  }

  async updateUsername(
    username: string,
    options?: CallOptions,
  ): Promise<Result<void, CallFailure | TakenByOther>> {
    const request = { params: {}, query: {}, body: { username } };
    const answer = doneOrNot(await this.#client.send(updateUsername, request, options));
    return answer.mapErr((failure) =>
      hasCode(failure, usernameTakenCode) ? { kind: 'taken' } : failure,
    );
  }

  async updatePassword(
    { current, next }: { readonly current: string; readonly next: string },
    options?: CallOptions,
  ): Promise<Result<void, CallFailure | WrongPassword>> {
    const body = { currentPassword: current, newPassword: next };
    const request = { params: {}, query: {}, body };
    const answer = doneOrNot(await this.#client.send(updatePassword, request, options));
    return answer.mapErr((failure) =>
      hasCode(failure, wrongPasswordCode) ? { kind: 'wrong-password' } : failure,
    );
  }

  async linkSocial(
    { facebookId, accessToken }: SocialLogin,
    options?: CallOptions,
  ): Promise<Result<void, CallFailure | TakenByOther>> {
    const request = { params: {}, query: {}, body: { facebookId, accessToken } };
    const answer = doneOrNot(await this.#client.send(linkSocialLogin, request, options));
    return answer.mapErr((failure) =>
      hasCode(failure, loginTakenCode) ? { kind: 'taken' } : failure,
    );
  }

  async unlinkSocial(options?: CallOptions): Promise<Result<void, CallFailure>> {
    const request = { params: {}, query: {}, body: undefined };
    return doneOrNot(await this.#client.send(unlinkSocialLogin, request, options));
  }
}

function hasCode(failure: CallFailure, code: string): boolean {
  return failure.kind === 'rejected' && failure.code === code;
}
