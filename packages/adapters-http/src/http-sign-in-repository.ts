import {
  type CallFailure,
  type CallOptions,
  type Credentials,
  Err,
  type MemberToken,
  Ok,
  parseBearer,
  type Result,
  type SignInRepository,
  Temporal,
  type WrongCredentials,
} from '@foyer/core';

import { renewSession, signIn, signOut } from './contract/session.ts';
import type { WireSignedIn } from './contract/session.ts';
import { doneOrNot } from './done-or-not.ts';
import type { HttpClient } from './http-client.ts';

/** Signing in and out. Wants the client of account calls. AC-01, AC-06 */
export class HttpSignInRepository implements SignInRepository {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  async signIn(
    { username, password }: Credentials,
    options?: CallOptions,
  ): Promise<Result<MemberToken, CallFailure | WrongCredentials>> {
    const request = { params: {}, query: {}, body: { username, password } };
    const answer = await this.#client.send(signIn, request, options);
    if (answer.ok) return readToken(answer.val);
    const { val: failure } = answer;
    const isWrong = failure.kind === 'rejected' && failure.status === 401;
    return Err(isWrong ? { kind: 'wrong-credentials' } : failure);
  }

  async renew(options?: CallOptions): Promise<Result<Temporal.Instant, CallFailure>> {
    const request = { params: {}, query: {}, body: undefined };
    const answer = await this.#client.send(renewSession, request, options);
    return answer.andThen(({ expiresAt }) => readInstant(expiresAt));
  }

  async signOut(options?: CallOptions): Promise<Result<void, CallFailure>> {
    const request = { params: {}, query: {}, body: undefined };
    return doneOrNot(await this.#client.send(signOut, request, options));
  }
}

function readToken(wire: WireSignedIn): Result<MemberToken, CallFailure> {
  const token = parseBearer(wire.token);
  if (token === null) return Err({ kind: 'unexpected-shape', path: 'token' });
  return readInstant(wire.expiresAt).map((expiresAt) => ({ token, expiresAt }));
}

function readInstant(text: string): Result<Temporal.Instant, CallFailure> {
  try {
    return Ok(Temporal.Instant.from(text));
  } catch {
    return Err({ kind: 'unexpected-shape', path: 'expiresAt' });
  }
}
