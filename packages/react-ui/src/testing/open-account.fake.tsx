import { VirtualClock } from '@foyer/core/testing';
import { aMember, type FakeMember } from '@foyer/core/testing/members';
import { act } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { JSX } from 'react';

import { FakeAccount } from '../di/account.fake.ts';
import { fakeFoyer, type FakeFoyer } from '../di/foyer.fake.ts';
import { english, type Language } from '../locale/language.ts';
import { RequireMember } from '../screens/account/session.tsx';
import { showPage } from './show-page.fake.tsx';

export interface OpenAccount {
  readonly foyer: FakeFoyer;
  readonly account: FakeAccount;
  readonly user: UserEvent;
  /** Advances the clock by `ms` milliseconds and waits for the effects. */
  pass(ms?: number): Promise<void>;
}

/**
 * Opens a member page with `member` logged in, after the setup in `before`. `around` wraps the page whoever is logged
 * in.
 */
export async function openAccount(
  page: JSX.Element,
  {
    path = '/account',
    member = aMember(),
    before = () => undefined,
    around = (inner) => inner,
    language = english,
  }: {
    readonly path?: string;
    readonly member?: FakeMember;
    readonly before?: (account: FakeAccount, foyer: FakeFoyer) => void;
    readonly around?: (inner: JSX.Element) => JSX.Element;
    readonly language?: Language;
  } = {},
): Promise<OpenAccount> {
  const foyer = fakeFoyer({ path, clock: new VirtualClock() });
  const account = new FakeAccount(foyer, [member]);
  account.signIn(member.memberId);
  before(account, foyer);
  const pass = (ms = 0): Promise<void> => act(() => foyer.clock.advanceAndSettle(ms));
  showPage(around(<RequireMember>{page}</RequireMember>), foyer, language);
  await pass();
  return { foyer, account, user: userEvent.setup(), pass };
}
