// @vitest-environment jsdom
import type { ContactInput } from '@foyer/core';
import { act, cleanup, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';

import { corporateJoinOf } from '../../di/corporate-join-module.ts';
import { fakeFoyer } from '../../di/foyer.fake.ts';
import { installDialogs } from '../../testing/dialog-in-jsdom.fake.ts';
import { openMembership, openStandardJoin } from '../../testing/open-standard-join.fake.tsx';

beforeAll(() => installDialogs(window));

const eyebrow = (): string | undefined => document.querySelector('.foyer-eyebrow')?.textContent;

describe('navigation in the standard join', () => {
  it('RT-05 LX-14 gives each step a URL; Back and Forward move between the steps', async () => {
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
    expect(page.heading.textContent).toBe('Who’s joining?');
  });

  it('RT-05 shows the step that the state allows if the URL names another', async () => {
    const page = await openStandardJoin({ arrival: { step: 1, facilityId: '101' } });
    expect(page.heading.textContent).toBe('Choose your membership');
    expect(page.foyer.navigation.current()).toBe('/join/step1/101');
  });

  it('RT-05 the addresses are the chain’s to choose', async () => {
    const foyer = fakeFoyer({
      path: '/become/a-member/101',
      standardJoinSettings: {
        paths: ['/become/a-member/{facilityId}', '/become/who/{facilityId}', '/become/done'],
      },
    });
    const page = await openStandardJoin({ foyer });
    await page.toDetails();
    expect(foyer.navigation.current()).toBe('/become/who/101');
  });

  it('LC-20 PG-214 says the number of the step, and beside it what is bought', async () => {
    const page = await openStandardJoin();
    expect(eyebrow()).toBe('Step 1 of 3 · Membership');
    await page.toDetails();
    expect(eyebrow()).toBe('Step 2 of 3 · Your details');
    const order = screen.getByRole('region', { name: 'Your membership' });
    expect(within(order).getByText('Select Access')).toBeTruthy();
    expect(order.closest('.foyer-step__aside')).toBeTruthy();
  });

  it('RT-10 SJ-06 shows the membership again after a reload, without the token', async () => {
    const page = await openMembership();
    page.join.close();
    const foyer = fakeFoyer({ path: '/join/step3/101' });
    foyer.localStore.write(
      'foyer.standard-join',
      page.foyer.localStore.read('foyer.standard-join') ?? '',
    );
    cleanup();
    const again = await openStandardJoin({ foyer, arrival: { step: 2, facilityId: '101' } });
    await again.until(() => screen.queryByText('Your membership'));
    expect(screen.getByRole('region', { name: 'Your membership card' })).toBeTruthy();
  });
});

describe('a visitor from another flow', () => {
  const typed = {
    first_name: 'Ada',
    last_name: 'Byron',
    email_address: 'ada.byron@mail.example',
    phone_number: '2125550123',
  } as const;

  /** Types into a flow that isn't rendered. */
  function type(
    flow: { changeField: (field: keyof ContactInput, value: string) => void },
    input: Partial<ContactInput>,
  ): void {
    for (const [field, value] of Object.entries(input)) {
      flow.changeField(field as keyof ContactInput, value);
    }
  }

  const boxes = (): string[] =>
    screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);

  it('LC-15 finds the form filled in after Join Online and remains one lead', async () => {
    const foyer = fakeFoyer({ path: '/membership' });
    const { flow, clock, navigation } = foyer;
    void flow.enter({ path: '/membership' });
    await clock.advanceAndSettle(1);
    await flow.chooseClub(foyer.club('101'));
    type(flow, typed);
    void flow.submitJoin();
    await vi.waitUntil(async () => {
      await clock.advanceAndSettle(200);
      return navigation.current() === '/join/step1/101';
    });
    const page = await openStandardJoin({ foyer });
    await page.toDetails();
    expect(boxes()).toEqual(['Ada', 'Byron', 'ada.byron@mail.example', '(212) 555-0123']);
    await page.press('Next');
    expect(foyer.navigation.loaded).toEqual(['/payment']);
    expect(foyer.backEnd.leads).toHaveLength(1);
  });

  it('CJ-04 is told why there are no employer memberships and finds the form filled in', async () => {
    const foyer = fakeFoyer({ path: '/join/corp' });
    const { clock, navigation } = foyer;
    const corporate = corporateJoinOf(foyer.container);
    void corporate.enter();
    await clock.advanceAndSettle(1);
    await corporate.chooseClub(foyer.club('101'));
    type(corporate, { ...typed, company_email: 'ada@nowhere.example' });
    void corporate.submit();
    await vi.waitUntil(async () => {
      await clock.advanceAndSettle(200);
      return navigation.current() === '/join/step1/101';
    });
    const page = await openStandardJoin({ foyer });
    expect(
      screen.getByText('This email is not eligible for a corporate discount at this time.'),
    ).toBeTruthy();
    await page.toDetails();
    expect(boxes()).toEqual(['Ada', 'Byron', 'ada.byron@mail.example', '(212) 555-0123']);
    expect(foyer.backEnd.leads).toHaveLength(1);
  });
});

describe('leaving the standard join', () => {
  it('LX-07 warns that the progress will not be saved', async () => {
    const page = await openStandardJoin();
    await page.user.click(screen.getByRole('link', { name: 'Exit' }));
    expect(screen.getByRole('dialog', { name: 'Leave this page?' }).textContent).toContain(
      'Your progress will not be saved.',
    );
  });

  it('CJ-18 LX-15 asks after 28 minutes whether the visitor is there, and clears everything after 30', async () => {
    const page = await openStandardJoin();
    await page.toDetails();
    await page.enter();
    await page.pass(1_681_000);
    expect(screen.getByRole('dialog', { name: 'Are you still there?' })).toBeTruthy();
    await page.pass(120_000);
    expect(screen.getByText(/this form timed out and we cleared it/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  });
});
