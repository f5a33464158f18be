import type { Credential, StartedSession } from '../../src/account/credential.ts';
import type {
  Passkey,
  PasskeyOptions,
  PasskeyRefused,
  Passkeys,
  TooManyPasskeys,
  NewPasskey,
  PasskeyDevice,
  PasskeyFailure,
  PasskeySignature,
} from '../../src/account/passkeys.port.ts';
import type { WrongCredentials } from '../../src/account/sign-in-repository.port.ts';
import { type CallFailure, Err, Ok, type Result } from '../../src/kernel/result.ts';
import type { Temporal } from '../../src/kernel/temporal.ts';
import { CallFaults, invalid, notFound } from './call-faults.fake.ts';
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

  list: Passkeys['list'] = (options) =>
    this.faults.play('list', options, () =>
      this.#members
        .bearer()
        .map(({ memberId }) => this.#of(memberId).map(({ key: _key, ...passkey }) => passkey)),
    );

  begin: Passkeys['begin'] = (currentPassword, options) =>
    this.faults.play('begin', options, () =>
      this.#members.proven<PasskeyOptions, TooManyPasskeys>(
        currentPassword,
        ({ memberId }) =>
          this.#of(memberId).length < 10
            ? Ok(this.#challenge(memberId))
            : Err({ kind: 'too-many-passkeys' }),
        { endsOthers: false },
      ),
    );

  add: Passkeys['add'] = (name, { id, clientDataJSON }, options) =>
    this.faults.play('add', options, () =>
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

  rename: Passkeys['rename'] = (id, name, options) =>
    this.faults.play('rename', options, () =>
      this.#members.bearer().andThen<void, CallFailure>(({ memberId }) => {
        const known = this.#of(memberId);
        if (parsePasskeyName(name).err) return Err(badName);
        if (!known.some((one) => one.id === id)) return Err(notFound());
        this.#passkeys.set(
          memberId,
          known.map((one) => (one.id === id ? { ...one, name } : one)),
        );
        return Ok(undefined);
      }),
    );

  remove: Passkeys['remove'] = (id, currentPassword, options) =>
    this.faults.play('remove', options, () =>
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

  beginSignIn: Passkeys['beginSignIn'] = (options) =>
    this.faults.play('beginSignIn', options, () => Ok(this.#challenge('sign-in')));

  signIn: Passkeys['signIn'] = ({ id, clientDataJSON }, options) => {
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
  };

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

const badName = invalid('name');

/** A device that holds one passkey at a time. Its owner agrees to everything unless told otherwise. */
export class FakePasskeyDevice implements PasskeyDevice {
  available = true;
  /** True if the browser offers the passkey in the username's box, and the person chooses it there. */
  autofill = false;
  /** How the next dialog ends; null if it succeeds. */
  fails: PasskeyFailure['kind'] | null = null;
  /** The id of the passkey that it holds. */
  held: string | null = null;
  #made = 0;

  isAvailable(): boolean {
    return this.available;
  }

  async offersAutofill(): Promise<boolean> {
    return this.autofill;
  }

  async create(options: PasskeyOptions): Promise<Result<NewPasskey, PasskeyFailure>> {
    if (this.fails !== null) return Err({ kind: this.fails });
    this.#made += 1;
    this.held = `held-${this.#made}`;
    const clientDataJSON = String(options['challenge']);
    return Ok({ id: this.held, clientDataJSON, attestationObject: 'made', transports: [] });
  }

  async sign(options: PasskeyOptions): Promise<Result<PasskeySignature, PasskeyFailure>> {
    if (this.fails !== null) return Err({ kind: this.fails });
    if (this.held === null) return Err({ kind: 'passkey-canceled' });
    return Ok({
      id: this.held,
      clientDataJSON: String(options['challenge']),
      authenticatorData: 'made',
      signature: 'made',
      userHandle: null,
    });
  }

  /** Does nothing, because this fake answers every request immediately. */
  cancel(): void {}
}
