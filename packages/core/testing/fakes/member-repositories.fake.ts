import {
  type CallFailure,
  type CallOptions,
  Err,
  Ok,
  type Result,
} from '../../src/kernel/result.ts';
import { FakeCalls, CallFaults } from './call-faults.fake.ts';
import type {
  AccountRepository,
  AccountChanges,
  AccountSessions,
} from '../../src/account/account-repository.port.ts';
import type { FakeMember } from '../builders/member.builder.ts';
import type { FakeMembers } from './members.fake.ts';
import type { Freeze } from '../../src/forms/freeze-form.ts';
import type { JoinDetails } from '../../src/forms/join-details-form.ts';
import type { FakeMailedLinks } from './mailed-links.fake.ts';
import type { RegistrationRepository } from '../../src/account/registration-repository.port.ts';

/** Reads the account of the `FakeMembers` member whose token the calls carry. */
export class FakeAccountRepository
  extends FakeCalls<FakeMembers, keyof AccountRepository>
  implements AccountRepository
{
  information: AccountRepository['information'] = (options) =>
    this.#read(
      'information',
      options,
      ({ information, username }) => information && { ...information, username },
    );

  profile: AccountRepository['profile'] = (options) =>
    this.#read('profile', options, (member) => member.profile);

  pictures: AccountRepository['pictures'] = (memberIds, options) =>
    this.faults.play('pictures', options, () => this.backEnd.pictures(memberIds));

  billing: AccountRepository['billing'] = (options) =>
    this.#read('billing', options, (member) => member.billing);

  giftCard: AccountRepository['giftCard'] = (options) =>
    this.#read('giftCard', options, (member) => member.giftCard);

  addOn: AccountRepository['addOn'] = (options) =>
    this.#read('addOn', options, (member) => member.addOn);

  visits: AccountRepository['visits'] = (options) =>
    this.#read('visits', options, (member) => member.visits);

  encodedMemberId: AccountRepository['encodedMemberId'] = (options) =>
    this.#read('encodedMemberId', options, ({ memberId, information }) =>
      information?.isProspect === true ? null : encoded(memberId),
    );

  wallets: AccountRepository['wallets'] = (options) =>
    this.#read('wallets', options, (member) =>
      member.information?.isProspect === true ? null : member.wallets,
    );

  card: AccountRepository['card'] = (options) =>
    this.#read('card', options, ({ billing }) => {
      if (billing === null) return null;
      const { cardLastFourDigits, cardType, expirationDate } = billing;
      return { cardLastFourDigits, cardType, expirationDate };
    });

  cardBalance: AccountRepository['cardBalance'] = (options) =>
    this.#read('cardBalance', options, (member) => member.balance);

  #read<Value>(
    method: keyof AccountRepository,
    options: CallOptions | undefined,
    of: (member: FakeMember) => Value,
  ): Promise<Result<Value, CallFailure>> {
    return this.faults.play(method, options, () => this.backEnd.bearer().map(of));
  }
}

/** Not readable at a glance, which is enough for a fake. */
function encoded(memberId: string): string {
  return `enc-${[...memberId].toReversed().join('')}`;
}

/** Changes the account of the `FakeMembers` member whose token the calls carry. */
export class FakeAccountChanges
  extends FakeCalls<FakeMembers, keyof AccountChanges>
  implements AccountChanges
{
  /** The freezes that members asked for, oldest first. */
  readonly freezes: (Freeze & { readonly memberId: string })[] = [];
  /** The details that new members gave, oldest first. */
  readonly joinDetails: (JoinDetails & { readonly memberId: string })[] = [];

  updateInformation: AccountChanges['updateInformation'] = (change, currentPassword, options) =>
    this.faults.play('updateInformation', options, () =>
      this.backEnd.changeInformation(change, currentPassword),
    );

  updateProfile: AccountChanges['updateProfile'] = (change, options) =>
    this.faults.play('updateProfile', options, () =>
      this.backEnd.change(({ profile }) => ({ profile: profile && { ...profile, ...change } })),
    );

  updateUsername: AccountChanges['updateUsername'] = (username, currentPassword, options) =>
    this.faults.play('updateUsername', options, () =>
      this.backEnd.rename(username, currentPassword),
    );

  updatePassword: AccountChanges['updatePassword'] = ({ current, next }, options) =>
    this.faults.play('updatePassword', options, () => this.backEnd.changePassword(current, next));

  linkSocial: AccountChanges['linkSocial'] = (login, currentPassword, options) =>
    this.faults.play('linkSocial', options, () => this.backEnd.link(login, currentPassword));

  unlinkSocial: AccountChanges['unlinkSocial'] = (currentPassword, options) =>
    this.faults.play('unlinkSocial', options, () => this.backEnd.unlink(currentPassword));

  resendEmailLink: AccountChanges['resendEmailLink'] = (options) =>
    this.faults.play('resendEmailLink', options, () =>
      this.backEnd.bearer().andThen<void, CallFailure>(({ memberId, information }) => {
        const bounced = information?.emailProblem === 'bounced' ? information.email : null;
        const email = information?.pendingEmail ?? bounced;
        if (email === null) return Err({ kind: 'unsuccessful' });
        return this.backEnd.emailLinks.confirmationTo(memberId, email);
      }),
    );

  cancelEmailChange: AccountChanges['cancelEmailChange'] = (options) =>
    this.faults.play('cancelEmailChange', options, () =>
      this.backEnd.bearer().map(({ memberId }) => {
        this.backEnd.emailLinks.cancel(memberId);
      }),
    );

  requestFreeze: AccountChanges['requestFreeze'] = (freeze, options) =>
    this.faults.play('requestFreeze', options, () =>
      this.backEnd.bearer().map(({ memberId }) => {
        this.freezes.push({ ...freeze, memberId });
      }),
    );

  saveJoinDetails: AccountChanges['saveJoinDetails'] = (details, options) =>
    this.faults.play('saveJoinDetails', options, () =>
      this.backEnd.change(({ memberId, information, profile }) => {
        this.joinDetails.push({ ...details, memberId });
        const { firstName, lastName, streetAddress, floor, city, state, postalCode } = details;
        const address = { address1: streetAddress, address2: floor, city, state };
        return {
          information: information && { ...information, ...address, zipCode: postalCode },
          profile: profile && { ...profile, firstName, lastName },
        };
      }),
    );
}

/** The live sessions of the `FakeMembers` member whose credential the calls carry. */
export class FakeAccountSessions
  extends FakeCalls<FakeMembers, keyof AccountSessions>
  implements AccountSessions
{
  list: AccountSessions['list'] = (options) =>
    this.faults.play('list', options, () => this.backEnd.sessions());

  activity: AccountSessions['activity'] = (options) =>
    this.faults.play('activity', options, () => this.backEnd.activity());

  end: AccountSessions['end'] = (id, options) =>
    this.faults.play('end', options, () => this.backEnd.endSession(id));

  endOthers: AccountSessions['endOthers'] = (options) => {
    const carried = this.backEnd.carried();
    return this.faults.play('endOthers', options, () =>
      this.backEnd.bearer(carried).map(({ memberId }) => {
        this.backEnd.endSessions(memberId, carried);
        this.backEnd.note(memberId, 'other-sessions-ended');
      }),
    );
  };
}

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
