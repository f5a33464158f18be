// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';

import { giveDialogsTo } from '../testing/dialog-in-jsdom.fake.ts';
import { type FlowOnScreen, openFlow } from '../testing/open-flow.fake.tsx';

beforeAll(() => giveDialogsTo(window));

const firstName = (): string => screen.getByLabelText<HTMLInputElement>('First Name').value;

/** The visitor types, and 13 minutes go by. */
async function typeAndWait(): Promise<FlowOnScreen> {
  const page = await openFlow();
  await page.until(() => screen.queryByRole('button', { name: 'Exit' }));
  await page.enter();
  await page.pass(779_999);
  expect(screen.queryByRole('dialog')).toBeNull();
  await page.pass(2);
  expect(screen.getByRole('dialog', { name: 'Are you still there?' })).toBeTruthy();
  return page;
}

describe('leaving the flow', () => {
  it('LX-07 Exit asks first, and staying keeps everything', async () => {
    const page = await openFlow();
    await page.until(() => screen.queryByRole('button', { name: 'Exit' }));
    await page.enter();
    await page.press('Exit');
    expect(screen.getByRole('dialog', { name: 'Leave this page?' })).toBeTruthy();
    await page.press('Stay');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Exit' }));
    expect(firstName()).toBe('Ada');
  });

  it('LX-08 leaving forgets what was entered and goes to the member benefits', async () => {
    const page = await openFlow();
    await page.until(() => screen.queryByRole('button', { name: 'Exit' }));
    await page.enter();
    await page.press('Exit');
    await page.press('Leave');
    expect(page.foyer.navigation.current()).toBe('/memberbenefits');
    expect(firstName()).toBe('');
  });

  it('RT-07 a page that only embeds the flow has no exit', async () => {
    const page = await openFlow({ page: { path: '/pilates', kind: 'embedding' } });
    await page.pass();
    await page.pass();
    expect(screen.queryByRole('button', { name: 'Exit' })).toBeNull();
  });
});

describe('the time that runs out', () => {
  it('LX-15 two minutes before it does the visitor is asked, and staying starts it again', async () => {
    const page = await typeAndWait();
    await page.press('Stay');
    expect(screen.queryByRole('dialog')).toBeNull();
    await page.pass(700_000);
    expect(firstName()).toBe('Ada');
  });

  it('LX-15 who does not answer finds a fresh form that says why', async () => {
    const page = await typeAndWait();
    await page.pass(120_002);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText(/^To keep your details private, we cleared them/)).toBeTruthy();
    expect(firstName()).toBe('');
    expect(page.foyer.localStore.entries()).toEqual({});
  });

  it('LX-15 the details can be cleared at once', async () => {
    const page = await typeAndWait();
    const dialog = screen.getByRole('dialog');
    await page.user.click(within(dialog).getByRole('button', { name: 'Clear them now' }));
    await page.pass();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(firstName()).toBe('');
    expect(page.foyer.localStore.entries()).toEqual({});
  });
});
