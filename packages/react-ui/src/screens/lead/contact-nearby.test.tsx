// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';

import { installDialogs } from '../../testing/dialog-in-jsdom.fake.ts';
import { type FlowOnScreen, openFlow } from '../../testing/open-flow.fake.tsx';

beforeAll(() => installDialogs(window));

const near = (): (string | null)[] =>
  within(screen.getByRole('group', { name: 'Clubs near you' }))
    .getAllByRole('radio')
    .map((radio) => radio.getAttribute('aria-label'));

async function openNear(location: string): Promise<FlowOnScreen> {
  const page = await openFlow({ arrival: { location } });
  await page.until(() => screen.queryByRole('group', { name: 'Clubs near you' }));
  return page;
}

async function openChooser(page: FlowOnScreen): Promise<HTMLElement> {
  await page.press(/Select a Club|Other Location/);
  await page.until(() => screen.queryByRole('button', { name: 'Use my location' }));
  return screen.getByRole('dialog');
}

describe('clubs near the visitor', () => {
  it('RT-12 CC-04 LO-02 lists the clubs of the region in the URL, nearest first, with their distance', async () => {
    const page = await openNear('NY');
    expect(near()[0]).toMatch(/^.+, .+, \d+\.\d mi$/);
    expect(near().length).toBeLessThanOrEqual(3);
    expect(page.foyer.geolocation.asked).toBe(0);
  });

  it('RT-12 chooses a club with one press and keeps the others available', async () => {
    const page = await openNear('NY');
    await page.user.click(screen.getByRole('radio', { name: /^Brooklyn Heights/ }));
    await page.pass();
    expect(page.foyer.flow.getSnapshot().state.selectedFacility?.facilityId).toBe('102');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Brooklyn/ }).checked).toBe(true);
  });

  it('CC-02 links to all clubs when none are nearby', async () => {
    const page = await openFlow({ arrival: { location: 'WA' } });
    await page.until(() => screen.queryByRole('link', { name: /^No nearby clubs/ }));
    expect(screen.getByRole('link', { name: /^No nearby clubs/ }).getAttribute('href')).toBe(
      '/clubs',
    );
  });

  it('LO-01 LO-03 LO-05 ER-02 explains a denied location and lets the visitor use the list', async () => {
    const page = await openFlow();
    page.foyer.geolocation.answer = { kind: 'denied', message: 'User denied Geolocation' };
    const dialog = await openChooser(page);
    expect(page.foyer.geolocation.asked).toBe(0);
    await page.press('Use my location');
    expect(within(dialog).getByText(/^Location is off for this site/)).toBeTruthy();
    expect(within(dialog).queryByText(/User denied Geolocation/)).toBeNull();
    await page.user.click(within(dialog).getByRole('button', { name: /Kensington/ }));
    await page.until(() => screen.queryByRole('button', { name: 'Change Club' }));
    expect(page.foyer.flow.getSnapshot().state.selectedFacility?.facilityId).toBe('103');
  });

  it('LX-05 LC-03 offers the nearest club with one press once the location is known, and any other with one more', async () => {
    const page = await openFlow();
    await openChooser(page);
    await page.press('Use my location');
    await page.press('Close');
    const nearest = { name: /^Nearest to you.*Bryant Park/ };
    await page.until(() => screen.queryByRole('button', nearest));
    expect(screen.getByRole('button', { name: 'Other Location' })).toBeTruthy();
    await page.user.click(screen.getByRole('button', nearest));
    expect(screen.getByText('Your Club')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Other Location' }));
  });
});
