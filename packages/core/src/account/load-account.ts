import type { Logger } from '../ports/logger.port.ts';
import { accountBilling } from './account-billing.ts';
import { membershipStatusOf, ptStatusOf } from './account.ts';
import type { AccountCardName, AccountCards, AccountCardValues } from './account-cards.snapshot.ts';
import type { AccountRepository } from './account-repository.port.ts';
import type { AccountSession } from './account-session.ts';
import { CardLoader } from './card-loader.ts';

/**
 * Loads the account: its six calls go out together, each fills its own card, and one that fails leaves the others shown.
 * With billing go what pays and what is owed. A back end that knows the token no more ends the session, and nothing of
 * one member is there for the next. Source: AC-02, AC-03, AC-06.
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

  /** Asks for the cards, by default for all of them; each shows as loading until its own answer is there. */
  execute(names?: readonly AccountCardName[]): Promise<AccountCards> {
    return this.#cards.load(names);
  }

  /** Asks anew in the background: what is shown stays until the answer is there, and also where none comes. */
  refresh(names?: readonly AccountCardName[]): Promise<AccountCards> {
    return this.#cards.refresh(names);
  }

  /** Asks for what has changed: what is shown stays until the answer is there, and where none comes it is shown no more. */
  reload(names: readonly AccountCardName[]): Promise<AccountCards> {
    return this.#cards.reload(names);
  }

  /** Forgets what was loaded and what is on its way: nothing of one member is there for the next. */
  clear(): void {
    this.#cards.clear();
  }
}
