import type { ContactInput, StandardJoin } from '@foyer/core';
import { settle } from '@foyer/core/testing';
import type { VirtualClock } from '@foyer/core/testing';
import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';

import { fakeFoyer, type FakeFoyer, type FakeFoyerOptions, typeInto } from '../di/foyer.fake.ts';
import { FoyerProvider, type FoyerProviderProps } from '../di/foyer-provider.tsx';
import { standardJoinOf } from '../di/standard-join-module.ts';
import {
  StandardJoinScreen,
  type StandardJoinScreenProps,
} from '../screens/join/standard-join-screen.tsx';
import { FlowOnScreen } from './open-flow.fake.tsx';

const adaByron: Partial<ContactInput> = {
  first_name: 'Ada',
  last_name: 'Byron',
  email_address: 'ada.byron@mail.example',
  phone_number: '2125550123',
};

export class StandardOnScreen extends FlowOnScreen {
  get join(): StandardJoin {
    return standardJoinOf(this.foyer.container);
  }

  override async enter(input: Partial<ContactInput> = adaByron): Promise<void> {
    await act(async () => {
      typeInto(this.join, input);
      await settle();
    });
  }

  override async chooseClub(facilityId: string): Promise<void> {
    await act(() => this.join.chooseClub(this.foyer.club(facilityId)));
    await this.pass();
  }

  async choose(plan: RegExp): Promise<void> {
    await this.user.click(screen.getByRole('radio', { name: plan }));
  }

  async toDetails(plan: RegExp = /^Select Access/): Promise<void> {
    await this.choose(plan);
    await this.press('Continue');
    await this.until(() => screen.queryByRole('button', { name: 'Next' }));
  }

  /** Pays with an approved card and goes to the membership. */
  async toMembership(): Promise<void> {
    await this.toDetails();
    await this.enter();
    await this.press('Next');
    const token = this.foyer.cookies.read('foyer_product_token') ?? '';
    const confirmationToken = this.foyer.backEnd.purchases.pay(token);
    await act(() => this.join.enter({ step: 2, confirmationToken }));
    await this.until(() => screen.queryByRole('region', { name: 'Your membership card' }));
  }
}

/** Opens the page of the standard join, by default at the first club. */
export async function openStandardJoin({
  foyer,
  arrival = { step: 0, facilityId: '101' },
  takesFocus = false,
  picture,
  language,
  ...options
}: FakeFoyerOptions<VirtualClock> &
  StandardJoinScreenProps &
  Pick<FoyerProviderProps, 'language'> & {
    readonly foyer?: FakeFoyer;
  } = {}): Promise<StandardOnScreen> {
  const facilityId = arrival.facilityId ?? '';
  const path = `/join/step${(arrival.step ?? 0) + 1}/${facilityId}`;
  const page = new StandardOnScreen(foyer ?? fakeFoyer({ path, ...options }));
  render(
    <StrictMode>
      <FoyerProvider container={page.foyer.container} {...(language && { language })}>
        <StandardJoinScreen arrival={arrival} takesFocus={takesFocus} picture={picture} />
      </FoyerProvider>
    </StrictMode>,
  );
  await page.pass();
  return page;
}
