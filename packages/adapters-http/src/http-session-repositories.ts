import { type CallFailure, Err, Result } from '@foyer/core';
import type { WrongPassword } from '@foyer/core/account';
import type { LinkOver, RegistrationRepository } from '@foyer/core/registration';
import {
  type AccountEvent,
  accountEventKinds,
  type AccountSessions,
  type Credential,
  type LiveSession,
  parseBearer,
  type SignInRepository,
  type StartedSession,
} from '@foyer/core/session';
import { type SecondStep, type SecondStepNeeded, type WrongCode } from '@foyer/core/second-step';

import { isPathSegment } from './addresses.ts';
import {
  challengeOverCode,
  commonPasswordCode,
  sessionLiveCode,
  tokenExpiredCode,
  usernameTakenCode,
  wrongCodeCode,
  wrongPasswordCode,
} from './error-codes.ts';
import * as step from './contract/second-step.ts';
import * as session from './contract/session.ts';
import type { HttpClient } from './http-client.ts';
import {
  checkSuccess,
  hasCode,
  hasStatus,
  readInstant,
  textOrNull,
  unexpectedShape,
  unsuccessful,
} from './read-answer.ts';

/** Login and logout over HTTP. Needs the account client. */
export function createHttpSignInRepository(client: HttpClient): SignInRepository {
  return {
    async signIn({ username, password }, options) {
      const body = { username, password };
      const answer = await client.send(session.signIn, { body }, options);
      if (answer.ok) return readFirstStep(answer.val);
      return Err(hasStatus(answer.val, 401) ? { kind: 'wrong-credentials' } : answer.val);
    },
    async signInSocially({ facebookId, accessToken }, options) {
      const body = { facebookId, accessToken };
      const answer = await client.send(session.signInSocially, { body }, options);
      if (answer.ok) return readFirstStep(answer.val);
      if (hasStatus(answer.val, 404)) return Err({ kind: 'not-linked' });
      return Err(hasStatus(answer.val, 401) ? { kind: 'wrong-credentials' } : answer.val);
    },
    async finish(body, options) {
      const answer = await client.send(session.finishSignIn, { body: { ...body } }, options);
      if (answer.ok) return readSession(answer.val);
      if (hasCode(answer.val, challengeOverCode)) return Err({ kind: 'challenge-over' });
      return Err(wrongCodeOr(answer.val));
    },
    async adopt(token, { replace }, options) {
      const answer = await client.send(session.adoptSession, { body: { token, replace } }, options);
      if (answer.ok) return readSession(answer.val);
      return Err(hasCode(answer.val, sessionLiveCode) ? { kind: 'another-session' } : answer.val);
    },
    async renew(options) {
      const answer = await client.send(session.renewSession, {}, options);
      return answer.andThen(({ expiresAt }) => readInstant(expiresAt, 'expiresAt'));
    },
    async signOut(options) {
      return checkSuccess(await client.send(session.signOut, {}, options));
    },
  };
}

/** The second step of logins over HTTP. Needs the account client. */
export function createHttpSecondStep(client: HttpClient): SecondStep {
  return {
    async status(options) {
      const answer = await client.send(step.getSecondStep, {}, options);
      return answer.map((status) => ({ ...status, isRequired: status.isRequired ?? false }));
    },
    async begin(currentPassword, options) {
      const body = { currentPassword };
      const answer = await client.send(step.beginSecondStep, { body }, options);
      return answer.mapErr(wrongPasswordOr);
    },
    async confirm(code, options) {
      const answer = await client.send(step.confirmSecondStep, { body: { code } }, options);
      return answer.map(({ recoveryCodes }) => recoveryCodes).mapErr(wrongCodeOr);
    },
    async renewCodes(currentPassword, options) {
      const body = { currentPassword };
      const answer = await client.send(step.renewRecoveryCodes, { body }, options);
      return answer.map(({ recoveryCodes }) => recoveryCodes).mapErr(wrongPasswordOr);
    },
    async turnOff(currentPassword, options) {
      const body = { currentPassword };
      const answer = await client.send(step.turnOffSecondStep, { body }, options);
      return checkSuccess(answer).mapErr(wrongPasswordOr);
    },
  };
}

/** The live sessions of an account over HTTP. Needs the account client. */
export function createHttpAccountSessions(client: HttpClient): AccountSessions {
  return {
    async list(options) {
      const answer = await client.send(session.listSessions, {}, options);
      return answer.andThen(({ sessions }) => Result.all(...sessions.map(readLiveSession)));
    },
    async activity(options) {
      const answer = await client.send(session.listActivity, {}, options);
      return answer.andThen(({ events }) => Result.all(...events.flatMap(readEvent)));
    },
    async end(id, options) {
      if (!isPathSegment(id)) return unsuccessful;
      const params = { sessionId: id };
      return checkSuccess(await client.send(session.endSession, { params }, options));
    },
    async endOthers(options) {
      return checkSuccess(await client.send(session.endOtherSessions, {}, options));
    },
  };
}

