import { type CallFailure, type CallOptions, Err, Ok, type Result } from '@foyer/core';
import type { TakenByOther } from '@foyer/core/account';
import type {
  ChosenLogin,
  LinkOver,
  MailedLink,
  MemberSignUp,
  ProspectSignUp,
  RegistrationRepository,
} from '@foyer/core/registration';

import { tokenExpiredCode, usernameTakenCode } from './contract/error-codes.ts';
import {
  activateUser,
  getMailedToken,
  recoverByEmail,
  resendVerification,
  signUpWithEmail,
  useEmailLink,
  validateUser,
  verifyUsername,
} from './contract/registration.ts';
import type { HttpClient } from './http-client.ts';
import { isPathSegment } from './addresses.ts';
import { checkSuccess } from './exchange.ts';

/** Registration and recovery over HTTP. A link's token comes from the URL and may be anything. */
export class HttpRegistrationRepository implements RegistrationRepository {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  async verifyUsername(
    username: string,
    options?: CallOptions,
  ): Promise<Result<boolean, CallFailure>> {
    const request = { params: {}, query: {}, body: { username } };
    const answer = await this.#client.send(verifyUsername, request, options);
    return answer.map(({ verified }) => verified);
  }

  async recoverByEmail(email: string, options?: CallOptions): Promise<Result<void, CallFailure>> {
    const request = { params: {}, query: {}, body: { email } };
    return checkSuccess(await this.#client.send(recoverByEmail, request, options));
  }

  async validateMember(
    { memberId, lastName }: { readonly memberId: string; readonly lastName: string },
    options?: CallOptions,
  ): Promise<Result<{ readonly isValid: boolean; readonly isRegistered: boolean }, CallFailure>> {
    const request = { params: {}, query: {}, body: { memberId, lastName } };
    return this.#client.send(validateUser, request, options);
  }

  async signUp(
    signUp: MemberSignUp | ProspectSignUp,
    options?: CallOptions,
  ): Promise<Result<void, CallFailure>> {
    const body =
      'memberId' in signUp
        ? { memberId: signUp.memberId, lastName: signUp.lastName }
        : { memberId: null, ...signUp };
    const request = { params: {}, query: {}, body };
    return checkSuccess(await this.#client.send(signUpWithEmail, request, options));
  }

  async readLink(
    token: string,
    options?: CallOptions,
  ): Promise<Result<MailedLink, CallFailure | LinkOver>> {
    if (!isPathSegment(token)) return Err({ kind: 'link-over', why: 'unknown' });
    const request = { params: { token }, query: {}, body: undefined };
    const answer = await this.#client.send(getMailedToken, request, options);
    if (answer.err) return Err(linkOver(answer.val) ?? answer.val);
    const { purpose, firstName, username } = answer.val;
    return Ok({ purpose, firstName, username: username ?? null });
  }

  async activate(
    { token, username, password }: ChosenLogin,
    options?: CallOptions,
  ): Promise<Result<void, CallFailure | LinkOver | TakenByOther>> {
    const request = { params: {}, query: {}, body: { token, username, password } };
    const answer = checkSuccess(await this.#client.send(activateUser, request, options));
    return answer.mapErr((failure) => {
      const isTaken = failure.kind === 'rejected' && failure.code === usernameTakenCode;
      return isTaken ? { kind: 'taken' } : (linkOver(failure) ?? failure);
    });
  }

  async useEmailLink(
    token: string,
    options?: CallOptions,
  ): Promise<Result<void, CallFailure | LinkOver>> {
    const request = { params: {}, query: {}, body: { token } };
    const answer = checkSuccess(await this.#client.send(useEmailLink, request, options));
    return answer.mapErr((failure) => linkOver(failure) ?? failure);
  }

  async resendVerification(
    name: string,
    options?: CallOptions,
  ): Promise<Result<void, CallFailure>> {
    if (!isPathSegment(name)) return Err({ kind: 'unsuccessful' });
    const request = { params: { name }, query: {}, body: undefined };
    return checkSuccess(await this.#client.send(resendVerification, request, options));
  }
}

/** Why a link no longer works; null for any other failure. */
function linkOver(failure: CallFailure): LinkOver | null {
  if (failure.kind !== 'rejected') return null;
  if (failure.status === 404) return { kind: 'link-over', why: 'unknown' };
  if (failure.status !== 410) return null;
  return { kind: 'link-over', why: failure.code === tokenExpiredCode ? 'expired' : 'used' };
}
