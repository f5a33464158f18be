import type { Money } from '../../src/kernel/money.ts';
import type { CallFailure, CallOptions } from '../../src/kernel/call-failure.ts';
import { FakeCalls } from './call-faults.fake.ts';
import type { Result } from '../../src/kernel/result.ts';
import type {
  AccountInformation,
  AddOnEligibility,
  BillingCard,
  BillingInformation,
  GiftCardDetails,
  MemberProfile,
  OwnVisit,
  WalletLinks,
} from '../../src/account/account.ts';
import type { AccountRepository } from '../../src/account/account-repository.port.ts';
import type { FakeMember } from '../builders/member.builder.ts';
import type { FakeMembers } from './members.fake.ts';

/** Reads the account of the `FakeMembers` member whose token the calls carry. */
export class FakeAccountRepository
  extends FakeCalls<FakeMembers, keyof AccountRepository>
  implements AccountRepository
{
  information(options?: CallOptions): Promise<Result<AccountInformation | null, CallFailure>> {
    return this.#read(
      'information',
      options,
      ({ information, username }) => information && { ...information, username },
    );
  }

  profile(options?: CallOptions): Promise<Result<MemberProfile | null, CallFailure>> {
    return this.#read('profile', options, (member) => member.profile);
  }

  pictures(
    memberIds: readonly string[],
    options?: CallOptions,
  ): Promise<Result<readonly string[] | null, CallFailure>> {
    return this.faults.play('pictures', options, () => this.backEnd.pictures(memberIds));
  }

  billing(options?: CallOptions): Promise<Result<BillingInformation | null, CallFailure>> {
    return this.#read('billing', options, (member) => member.billing);
  }

  giftCard(options?: CallOptions): Promise<Result<GiftCardDetails | null, CallFailure>> {
    return this.#read('giftCard', options, (member) => member.giftCard);
  }

  addOn(options?: CallOptions): Promise<Result<AddOnEligibility | null, CallFailure>> {
    return this.#read('addOn', options, (member) => member.addOn);
  }

  visits(options?: CallOptions): Promise<Result<readonly OwnVisit[] | null, CallFailure>> {
    return this.#read('visits', options, (member) => member.visits);
  }

  encodedMemberId(options?: CallOptions): Promise<Result<string | null, CallFailure>> {
    return this.#read('encodedMemberId', options, ({ memberId, information }) =>
      information?.isProspect === true ? null : encoded(memberId),
    );
  }

  wallets(options?: CallOptions): Promise<Result<WalletLinks | null, CallFailure>> {
    return this.#read('wallets', options, (member) =>
      member.information?.isProspect === true ? null : member.wallets,
    );
  }

  card(options?: CallOptions): Promise<Result<BillingCard | null, CallFailure>> {
    return this.#read('card', options, ({ billing }) => {
      if (billing === null) return null;
      const { cardLastFourDigits, cardType, expirationDate } = billing;
      return { cardLastFourDigits, cardType, expirationDate };
    });
  }

  cardBalance(options?: CallOptions): Promise<Result<Money | null, CallFailure>> {
    return this.#read('cardBalance', options, (member) => member.balance);
  }

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
