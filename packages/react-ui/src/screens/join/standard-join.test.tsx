// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';

import { fakeFoyer } from '../../di/foyer.fake.ts';
import { standardTokens } from './index.ts';
import { giveDialogsTo } from '../../testing/dialog-in-jsdom.fake.ts';
import { openStandardJoin } from '../../testing/open-standard-join.fake.tsx';

beforeAll(() => giveDialogsTo(window));

const strip = (): (readonly [string, string | null])[] =>
  within(screen.getByRole('list', { name: 'Your membership so far' }))
    .getAllByRole('listitem')
    .map((item) => [item.textContent, item.getAttribute('aria-current')] as const);

describe('the way through the standard join', () => {
  it('RT-05 LX-14 each step has its address, Back leads to the step before, Forward on again', async () => {
    const page = await openStandardJoin();
    const { navigation } = page.foyer;
    expect(navigation.current()).toBe('/join/step1/101');
    await page.toDetails();
    expect(navigation.current()).toBe('/join/step2/101');
    act(() => navigation.back());
    await page.pass();
    expect(page.heading.textContent).toBe('Choose your membership');
    act(() => navigation.forward());
    await page.pass();
    expect(page.heading.textContent).toBe('Who is joining?');
  });

  it('RT-05 a step that the state does not allow shows the one that it does', async () => {
    const page = await openStandardJoin({ arrival: { step: 1, facilityId: '101' } });
    expect(page.heading.textContent).toBe('Choose your membership');
    expect(page.foyer.navigation.current()).toBe('/join/step1/101');
  });

  it('RT-05 the addresses are the chain’s to choose', async () => {
    const foyer = fakeFoyer({ path: '/become/a-member/101' });
    foyer.container.bind(standardTokens.settings).toConstantValue({
      paths: ['/become/a-member/{facilityId}', '/become/who/{facilityId}', '/become/done'],
    });
    const page = await openStandardJoin({ foyer });
    await page.toDetails();
    expect(foyer.navigation.current()).toBe('/become/who/101');
  });

  it('LC-20 the step that is shown is marked, and what was given stands beside it', async () => {
    const page = await openStandardJoin();
    expect(strip()).toEqual([
      ['Club Bryant Park', null],
      ['Plan Not chosen yet', 'step'],
      ['Details Not given yet', null],
      ['Payment Not made yet', null],
    ]);
    await page.toMembership();
    expect(strip()).toEqual([
      ['Club Bryant Park', null],
      ['Plan Select Access', null],
      ['Details Ada Byron', null],
      ['Payment Made', 'step'],
    ]);
  });

  it('RT-10 SJ-06 a reload shows the membership again, without the token', async () => {
    const page = await openStandardJoin();
    await page.toMembership();
    page.join.close();
    const foyer = fakeFoyer({ path: '/join/step3/101' });
    foyer.localStore.write(
      'foyer.standard-join',
      page.foyer.localStore.read('foyer.standard-join') ?? '',
    );
    document.body.replaceChildren();
    const again = await openStandardJoin({ foyer, arrival: { step: 2, facilityId: '101' } });
    await again.until(() => screen.queryByText('Step 3/3'));
    expect(screen.getByRole('region', { name: 'Your membership card' })).toBeTruthy();
  });
});

describe('leaving the standard join', () => {
  it('LX-07 the question says that the progress will not be saved', async () => {
    const page = await openStandardJoin();
    await page.user.click(screen.getByRole('link', { name: 'Exit' }));
    expect(screen.getByRole('dialog', { name: 'Leave this page?' }).textContent).toContain(
      'Your progress will not be saved.',
    );
  });

  it('CJ-18 LX-15 after 28 minutes it asks whether the visitor is there, and at 30 all is cleared and told', async () => {
    const page = await openStandardJoin();
    await page.toDetails();
    await page.enter();
    await page.pass(1_681_000);
    expect(screen.getByRole('dialog', { name: 'Are you still there?' })).toBeTruthy();
    await page.pass(120_000);
    expect(screen.getByText(/we cleared them after some time/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  });
});
