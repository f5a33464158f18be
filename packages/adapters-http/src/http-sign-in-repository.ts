import { type CallFailure, type CallOptions, Err, Ok, type Result, Temporal } from '@foyer/core';
import {
  type AnotherSession,
  type NotLinked,
  type SocialLogin,
  type StartedSession,
  type Credential,
  type Credentials,
  parseBearer,
  type SignInRepository,
  type WrongCredentials,
} from '@foyer/core/session';

import { sessionLiveCode } from './contract/error-codes.ts';
import { adoptSession, renewSession, signIn, signInSocially, signOut } from './contract/session.ts';
import type { WireSignedIn } from './contract/session.ts';
import { checkSuccess } from './exchange.ts';
import type { HttpClient } from './http-client.ts';

/** Login and logout over HTTP. Needs the account client. */
export class HttpSignInRepository implements SignInRepository {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  async signIn(
    { username, password }: Credentials,
    options?: CallOptions,
  ): Promise<Result<StartedSession, CallFailure | WrongCredentials>> {
    const request = { params: {}, query: {}, body: { username, password } };
    const answer = await this.#client.send(signIn, request, options);
    if (answer.ok) return readSession(answer.val);
    const { val: failure } = answer;
    const isWrong = failure.kind === 'rejected' && failure.status === 401;
    return Err(isWrong ? { kind: 'wrong-credentials' } : failure);
  }

  async signInSocially(
    { facebookId, accessToken }: SocialLogin,
    options?: CallOptions,
  ): Promise<Result<StartedSession, CallFailure | WrongCredentials | NotLinked>> {
    const request = { params: {}, query: {}, body: { facebookId, accessToken } };
    const answer = await this.#client.send(signInSocially, request, options);
    if (answer.ok) return readSession(answer.val);
    const { val: failure } = answer;
    if (failure.kind !== 'rejected') return Err(failure);
    if (failure.status === 404) return Err({ kind: 'not-linked' });
    return Err(failure.status === 401 ? { kind: 'wrong-credentials' } : failure);
  }

  async adopt(
    token: string,
    { replace }: { readonly replace: boolean },
    options?: CallOptions,
  ): Promise<Result<StartedSession, CallFailure | AnotherSession>> {
    const request = { params: {}, query: {}, body: { token, replace } };
    const answer = await this.#client.send(adoptSession, request, options);
    if (answer.ok) return readSession(answer.val);
    const { val: failure } = answer;
    const isOther = failure.kind === 'rejected' && failure.code === sessionLiveCode;
    return Err(isOther ? { kind: 'another-session' } : failure);
  }

  async renew(options?: CallOptions): Promise<Result<Temporal.Instant, CallFailure>> {
    const request = { params: {}, query: {}, body: undefined };
    const answer = await this.#client.send(renewSession, request, options);
    return answer.andThen(({ expiresAt }) => readInstant(expiresAt));
  }

  async signOut(options?: CallOptions): Promise<Result<void, CallFailure>> {
    const request = { params: {}, query: {}, body: undefined };
    return checkSuccess(await this.#client.send(signOut, request, options));
  }
}

function readSession(wire: WireSignedIn): Result<StartedSession, CallFailure> {
  const credential = readCredential(wire);
  if (credential === null) return Err({ kind: 'unexpected-shape', path: 'token' });
  return readInstant(wire.expiresAt).map((expiresAt) => ({ credential, expiresAt }));
}

/** Without a token the session is in the browser's cookie. */
function readCredential({ token, sessionId }: WireSignedIn): Credential | null {
  if (typeof token === 'string') {
    const bearer = parseBearer(token);
    return bearer === null ? null : { kind: 'bearer', token: bearer };
  }
  return typeof sessionId === 'string' && /^[\w-]{1,64}$/.test(sessionId)
    ? { kind: 'cookie', sessionId }
    : null;
}

function readInstant(text: string): Result<Temporal.Instant, CallFailure> {
  try {
    return Ok(Temporal.Instant.from(text));
  } catch {
    return Err({ kind: 'unexpected-shape', path: 'expiresAt' });
  }
}
