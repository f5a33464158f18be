import type { CallFailure, CallOptions } from '../../src/kernel/call-failure.ts';
import { CallFaults } from './call-faults.fake.ts';
import { Ok, type Result } from '../../src/kernel/result.ts';
import type { CommonPassword, TakenByOther } from '../../src/account/account-changes.port.ts';
import type { FakeMailedLinks } from './mailed-links.fake.ts';
import type {
  ChosenLogin,
  LinkOver,
  MailedLink,
  RegistrationRepository,
  MemberSignUp,
  ProspectSignUp,
} from '../../src/account/registration-repository.port.ts';

/** The logins of the members behind `FakeMailedLinks`. */
export class FakeRegistrationRepository implements RegistrationRepository {
  readonly faults: CallFaults<keyof RegistrationRepository>;
  readonly #links: FakeMailedLinks;

  constructor(links: FakeMailedLinks) {
    this.#links = links;
    this.faults = new CallFaults(links.members.clock);
  }

  verifyUsername(username: string, options?: CallOptions): Promise<Result<boolean, CallFailure>> {
    return this.faults.play('verifyUsername', options, () => {
      const name = username.trim().toLowerCase();
      const { all } = this.#links.members;
      return Ok(all.some((member) => member.username?.toLowerCase() === name));
    });
  }

  recoverByEmail(email: string, options?: CallOptions): Promise<Result<void, CallFailure>> {
    return this.faults.play('recoverByEmail', options, () => this.#links.recover(email));
  }

  validateMember(
    { memberId, lastName }: { readonly memberId: string; readonly lastName: string },
    options?: CallOptions,
  ): Promise<Result<{ readonly isValid: boolean; readonly isRegistered: boolean }, CallFailure>> {
    return this.faults.play('validateMember', options, () =>
      Ok(this.#links.validate(memberId, lastName)),
    );
  }

  signUp(
    signUp: MemberSignUp | ProspectSignUp,
    options?: CallOptions,
  ): Promise<Result<void, CallFailure>> {
    return this.faults.play('signUp', options, () => this.#links.signUp(signUp));
  }

  readLink(
    token: string,
    options?: CallOptions,
  ): Promise<Result<MailedLink, CallFailure | LinkOver>> {
    return this.faults.play('readLink', options, () => this.#links.read(token));
  }

  activate(
    login: ChosenLogin,
    options?: CallOptions,
  ): Promise<Result<void, CallFailure | LinkOver | TakenByOther | CommonPassword>> {
    return this.faults.play('activate', options, () => this.#links.use(login));
  }

  useEmailLink(
    token: string,
    options?: CallOptions,
  ): Promise<Result<void, CallFailure | LinkOver>> {
    return this.faults.play('useEmailLink', options, () =>
      this.#links.members.emailLinks.use(token),
    );
  }

  resendVerification(name: string, options?: CallOptions): Promise<Result<void, CallFailure>> {
    return this.faults.play('resendVerification', options, () => this.#links.resend(name));
  }
}
