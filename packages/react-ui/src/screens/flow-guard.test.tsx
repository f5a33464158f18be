// @vitest-environment jsdom
import { leadFlowStorageKey } from '@foyer/core';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';

import { guardCopy } from '../copy/guard.ts';
import { fakeFoyer } from '../di/foyer.fake.ts';
import { FoyerProvider } from '../di/foyer-provider.tsx';
import { giveDialogsTo } from '../testing/dialog-in-jsdom.fake.ts';
import { type FlowOnScreen, openFlow } from '../testing/open-flow.fake.tsx';
import { FlowGuard } from './flow-guard.tsx';

beforeAll(() => giveDialogsTo(window));

const exit = (): HTMLElement => screen.getByRole('link', { name: 'Exit' });
const firstName = (): string => screen.getByLabelText<HTMLInputElement>('First Name').value;

/** The visitor types, and 13 minutes go by. */
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
  it('LX-07 Exit asks first, and staying keeps everything', async () => {
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

  it('LX-08 leaving forgets what was entered and goes to the member benefits', async () => {
    const page = await openFlow();
    await page.until(() => screen.queryByRole('link', { name: 'Exit' }));
    await page.enter();
    await page.user.click(exit());
    await page.press('Leave');
    expect(page.foyer.navigation.current()).toBe('/memberbenefits');
    expect(firstName()).toBe('');
  });

  it('LX-07 the exit is a link to the front page, which opens in a new tab as any link does', async () => {
    const page = await openFlow();
    await page.until(() => screen.queryByRole('link', { name: 'Exit' }));
    expect(exit().getAttribute('href')).toBe('/');
    await page.user.keyboard('{Control>}');
    await page.user.click(exit());
    await page.user.keyboard('{/Control}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('LX-07 LX-08 with confirmation skipped it leaves at once', async () => {
    const page = await openFlow({ settings: { exitConfirmation: 'skip' } });
    await page.until(() => screen.queryByRole('link', { name: 'Exit' }));
    await page.enter();
    await page.user.click(exit());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(page.foyer.navigation.current()).toBe('/memberbenefits');
    expect(firstName()).toBe('');
  });

  it('LX-07 another flow says in its own words what leaving costs', async () => {
    const { container, flow } = fakeFoyer();
    render(
      <FoyerProvider container={container}>
        <FlowGuard
          flow={flow}
          asksToStay={false}
          exit="ask"
          exitText={guardCopy.corporateExitText}
        />
      </FoyerProvider>,
    );
    fireEvent.click(exit());
    expect(screen.getByRole('dialog').textContent).toContain('Your progress will not be saved.');
  });

  it('RT-07 a page that only embeds the flow has no exit', async () => {
    const page = await openFlow({ page: { path: '/pilates', kind: 'embedding' } });
    await page.pass();
    await page.pass();
    expect(screen.queryByRole('link', { name: 'Exit' })).toBeNull();
  });
});

describe('two tabs', () => {
  it('LX-12 what was cleared in another tab is cleared here, and the fresh form says why', async () => {
    const page = await openFlow();
    await page.enter();
    const otherTab = page.foyer.localStore.openTab();
    act(() => otherTab.remove(leadFlowStorageKey));
    await page.pass();
    expect(firstName()).toBe('');
    expect(screen.getByText(/^You left or started over in another tab/)).toBeTruthy();
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
