import type { Logger } from '../kernel/platform.port.ts';
import {
  type AccountInformation,
  type AddOnEligibility,
  type BillingCard,
  type BillingInformation,
  type GiftCardDetails,
  type MemberProfile,
  membershipStatusOf,
  type OwnVisit,
  ptStatusOf,
  type WalletLinks,
} from './account.ts';
import type { AccountRepository } from './account-repository.port.ts';
import type { AccountSession } from './account-session.ts';
import { type AccountCard, CardLoader, someOf } from './card-loader.ts';
import { type CallFailure, Ok, type Result } from '../kernel/result.ts';
import type { Money } from '../kernel/money.ts';

/** The profile, with the personal-training status derived from it. */
export type AccountProfile = MemberProfile & { readonly ptStatus: 'active' | 'inactive' };

export interface AccountCardValues {
  readonly information: AccountInformation;
  readonly profile: AccountProfile;
  readonly pictures: readonly string[];
  readonly billing: AccountBilling;
  readonly giftCard: GiftCardDetails;
  readonly addOn: AddOnEligibility;
  readonly visits: readonly OwnVisit[];
  readonly wallets: WalletLinks;
}

/** The cards of the account page. Each loads and fails on its own. */
export type AccountCards = {
  readonly [Name in keyof AccountCardValues]: AccountCard<AccountCardValues[Name]>;
};

export type AccountCardName = keyof AccountCards;

export const accountCardNames: readonly AccountCardName[] = [
  'information',
  'profile',
  'pictures',
  'billing',
  'giftCard',
  'addOn',
  'visits',
  'wallets',
];

/**
 * Loads the account page. Its calls go out together, but for the pictures, which need the member's id from the
 * profile. Each fills its own card, and one failure leaves the other cards alone. The billing card combines the paying
 * card and the balance owed. An expired token ends the session, and the end of a session clears everything.
 */
export class LoadAccount {
  readonly #cards: CardLoader<AccountCardValues>;
  /** The profile that is loading; null when none is. */
  #profile: ReturnType<AccountRepository['profile']> | null = null;

  constructor(repository: AccountRepository, session: AccountSession, logger: Logger) {
    this.#cards = new CardLoader(
      {
        information: async (options) =>
          (await repository.information(options)).map(
            (value) =>
              value && { ...value, membershipStatus: membershipStatusOf(value.membershipStatus) },
          ),
        profile: async (options) => {
          const asked = repository.profile(options);
          this.#profile = asked;
          const answer = await asked;
          if (this.#profile === asked) this.#profile = null;
          return answer.map(
            (value) =>
              value && {
                ...value,
                membershipStatus: membershipStatusOf(value.membershipStatus),
                ptStatus: ptStatusOf(value.hasActivePT),
              },
          );
        },
        pictures: async (options) => {
          const memberId = await this.#memberId();
          const ids = memberId === null ? [] : [memberId];
          return someOf(await repository.pictures(ids, options));
        },
        billing: async (options) =>
          accountBilling(
            await Promise.all([
              repository.billing(options),
              repository.card(options),
              repository.cardBalance(options),
            ]),
          ),
        giftCard: (options) => repository.giftCard(options),
        addOn: (options) => repository.addOn(options),
        wallets: (options) => repository.wallets(options),
        visits: async (options) => someOf(await repository.visits(options)),
      },
      session,
      logger,
    );
  }

  readonly getSnapshot = (): AccountCards => this.#cards.getSnapshot();
  readonly subscribe = (listener: () => void): (() => void) => this.#cards.subscribe(listener);

  execute(names?: readonly AccountCardName[]): Promise<AccountCards> {
    return this.#cards.load(names);
  }

  /** A card keeps its value until the answer arrives, and also when the call fails. */
  refresh(names?: readonly AccountCardName[]): Promise<AccountCards> {
    return this.#cards.refresh(names);
  }

  /** A card keeps its value until the answer arrives, and loses it when the call fails. */
  reload(names: readonly AccountCardName[]): Promise<AccountCards> {
    return this.#cards.reload(names);
  }

  /** Also aborts pending calls, so that nothing of one member remains for the next. */
  clear(): void {
    this.#cards.clear();
  }

  /** The member's id; null when the profile fails or has none. */
  async #memberId(): Promise<string | null> {
    const { profile } = this.#cards.getSnapshot();
    if (profile.status === 'ready') return profile.value.memberId;
    return (await this.#profile)?.unwrapOr(null)?.memberId ?? null;
  }
}

export interface AccountBilling extends BillingInformation {
  /** Null when the back end keeps no balance, `unknown` when the call failed. */
  readonly owed: Money | 'unknown' | null;
}

type Answer<Value> = Result<Value | null, CallFailure>;

/**
 * Combines three calls into one card. Without the billing information the whole card fails. Without
 * the other two, it shows the card named in the billing information and an unknown balance. Null
 * when none of the three has data.
 */
export function accountBilling([information, card, balance]: readonly [
  Answer<BillingInformation>,
  Answer<BillingCard>,
  Answer<Money>,
]): Answer<AccountBilling> {
  return information.andThen<AccountBilling | null, CallFailure>((billing) => {
    const pays = card.ok ? card.val : null;
    const owed = balance.ok ? balance.val : 'unknown';
    if (billing === null && pays === null && (owed === null || owed === 'unknown')) return Ok(null);
    return Ok({ ...noBilling, ...billing, ...pays, owed });
  });
}

const noBilling: BillingInformation = {
  address1: null,
  address2: null,
  email: null,
  membership: null,
  cardLastFourDigits: null,
  cardType: null,
  expirationDate: null,
};
