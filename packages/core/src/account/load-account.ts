import type { Logger } from '../kernel/logger.port.ts';
import { membershipStatusOf, ptStatusOf } from './account.ts';
import {
  accountBilling,
  type AccountCardName,
  type AccountCards,
  type AccountCardValues,
} from './account-cards.snapshot.ts';
import type { AccountRepository } from './account-repository.port.ts';
import type { AccountSession } from './account-session.ts';
import { CardLoader } from './card-loader.ts';

/**
 * Loads the account page. Its six calls go out together, each fills its own card, and one failure
 * leaves the other cards alone. The billing card combines the paying card and the balance owed. An
 * expired token ends the session, and the end of a session clears everything.
 */
export class LoadAccount {
  readonly #cards: CardLoader<AccountCardValues>;

  constructor(repository: AccountRepository, session: AccountSession, logger: Logger) {
    this.#cards = new CardLoader(
      {
        information: async (options) =>
          (await repository.information(options)).map(
            (value) =>
              value && { ...value, membershipStatus: membershipStatusOf(value.membershipStatus) },
          ),
        profile: async (options) =>
          (await repository.profile(options)).map(
            (value) =>
              value && {
                ...value,
                membershipStatus: membershipStatusOf(value.membershipStatus),
                ptStatus: ptStatusOf(value.hasActivePT),
              },
          ),
        pictures: async (options) =>
          (await repository.pictures([], options)).map((urls) =>
            urls?.length === 0 ? null : urls,
          ),
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
      },
      session,
      logger,
    );
  }

  readonly getSnapshot = (): AccountCards => this.#cards.getSnapshot();
  readonly subscribe = (listener: () => void): (() => void) => this.#cards.subscribe(listener);

  /**
   * Loads the cards, by default all of them. Each shows as loading until its own answer arrives.
   */
  execute(names?: readonly AccountCardName[]): Promise<AccountCards> {
    return this.#cards.load(names);
  }

  /**
   * Reloads in the background: a card keeps its value until the answer arrives, and also when the
   * call fails.
   */
  refresh(names?: readonly AccountCardName[]): Promise<AccountCards> {
    return this.#cards.refresh(names);
  }

  /**
   * Reloads after a change: a card keeps its value until the answer arrives, and loses it when the
   * call fails.
   */
  reload(names: readonly AccountCardName[]): Promise<AccountCards> {
    return this.#cards.reload(names);
  }

  /**
   * Clears all cards and aborts pending calls, so that nothing of one member remains for the next.
   */
  clear(): void {
    this.#cards.clear();
  }
}