/** Registration and recovery over HTTP. A link's token comes from the URL and may be anything. */
export function createHttpRegistrationRepository(client: HttpClient): RegistrationRepository {
  return {
    async verifyUsername(username, options) {
      const answer = await client.send(session.verifyUsername, { body: { username } }, options);
      return answer.map(({ verified }) => verified);
    },
    async recoverByEmail(email, options) {
      return checkSuccess(await client.send(session.recoverByEmail, { body: { email } }, options));
    },
    validateMember({ memberId, lastName }, options) {
      return client.send(session.validateUser, { body: { memberId, lastName } }, options);
    },
    async signUp(signUp, options) {
      const body =
        'memberId' in signUp
          ? { memberId: signUp.memberId, lastName: signUp.lastName }
          : { memberId: null, ...signUp };
      return checkSuccess(await client.send(session.signUpWithEmail, { body }, options));
    },
    async readLink(token, options) {
      if (!isPathSegment(token)) return Err({ kind: 'link-over', why: 'unknown' });
      const answer = await client.send(session.getMailedToken, { params: { token } }, options);
      return answer
        .map(({ purpose, firstName, username }) => ({
          purpose,
          firstName,
          username: username ?? null,
        }))
        .mapErr(linkOverOr);
    },
    async activate({ token, username, password }, options) {
      const body = { token, username, password };
      const answer = checkSuccess(await client.send(session.activateUser, { body }, options));
      return answer.mapErr((failure) => {
        if (hasCode(failure, commonPasswordCode)) return { kind: 'common-password' };
        return hasCode(failure, usernameTakenCode) ? { kind: 'taken' } : linkOverOr(failure);
      });
    },
    async useEmailLink(token, options) {
      const answer = await client.send(session.useEmailLink, { body: { token } }, options);
      return checkSuccess(answer).mapErr(linkOverOr);
    },
    async resendVerification(name, options) {
      if (!isPathSegment(name)) return unsuccessful;
      return checkSuccess(
        await client.send(session.resendVerification, { params: { name } }, options),
      );
    },
  };
}

function readFirstStep(
  wire: session.WireFirstStep,
): Result<StartedSession, CallFailure | SecondStepNeeded> {
  const { challenge, expiresAt } = wire;
  if (typeof challenge === 'string') return Err({ kind: 'second-step', challenge });
  return readSession({ ...wire, expiresAt: expiresAt ?? '' });
}

function wrongCodeOr(failure: CallFailure): CallFailure | WrongCode {
  return hasCode(failure, wrongCodeCode) ? { kind: 'wrong-code' } : failure;
}

export function wrongPasswordOr(failure: CallFailure): CallFailure | WrongPassword {
  return hasCode(failure, wrongPasswordCode) ? { kind: 'wrong-password' } : failure;
}

export function readSession(wire: session.WireSignedIn): Result<StartedSession, CallFailure> {
  const credential = readCredential(wire);
  if (credential === null) return unexpectedShape('token');
  return readInstant(wire.expiresAt, 'expiresAt').map((expiresAt) => ({ credential, expiresAt }));
}

function readLiveSession(wire: session.WireSession): Result<LiveSession, CallFailure> {
  const { id, isThis } = wire;
  return Result.all(
    readInstant(wire.signedInAt, 'signedInAt'),
    readInstant(wire.lastUsedAt, 'lastUsedAt'),
  ).map(([signedInAt, lastUsedAt]) => ({
    id,
    isThis,
    signedInAt,
    lastUsedAt,
    browser: textOrNull(wire.browser),
    system: textOrNull(wire.system),
  }));
}

/** Skips an entry of a kind that this release doesn't know. */
function readEvent(wire: session.WireAccountEvent): readonly Result<AccountEvent, CallFailure>[] {
  const kind = accountEventKinds.find((one) => one === wire.kind);
  if (kind === undefined) return [];
  const { id } = wire;
  return [
    readInstant(wire.at, 'at').map((at) => ({
      id,
      kind,
      at,
      network: textOrNull(wire.network),
      browser: textOrNull(wire.browser),
      system: textOrNull(wire.system),
    })),
  ];
}

/** Without a token the session is in the browser's cookie. */
function readCredential({ token, sessionId }: session.WireSignedIn): Credential | null {
  if (typeof token === 'string') {
    const bearer = parseBearer(token);
    return bearer === null ? null : { kind: 'bearer', token: bearer };
  }
  return typeof sessionId === 'string' && /^[\w-]{1,64}$/.test(sessionId)
    ? { kind: 'cookie', sessionId }
    : null;
}

/** Tells why a link no longer works; any other failure stays. */
function linkOverOr(failure: CallFailure): CallFailure | LinkOver {
  if (hasStatus(failure, 404)) return { kind: 'link-over', why: 'unknown' };
  if (!hasStatus(failure, 410)) return failure;
  return { kind: 'link-over', why: hasCode(failure, tokenExpiredCode) ? 'expired' : 'used' };
}
