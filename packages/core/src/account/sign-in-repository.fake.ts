import type { CallFailure, CallOptions } from '../shared/call-failure.ts';
import { CallFaults } from '../shared/call-faults.fake.ts';
import type { Result } from '../shared/result.ts';
import type { Temporal } from '../shared/temporal.ts';
import type { FakeMembers } from './members.fake.ts';
import type { MemberToken } from './member-token.ts';
import type { Credentials, SignInRepository, WrongCredentials } from './sign-in-repository.port.ts';

/** Signs the members of `FakeMembers` in and out. */
export class FakeSignInRepository implements SignInRepository {
  readonly faults: CallFaults<keyof SignInRepository>;
  readonly #members: FakeMembers;

  constructor(members: FakeMembers) {
    this.#members = members;
    this.faults = new CallFaults(members.clock);
  }

  signIn(
    credentials: Credentials,
    options?: CallOptions,
  ): Promise<Result<MemberToken, CallFailure | WrongCredentials>> {
    return this.faults.play('signIn', options, () => this.#members.signIn(credentials));
  }

  renew(options?: CallOptions): Promise<Result<Temporal.Instant, CallFailure>> {
    const carried = this.#members.carried();
    return this.faults.play('renew', options, () => this.#members.renew(carried));
  }

  signOut(options?: CallOptions): Promise<Result<void, CallFailure>> {
    // What a request carries is settled when it is sent.
    const carried = this.#members.carried();
    return this.faults.play('signOut', options, () => this.#members.signOut(carried));
  }
}
