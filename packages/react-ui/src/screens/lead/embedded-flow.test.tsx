// @vitest-environment jsdom
import type { FlowPage } from '@foyer/core/lead';
import { screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { installDialogs } from '../../testing/dialog-in-jsdom.fake.ts';
import { openFlow, visitButton } from '../../testing/open-flow.fake.tsx';

const page: FlowPage = { path: '/', kind: 'embedding' };
const backButton = /^Back to your details$/;

beforeAll(() => {
  installDialogs(window);
  // jsdom doesn't implement it.
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
});

describe('the flow on a host page', () => {
  it('LX-14 RT-03 EM-01 changes steps in place, goes back with a button, and leaves URL, history and title alone', async () => {
    document.title = 'Another site';
    const flow = await openFlow({ page, usesHistory: false, path: '/winter?page=2' });
    await flow.toSchedule();
    await flow.until(() => screen.queryByRole('button', { name: backButton }));
    expect(
      screen.getByRole('heading', { level: 2, name: 'When would you like to visit?' }),
    ).toBeTruthy();
    await flow.press(backButton);
    expect(screen.getByRole('button', { name: visitButton })).toBeTruthy();
    expect(screen.queryByRole('button', { name: backButton })).toBeNull();
    expect(flow.foyer.navigation.entries).toEqual(['/winter?page=2']);
    expect(document.title).toBe('Another site');
  });

  it('EM-01 neither scrolls nor animates the host page for a new step', async () => {
    const transition = vi.fn<(update: () => void) => void>((update) => update());
    Object.assign(document, { startViewTransition: transition });
    document.documentElement.scrollTop = 300;
    const flow = await openFlow({ page, usesHistory: false });
    await flow.toSchedule();
    expect(transition).not.toHaveBeenCalled();
    expect(document.documentElement.scrollTop).toBe(300);
  });

  it('EM-01 RT-01 offers guided workouts if the host asks for them', async () => {
    const workout = 'Schedule a VIP Guided Workout';
    const without = await openFlow({ page, usesHistory: false });
    await without.chooseClub('101');
    expect(screen.queryByRole('button', { name: workout })).toBeNull();
    const asked = await openFlow({ page, usesHistory: false, offersGuided: true });
    await asked.chooseClub('101');
    expect(screen.getByRole('button', { name: workout })).toBeTruthy();
  });
});
