import type { StandardJoin } from '@foyer/core';
import type { VirtualClock } from '@foyer/core/testing';
import { screen } from '@testing-library/react';

import { fakeFoyer, type FakeFoyer, type FakeFoyerOptions, typeInto } from '../di/foyer.fake.ts';
import type { FoyerProviderProps } from '../di/foyer-provider.tsx';
import { standardJoinOf } from '../di/standard-join-module.ts';
import {
  StandardJoinScreen,
  type StandardJoinScreenProps,
} from '../screens/join/standard-join-screen.tsx';
import { ada, FlowOnScreen } from './open-flow.fake.tsx';
import { showPage } from './show-page.fake.tsx';

export class StandardOnScreen extends FlowOnScreen {
  get join(): StandardJoin {
    return standardJoinOf(this.foyer.container);
  }

  override get form(): StandardJoin {
    return this.join;
  }

  override async chooseClub(facilityId: string): Promise<void> {
    await super.chooseClub(facilityId);
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
  showPage(
    <StandardJoinScreen arrival={arrival} takesFocus={takesFocus} picture={picture} />,
    page.foyer,
    language,
  );
  await page.pass();
  return page;
}

type OpenOptions = FakeFoyerOptions<VirtualClock> & { readonly foyer?: FakeFoyer };

/** Opens the join at the details of a buyer of Select Access, without the way there through the plans. */
export async function openDetails({
  foyer,
  ...options
}: OpenOptions = {}): Promise<StandardOnScreen> {
  const env = foyer ?? fakeFoyer({ path: firstStep, ...options });
  await goToDetails(env);
  const page = await openStandardJoin({ foyer: env, arrival: { step: 1, facilityId: '101' } });
  await page.until(() => screen.queryByRole('button', { name: 'Next' }));
  return page;
}

/** Opens the join at the membership of a buyer who has paid with an approved card. */
export async function openMembership({
  foyer,
  ...options
}: OpenOptions = {}): Promise<StandardOnScreen> {
  const env = foyer ?? fakeFoyer({ path: firstStep, ...options });
  const join = await goToDetails(env);
  typeInto(join, ada);
  await env.clock.during(join.submit());
  const token = env.cookies.read('foyer_product_token') ?? '';
  const confirmationToken = env.backEnd.purchases.pay(token);
  const arrival = { step: 2, facilityId: '101', confirmationToken } as const;
  const page = await openStandardJoin({ foyer: env, arrival });
  await page.until(() => screen.queryByRole('region', { name: 'Your membership card' }));
  return page;
}

const firstStep = '/join/step1/101';

async function goToDetails({ clock, container }: FakeFoyer): Promise<StandardJoin> {
  const join = standardJoinOf(container);
  await clock.during(join.enter({ step: 0, facilityId: '101' }));
  join.plans.choose('15');
  await clock.during(join.continue());
  return join;
}
