import type { ContactInput, CorporateJoin } from '@foyer/core';
import type { VirtualClock } from '@foyer/core/testing';
import { screen } from '@testing-library/react';

import { fakeFoyer, type FakeFoyer, type FakeFoyerOptions, typeInto } from '../di/foyer.fake.ts';
import type { FoyerProviderProps } from '../di/foyer-provider.tsx';
import { corporateJoinOf } from '../di/corporate-join-module.ts';
import {
  CorporateJoinScreen,
  type CorporateJoinScreenProps,
} from '../screens/corporate/corporate-join-screen.tsx';
import { ada, FlowOnScreen } from './open-flow.fake.tsx';
import { showPage } from './show-page.fake.tsx';

export const adaAtAcme: Partial<ContactInput> = { ...ada, company_email: 'ada@acme.example' };

export class JoinOnScreen extends FlowOnScreen {
  get join(): CorporateJoin {
    return corporateJoinOf(this.foyer.container);
  }

  override get form(): CorporateJoin {
    return this.join;
  }

  override async enter(input: Partial<ContactInput> = adaAtAcme): Promise<void> {
    await super.enter(input);
  }

  get mailed(): string {
    const code = this.foyer.backEnd.employers.codes.at(-1)?.code;
    if (code === undefined) throw new Error('No code was mailed.');
    return code;
  }

  /** Four digits that aren't the mailed code. */
  get wrong(): string {
    return this.mailed === '1111' ? '2222' : '1111';
  }

  async toCode(facilityId = '101', input?: Partial<ContactInput>): Promise<void> {
    await this.chooseClub(facilityId);
    await this.enter(input);
    await this.press('Get Started');
    await this.until(() => screen.queryByRole('textbox', { name: '4-digit code' }));
  }

  async typeCode(code: string): Promise<void> {
    await this.user.type(screen.getByRole('textbox', { name: '4-digit code' }), code);
    await this.pass(200);
  }

  async toPlans(facilityId = '101', input?: Partial<ContactInput>): Promise<void> {
    await this.toCode(facilityId, input);
    await this.typeCode(this.mailed);
    await this.until(() => screen.queryByRole('heading', { name: 'Choose your membership' }));
    await this.pass();
  }
}

export async function openJoin(
  options: FakeFoyerOptions<VirtualClock> &
    CorporateJoinScreenProps &
    Pick<FoyerProviderProps, 'language'> & { foyer?: FakeFoyer } = {},
): Promise<JoinOnScreen> {
  const { arrival = {}, language, foyer = fakeFoyer({ path: '/join/corp', ...options }) } = options;
  const page = new JoinOnScreen(foyer);
  showPage(<CorporateJoinScreen arrival={arrival} />, foyer, language);
  await page.pass();
  return page;
}

type OpenOptions = FakeFoyerOptions<VirtualClock> & {
  readonly foyer?: FakeFoyer;
  readonly input?: Partial<ContactInput>;
};

/** Opens the join at the code of a visitor at club 101, without the way there through the form. */
export async function openCode(options: OpenOptions = {}): Promise<JoinOnScreen> {
  const { foyer = fakeFoyer({ path: '/join/corp', ...options }), input = adaAtAcme } = options;
  await goToCode(foyer, input);
  const page = await openJoin({ foyer });
  await page.until(() => screen.queryByRole('textbox', { name: '4-digit code' }));
  return page;
}

/** Opens the join at the plans of a visitor at club 101 whose work email is confirmed. */
export async function openPlans(options: OpenOptions = {}): Promise<JoinOnScreen> {
  const { foyer = fakeFoyer({ path: '/join/corp', ...options }), input = adaAtAcme } = options;
  const join = await goToCode(foyer, input);
  join.changeCode(foyer.backEnd.employers.codes.at(-1)?.code ?? '');
  await foyer.clock.during(join.submitCode());
  const page = await openJoin({ foyer });
  await page.until(() => screen.queryByRole('heading', { name: 'Choose your membership' }));
  return page;
}

async function goToCode(foyer: FakeFoyer, input: Partial<ContactInput>): Promise<CorporateJoin> {
  const join = corporateJoinOf(foyer.container);
  await foyer.clock.during(join.enter({}));
  await foyer.clock.during(join.chooseClub(foyer.club('101')));
  typeInto(join, input);
  await foyer.clock.during(join.submit());
  return join;
}
