import { VirtualClock } from '@foyer/core/testing';
import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { JSX } from 'react';

import { FakeAccount } from '../di/account.fake.ts';
import { fakeFoyer, type FakeFoyer } from '../di/foyer.fake.ts';
import type { OpenAccount } from './open-account.fake.tsx';
import { button, fill } from './on-screen.fake.ts';
import { showPage } from './show-page.fake.tsx';

export interface OpenRegistration extends OpenAccount {
  type(label: string, text: string): Promise<void>;
  /** Presses a button and waits for its result. */
  press(name: string): Promise<void>;
}

/** Opens a registration page with nobody logged in, after the setup in `before`. */
export async function openRegistration(
  page: (account: FakeAccount) => JSX.Element,
  before: (account: FakeAccount, foyer: FakeFoyer) => void = () => undefined,
): Promise<OpenRegistration> {
  const foyer = fakeFoyer({ path: '/account/register', clock: new VirtualClock() });
  const account = new FakeAccount(foyer);
  before(account, foyer);
  const user = userEvent.setup();
  const pass = (ms = 0): Promise<void> => act(() => foyer.clock.advanceAndSettle(ms));
  showPage(page(account), foyer);
  await pass();
  return {
    foyer,
    account,
    user,
    pass,
    async type(label, text) {
      const box = document.querySelector<HTMLInputElement>(`input[id="${labeled(label)}"]`);
      if (box === null) throw new Error(`There is no box ${label}.`);
      await fill(user, box, text);
    },
    async press(name) {
      await user.click(button(name));
      await pass(175);
    },
  };
}

function labeled(label: string): string {
  const labels = [...document.querySelectorAll('label')];
  return labels.find(({ textContent }) => textContent === label)?.htmlFor ?? '';
}
