// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { portTokens } from '../../di/tokens.ts';
import { fakeFoyer } from '../../di/foyer.fake.ts';
import { openFlow, openTimes } from '../../testing/open-flow.fake.tsx';

const joinButton = (): HTMLElement | null =>
  screen.queryByRole('button', { name: 'Join the wait list' });

it('VL-55: the times offer the wait list, and a failed press can be repeated', async () => {
  const page = await openFlow();
  await page.toSchedule();
  const { backEnd, waitList } = page.foyer;
  waitList.faults.failNext('join', { kind: 'network' });
  await page.press('Join the wait list');
  expect(screen.getByRole('alert').textContent).toBe('An error has occurred.');
  await page.press('Join the wait list');
  expect(backEnd.waitList.entries).toMatchObject([
    { facilityId: '101', purpose: 'tour', isOver: false },
  ]);
  expect(joinButton()).toBeNull();
  expect(document.activeElement).toBe(screen.getByText(/^You’re on the wait list/));
});

it('VL-52 VL-55: who has a visit can’t join the wait list, which offers them nothing', async () => {
  const page = await openTimes();
  expect(joinButton()).not.toBeNull();
  const { flow, clock } = page.foyer;
  const [slot] = flow.getSnapshot().times.plan?.days.flatMap(({ slots }) => slots) ?? [];
  if (slot) flow.selectTime(slot);
  await act(() => clock.during(flow.schedule()));
  await act(() => clock.during(flow.edit()));
  await page.until(() => screen.queryByRole('heading', { level: 1, name: 'Choose another time' }));
  expect(joinButton()).toBeNull();
});

it('VL-55: who is on the wait list is told so after a reload, and offered another club’s', async () => {
  const page = await openFlow();
  await page.toSchedule();
  await page.press('Join the wait list');
  cleanup();
  const { foyer } = page;
  const reloaded = await openFlow({ foyer });
  await reloaded.until(() => screen.queryByText(/^You’re on the wait list/));
  expect(joinButton()).toBeNull();
  await reloaded.chooseClub('102');
  expect(joinButton()).not.toBeNull();
  await reloaded.chooseClub('101');
  expect(joinButton()).toBeNull();
});

it('PG-321 VL-55: who joined the wait list in one tab isn’t offered it in another', async () => {
  const page = await openFlow();
  await page.toSchedule();
  const { clock, localStore } = page.foyer;
  const foyer = fakeFoyer({ clock });
  foyer.container.rebind(portTokens.localStore).toConstantValue(localStore.openTab());
  await page.press('Join the wait list');
  cleanup();
  const tab = await openFlow({ foyer });
  await tab.until(() => screen.queryByText(/^You’re on the wait list/));
  expect(joinButton()).toBeNull();
});

it('VL-55: without a wait list the times offer none', async () => {
  const foyer = fakeFoyer();
  foyer.container.rebind(portTokens.waitList).toConstantValue(null);
  const page = await openFlow({ foyer });
  await page.toSchedule();
  expect(joinButton()).toBeNull();
});
