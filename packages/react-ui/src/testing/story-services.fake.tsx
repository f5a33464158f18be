import { aTrialPass } from '@foyer/core/testing/members';
import type { StoryObj } from '@storybook/react-vite';
import type { JSX } from 'react';

import { FakeAccount } from '../di/account.fake.ts';
import type { FakeFoyerOptions } from '../di/foyer.fake.ts';
import '../styles/forms.css';
import '../styles/services.css';
import { type FixedClock, storyFoyer, type StoryFoyer, storyOf } from './story-foyer.fake.tsx';

/** Sets up the account and its data before the story begins. */
export type ServicesScene = (account: FakeAccount, foyer: StoryFoyer) => void;

/** A story of a screen of the club's services. Grace is logged in unless the scene logs her out. */
export function servicesStory(
  screen: JSX.Element,
  set: ServicesScene = () => undefined,
  options: FakeFoyerOptions<FixedClock> = {},
): StoryObj {
  return storyOf(
    () => {
      const foyer = storyFoyer(options);
      const account = new FakeAccount(foyer);
      account.clubServices.passes = [aTrialPass()];
      account.signIn();
      set(account, foyer);
      return { foyer };
    },
    () => <main style={{ display: 'grid', maxWidth: '44rem', padding: '1.25rem' }}>{screen}</main>,
  );
}

/** A delay that outlasts the story, in ms. */
export const forever = 3_600_000;

export const onAPhone: Pick<StoryObj, 'globals'> = { globals: { viewport: { value: 'phone' } } };
export const narrowest: Pick<StoryObj, 'globals'> = { globals: { viewport: { value: 'narrow' } } };
