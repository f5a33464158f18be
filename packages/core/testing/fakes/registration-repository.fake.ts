import { CallFaults } from './call-faults.fake.ts';
import { Ok } from '../../src/kernel/result.ts';
import type { FakeMailedLinks } from './mailed-links.fake.ts';
import type { RegistrationRepository } from '../../src/account/registration-repository.port.ts';

/** The logins of the members behind `FakeMailedLinks`. */
export class FakeRegistrationRepository implements RegistrationRepository {
  readonly faults: CallFaults<keyof RegistrationRepository>;
  readonly #links: FakeMailedLinks;

  constructor(links: FakeMailedLinks) {
    this.#links = links;
    this.faults = new CallFaults(links.members.clock);
  }

  verifyUsername: RegistrationRepository['verifyUsername'] = (username, options) =>
    this.faults.play('verifyUsername', options, () => {
      const name = username.trim().toLowerCase();
      const { all } = this.#links.members;
      return Ok(all.some((member) => member.username?.toLowerCase() === name));
    });

  recoverByEmail: RegistrationRepository['recoverByEmail'] = (email, options) =>
    this.faults.play('recoverByEmail', options, () => this.#links.recover(email));

  validateMember: RegistrationRepository['validateMember'] = ({ memberId, lastName }, options) =>
    this.faults.play('validateMember', options, () => Ok(this.#links.validate(memberId, lastName)));

  signUp: RegistrationRepository['signUp'] = (signUp, options) =>
    this.faults.play('signUp', options, () => this.#links.signUp(signUp));

  readLink: RegistrationRepository['readLink'] = (token, options) =>
    this.faults.play('readLink', options, () => this.#links.read(token));

  activate: RegistrationRepository['activate'] = (login, options) =>
    this.faults.play('activate', options, () => this.#links.use(login));

  useEmailLink: RegistrationRepository['useEmailLink'] = (token, options) =>
    this.faults.play('useEmailLink', options, () => this.#links.members.emailLinks.use(token));

  resendVerification: RegistrationRepository['resendVerification'] = (name, options) =>
    this.faults.play('resendVerification', options, () => this.#links.resend(name));
}
