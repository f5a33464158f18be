// @vitest-environment jsdom
import { leadFlowStorageKey } from '@foyer/core/lead';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';

import { guardCopy } from '../../copy/visit.ts';
import { fakeFoyer } from '../../di/foyer.fake.ts';
import { installDialogs } from '../../testing/dialog-in-jsdom.fake.ts';
import { type FlowOnScreen, openFlow } from '../../testing/open-flow.fake.tsx';
import { FlowGuard } from './flow-guard.tsx';
import { showPage } from '../../testing/show-page.fake.tsx';

beforeAll(() => installDialogs(window));

const exit = (): HTMLElement => screen.getByRole('link', { name: 'Exit' });
const firstName = (): string => screen.getByLabelText<HTMLInputElement>('First Name').value;

async function typeAndWait(): Promise<FlowOnScreen> {
  const page = await openFlow();
  await page.until(() => screen.queryByRole('link', { name: 'Exit' }));
  await page.enter();
  await page.pass(779_999);
  expect(screen.queryByRole('dialog')).toBeNull();
  await page.pass(2);
  expect(screen.getByRole('dialog', { name: 'Are you still there?' })).toBeTruthy();
  return page;
}

describe('leaving the flow', () => {
  it('LX-07 asks before exiting, and staying keeps everything', async () => {
    const page = await openFlow();
    await page.until(() => screen.queryByRole('link', { name: 'Exit' }));
    await page.enter();
    await page.user.click(exit());
    expect(screen.getByRole('dialog', { name: 'Leave this page?' })).toBeTruthy();
    await page.press('Stay');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(exit());
    expect(firstName()).toBe('Ada');
  });

  it('LX-08 forgets the input on leaving and goes to the member benefits', async () => {
    const page = await openFlow();
    await page.until(() => screen.queryByRole('link', { name: 'Exit' }));
    await page.enter();
    await page.user.click(exit());
    await page.press('Leave');
    expect(page.foyer.navigation.current()).toBe('/memberbenefits');
    expect(firstName()).toBe('');
  });

  it('LX-07 exits through a link to the front page that can open in a new tab', async () => {
    const page = await openFlow();
    await page.until(() => screen.queryByRole('link', { name: 'Exit' }));
    expect(exit().getAttribute('href')).toBe('/');
    await page.user.keyboard('{Control>}');
    await page.user.click(exit());
    await page.user.keyboard('{/Control}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('LX-07 LX-08 leaves at once when the confirmation is turned off', async () => {
    const page = await openFlow({ settings: { exitConfirmation: 'skip' } });
    await page.until(() => screen.queryByRole('link', { name: 'Exit' }));
    await page.enter();
    await page.user.click(exit());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(page.foyer.navigation.current()).toBe('/memberbenefits');
    expect(firstName()).toBe('');
  });

  it('LX-07 uses another flow’s own text about what leaving costs', async () => {
    const { container, flow } = fakeFoyer();
    showPage(
      <FlowGuard
        flow={flow}
        asksToStay={false}
        exit="ask"
        exitText={guardCopy.corporateExitText}
      />,
      { container },
    );
    fireEvent.click(exit());
    expect(screen.getByRole('dialog').textContent).toContain('Your progress will not be saved.');
  });

  it('RT-07 has no exit when the flow is embedded in a page', async () => {
    const page = await openFlow({ page: { path: '/pilates', kind: 'embedding' } });
    await page.pass();
    await page.pass();
    expect(screen.queryByRole('link', { name: 'Exit' })).toBeNull();
  });
});

describe('two tabs', () => {
  it('LX-12 clears the form when another tab cleared it, and explains why', async () => {
    const page = await openFlow();
    await page.enter();
    const otherTab = page.foyer.localStore.openTab();
    act(() => otherTab.remove(leadFlowStorageKey));
    await page.pass();
    expect(firstName()).toBe('');
    expect(screen.getByText(/^You started over in another tab/)).toBeTruthy();
  });
});

describe('the timeout', () => {
  it('LX-15 asks the visitor two minutes before, and staying restarts it', async () => {
    const page = await typeAndWait();
    await page.press('Stay');
    expect(screen.queryByRole('dialog')).toBeNull();
    await page.pass(700_000);
    expect(firstName()).toBe('Ada');
  });

  it('LX-15 shows a fresh form with an explanation when the visitor doesn’t respond', async () => {
    const page = await typeAndWait();
    await page.pass(120_002);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(
      screen.getByText(/^For your privacy, this form timed out and we cleared it/),
    ).toBeTruthy();
    expect(firstName()).toBe('');
    expect(page.foyer.localStore.entries()).toEqual({});
  });

  it('LX-15 lets the visitor clear the details at once', async () => {
    const page = await typeAndWait();
    const dialog = screen.getByRole('dialog');
    await page.user.click(within(dialog).getByRole('button', { name: 'Clear now' }));
    await page.pass();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(firstName()).toBe('');
    expect(page.foyer.localStore.entries()).toEqual({});
  });
});
