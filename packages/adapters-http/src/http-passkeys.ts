import { type CallFailure, Err, Result } from '@foyer/core';
import type { Passkey, Passkeys } from '@foyer/core/second-step';

import { isPathSegment } from './addresses.ts';
import { passkeyRefusedCode, tooManyPasskeysCode } from './error-codes.ts';
import * as calls from './contract/passkeys.ts';
import type { HttpClient } from './http-client.ts';
import { readSession, wrongPasswordOr } from './http-session-repositories.ts';
import { checkSuccess, hasCode, hasStatus, readInstant, unsuccessful } from './read-answer.ts';

/** Passkeys over HTTP. Needs the account client. */
export function createHttpPasskeys(client: HttpClient): Passkeys {
  return {
    async list(options) {
      const answer = await client.send(calls.listPasskeys, {}, options);
      return answer.andThen(({ passkeys }) => Result.all(...passkeys.map(readPasskey)));
    },
    async begin(currentPassword, options) {
      const body = { currentPassword };
      const answer = await client.send(calls.beginPasskey, { body }, options);
      return answer
        .map(({ options: made }) => made)
        .mapErr((failure) => tooManyOr(failure) ?? wrongPasswordOr(failure));
    },
    async add(name, passkey, options) {
      const body = { name, passkey: { ...passkey, transports: [...passkey.transports] } };
      const answer = checkSuccess(await client.send(calls.addPasskey, { body }, options));
      return answer.mapErr((failure) =>
        hasCode(failure, passkeyRefusedCode)
          ? { kind: 'passkey-refused' }
          : (tooManyOr(failure) ?? failure),
      );
    },
    async rename(id, name, options) {
      if (!isPathSegment(id)) return unsuccessful;
      const params = { passkeyId: id };
      const request = { params, body: { name } };
      return checkSuccess(await client.send(calls.renamePasskey, request, options));
    },
    async remove(id, currentPassword, options) {
      if (!isPathSegment(id)) return unsuccessful;
      const request = { params: { passkeyId: id }, body: { currentPassword } };
      const answer = await client.send(calls.removePasskey, request, options);
      return checkSuccess(answer).mapErr(wrongPasswordOr);
    },
    async beginSignIn(options) {
      const answer = await client.send(calls.beginPasskeySignIn, {}, options);
      return answer.map(({ options: made }) => made);
    },
    async signIn(signature, options) {
      const answer = await client.send(
        calls.signInWithPasskey,
        { body: { ...signature } },
        options,
      );
      if (answer.ok) return readSession(answer.val);
      return Err(hasStatus(answer.val, 401) ? { kind: 'wrong-credentials' } : answer.val);
    },
  };
}

function tooManyOr(failure: CallFailure): { readonly kind: 'too-many-passkeys' } | null {
  return hasCode(failure, tooManyPasskeysCode) ? { kind: 'too-many-passkeys' } : null;
}

function readPasskey(wire: calls.WirePasskey): Result<Passkey, CallFailure> {
  const { id, name } = wire;
  const usedAt = wire.usedAt == null ? null : readInstant(wire.usedAt, 'usedAt');
  if (usedAt?.err) return usedAt;
  return readInstant(wire.addedAt, 'addedAt').map((addedAt) => ({
    id,
    name,
    addedAt,
    usedAt: usedAt?.val ?? null,
  }));
}
