import type { CallFailure, CallOptions } from '../../src/kernel/call-failure.ts';
import { FakeCalls } from './call-faults.fake.ts';
import type { Result } from '../../src/kernel/result.ts';
import type { AccountRepository } from '../../src/account/account-repository.port.ts';
import type { FakeMember } from '../builders/member.builder.ts';
import type { FakeMembers } from './members.fake.ts';

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
