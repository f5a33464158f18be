import type { WrongPassword } from '../../src/account/account-changes.port.ts';
import { type Credential, type StartedSession } from '../../src/account/credential.ts';
import type {
  NewPasskey,
  Passkey,
  PasskeyOptions,
  PasskeyRefused,
  Passkeys,
  PasskeySignature,
  TooManyPasskeys,
} from '../../src/account/passkeys.port.ts';
import type { WrongCredentials } from '../../src/account/sign-in-repository.port.ts';
import type { CallFailure, CallOptions } from '../../src/kernel/call-failure.ts';
import { Err, Ok, type Result } from '../../src/kernel/result.ts';
import type { Temporal } from '../../src/kernel/temporal.ts';
import { CallFaults } from './call-faults.fake.ts';
import { type FakeMembers, idOf } from './members.fake.ts';
import { parsePasskeyName } from '../../src/account/manage-passkeys.ts';

/** The passkeys of the members of `FakeMembers`. A challenge is what its `FakePasskeyDevice` signs. */
export class FakePasskeys implements Passkeys {
  readonly faults: CallFaults<keyof Passkeys>;
  readonly #members: FakeMembers;
  readonly #credentialKind: () => Credential['kind'];
  readonly #passkeys = new Map<string, readonly (Passkey & { readonly key: string })[]>();
  readonly #challenges = new Map<string, { purpose: string; until: Temporal.Instant }>();
  #made = 0;

  constructor(members: FakeMembers, credentialKind: () => Credential['kind'] = () => 'bearer') {
    this.#members = members;
    this.#credentialKind = credentialKind;
    this.faults = new CallFaults(members.clock);
  }

  /** Adds a passkey of a member without asking. */
  put(memberId: string, name: string): void {
    this.#made += 1;
    const id = `passkey-${this.#made}`;
    const added = { id, key: id, name, addedAt: this.#members.clock.now(), usedAt: null };
    this.#passkeys.set(memberId, [...this.#of(memberId), added]);
  }

  list(options?: CallOptions): Promise<Result<readonly Passkey[], CallFailure>> {
    return this.faults.play('list', options, () =>
      this.#members
        .bearer()
        .map(({ memberId }) => this.#of(memberId).map(({ key: _key, ...passkey }) => passkey)),
    );
  }

  begin(
    currentPassword: string,
    options?: CallOptions,
  ): Promise<Result<PasskeyOptions, CallFailure | WrongPassword | TooManyPasskeys>> {
    return this.faults.play('begin', options, () =>
      this.#members.proven<PasskeyOptions, TooManyPasskeys>(
        currentPassword,
        ({ memberId }) =>
          this.#of(memberId).length < 10
            ? Ok(this.#challenge(memberId))
            : Err({ kind: 'too-many-passkeys' }),
        { endsOthers: false },
      ),
    );
  }

  add(
    name: string,
    { id, clientDataJSON }: NewPasskey,
    options?: CallOptions,
  ): Promise<Result<void, CallFailure | PasskeyRefused | TooManyPasskeys>> {
    return this.faults.play('add', options, () =>
      this.#members
        .bearer()
        .andThen<void, CallFailure | PasskeyRefused | TooManyPasskeys>(({ memberId }) => {
          if (parsePasskeyName(name).err) return Err(badName);
          if (!this.#spend(clientDataJSON, memberId)) return Err({ kind: 'passkey-refused' });
          this.put(memberId, name);
          const made = this.#of(memberId);
          this.#passkeys.set(
            memberId,
            made.map((one, place) => (place === made.length - 1 ? { ...one, key: id } : one)),
          );
          this.#members.endSessions(memberId, this.#members.carried());
          this.#members.note(memberId, 'passkey-added');
          return Ok(undefined);
        }),
    );
  }

  rename(id: string, name: string, options?: CallOptions): Promise<Result<void, CallFailure>> {
    return this.faults.play('rename', options, () =>
      this.#members.bearer().andThen<void, CallFailure>(({ memberId }) => {
        const known = this.#of(memberId);
        if (parsePasskeyName(name).err) return Err(badName);
        if (!known.some((one) => one.id === id)) return Err(unknown);
        this.#passkeys.set(
          memberId,
          known.map((one) => (one.id === id ? { ...one, name } : one)),
        );
        return Ok(undefined);
      }),
    );
  }

  remove(
    id: string,
    currentPassword: string,
    options?: CallOptions,
  ): Promise<Result<void, CallFailure | WrongPassword>> {
    return this.faults.play('remove', options, () =>
      this.#members.proven<void, never>(
        currentPassword,
        ({ memberId }) => {
          const known = this.#of(memberId);
          const left = known.filter((one) => one.id !== id);
          if (left.length === known.length) return Ok(undefined);
          this.#passkeys.set(memberId, left);
          this.#members.endSessions(memberId, this.#members.carried());
          this.#members.note(memberId, 'passkey-removed');
          return Ok(undefined);
        },
        { endsOthers: false },
      ),
    );
  }

  beginSignIn(options?: CallOptions): Promise<Result<PasskeyOptions, CallFailure>> {
    return this.faults.play('beginSignIn', options, () => Ok(this.#challenge('sign-in')));
  }

  signIn(
    { id, clientDataJSON }: PasskeySignature,
    options?: CallOptions,
  ): Promise<Result<StartedSession, CallFailure | WrongCredentials>> {
    const carried = this.#members.carried();
    return this.faults.play<StartedSession, CallFailure | WrongCredentials>(
      'signIn',
      options,
      () => {
        const [memberId] =
          [...this.#passkeys].find(([, known]) => known.some(({ key }) => key === id)) ?? [];
        const isNew = this.#spend(clientDataJSON, 'sign-in');
        if (memberId === undefined || !isNew) return Err({ kind: 'wrong-credentials' });
        const usedAt = this.#members.clock.now();
        this.#passkeys.set(
          memberId,
          this.#of(memberId).map((one) => (one.key === id ? { ...one, usedAt } : one)),
        );
        this.#members.note(memberId, 'signed-in-with-passkey');
        return Ok(this.#handOut(carried, this.#members.begin(memberId)));
      },
    );
  }

  #of(memberId: string) {
    return this.#passkeys.get(memberId) ?? [];
  }

  #challenge(purpose: string): PasskeyOptions {
    this.#made += 1;
    const challenge = `challenge-${this.#made}`;
    const until = this.#members.clock.now().add({ minutes: 10 });
    this.#challenges.set(challenge, { purpose, until });
    return { challenge };
  }

  #spend(challenge: string, purpose: string): boolean {
    const made = this.#challenges.get(challenge);
    const now = this.#members.clock.now().epochMilliseconds;
    if (made?.purpose !== purpose || made.until.epochMilliseconds <= now) return false;
    return this.#challenges.delete(challenge);
  }

  #handOut(former: Credential | null, { credential, expiresAt }: StartedSession): StartedSession {
    if (this.#credentialKind() !== 'cookie' || credential.kind !== 'bearer') {
      return { credential, expiresAt };
    }
    this.#members.signOut(former).unwrapOr(undefined);
    return { credential: { kind: 'cookie', sessionId: idOf(credential.token) }, expiresAt };
  }
}

const badName: CallFailure = {
  kind: 'rejected',
  status: 422,
  code: 'INVALID_FIELD',
  field: 'name',
};

const unknown: CallFailure = { kind: 'rejected', status: 404, code: 'NOT_FOUND', field: null };
