import { aTrialPass } from '@foyer/core/testing/members';
import { act, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { type JSX, StrictMode } from 'react';

import { FakeAccount } from '../di/account.fake.ts';
import { fakeFoyer, type FakeFoyer, type FakeFoyerOptions } from '../di/foyer.fake.ts';
import { FoyerProvider } from '../di/foyer-provider.tsx';

export class ServicesOnScreen {
  readonly foyer: FakeFoyer;
  readonly account: FakeAccount;
  readonly user: UserEvent = userEvent.setup();
  readonly #view: ReturnType<typeof render>;

  /** `set` runs before the screen opens. */
  constructor(
    of: JSX.Element,
    set: (account: FakeAccount, foyer: FakeFoyer) => void = () => undefined,
    options: FakeFoyerOptions<FakeFoyer['clock']> = {},
  ) {
    this.foyer = fakeFoyer(options);
    this.account = new FakeAccount(this.foyer);
    this.account.clubServices.passes = [aTrialPass()];
    set(this.account, this.foyer);
    this.#view = render(this.#page(of));
  }

  /** Waits for pending requests. */
  async settle(ms = 0): Promise<void> {
    await act(() => this.foyer.clock.advanceAndSettle(ms));
  }

  async press(name: string): Promise<void> {
    await this.user.click(screen.getByRole('button', { name }));
    await this.settle(175);
  }

  show(of: JSX.Element): void {
    this.#view.rerender(this.#page(of));
  }

  /** Reloads the page: saved state survives, state in memory doesn't. */
  async reload(of: JSX.Element): Promise<void> {
    this.#view.rerender(this.#page(<div key="gone" />));
    this.#view.rerender(this.#page(of));
    await this.settle();
  }

  #page(of: JSX.Element): JSX.Element {
    return (
      <StrictMode>
        <FoyerProvider container={this.foyer.container}>{of}</FoyerProvider>
      </StrictMode>
    );
  }
}
