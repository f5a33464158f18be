import { type CallFailure, Err, Ok } from '../../src/kernel/result.ts';
import { CallFaults } from './call-faults.fake.ts';
import { type FakeMembers, idOf } from './members.fake.ts';
import {
  type StartedSession,
  type Credential,
  isSameCredential,
} from '../../src/account/credential.ts';
import type {
  AnotherSession,
  SecondStepNeeded,
  SignInRepository,
  WrongCredentials,
} from '../../src/account/sign-in-repository.port.ts';

/** Signs the members of `FakeMembers` in and out. */
export class FakeSignInRepository implements SignInRepository {
  readonly faults: CallFaults<keyof SignInRepository>;
  readonly #members: FakeMembers;
  readonly #credentialKind: () => Credential['kind'];

  /** `credentialKind` decides whether a session is returned as a token or set as the browser's cookie. */
  constructor(members: FakeMembers, credentialKind: () => Credential['kind'] = () => 'bearer') {
    this.#members = members;
    this.#credentialKind = credentialKind;
    this.faults = new CallFaults(members.clock);
  }

  signIn: SignInRepository['signIn'] = (credentials, options) => {
    const carried = this.#members.carried();
    return this.faults.play<StartedSession, CallFailure | WrongCredentials | SecondStepNeeded>(
      'signIn',
      options,
      () => this.#members.signIn(credentials).map((session) => this.#replace(carried, session)),
    );
  };

  signInSocially: SignInRepository['signInSocially'] = (login, options) => {
    const carried = this.#members.carried();
    return this.faults.play('signInSocially', options, () =>
      this.#members.signInSocially(login).map((session) => this.#replace(carried, session)),
    );
  };

  finish: SignInRepository['finish'] = (answer, options) => {
    const carried = this.#members.carried();
    return this.faults.play('finish', options, () =>
      this.#members.finish(answer).map((session) => this.#replace(carried, session)),
    );
  };

  adopt: SignInRepository['adopt'] = (token, { replace }, options) => {
    const carried = this.#members.carried();
    return this.faults.play<StartedSession, CallFailure | AnotherSession>('adopt', options, () =>
      this.#members
        .session({ kind: 'bearer', token })
        .andThen<StartedSession, CallFailure | AnotherSession>((session) => {
          const adopted = this.#handOut(session);
          const isOther =
            this.#credentialKind() === 'cookie' && !isSameCredential(carried, adopted.credential);
          const live = this.#members.bearer(carried);
          if (isOther && live.ok) {
            const owner = this.#members.bearer(adopted.credential);
            const isSameMember = owner.ok && owner.val.memberId === live.val.memberId;
            if (!replace && !isSameMember) return Err({ kind: 'another-session' });
            this.#members.signOut(carried).unwrapOr(undefined);
          }
          return Ok(adopted);
        }),
    );
  };

  renew: SignInRepository['renew'] = (options) => {
    const carried = this.#members.carried();
    return this.faults.play('renew', options, () => this.#members.renew(carried));
  };

  signOut: SignInRepository['signOut'] = (options) => {
    // The credential is fixed when the request is sent.
    const carried = this.#members.carried();
    return this.faults.play('signOut', options, () => this.#members.signOut(carried));
  };

  /** In a browser's cookie, the new session takes the place of the previous one. */
  #replace(former: Credential | null, session: StartedSession): StartedSession {
    if (this.#credentialKind() === 'cookie') this.#members.signOut(former).unwrapOr(undefined);
    return this.#handOut(session);
  }

  #handOut({ credential, expiresAt }: StartedSession): StartedSession {
    const isCookie = this.#credentialKind() === 'cookie' && credential.kind === 'bearer';
    return isCookie
      ? { credential: { kind: 'cookie', sessionId: idOf(credential.token) }, expiresAt }
      : { credential, expiresAt };
  }
}
