// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { installDialogs } from '../testing/dialog-in-jsdom.fake.ts';
import { type FlowOnScreen, openFlow } from '../testing/open-flow.fake.tsx';

installDialogs(window);

async function openChooser(options: Parameters<typeof openFlow>[0] = {}): Promise<FlowOnScreen> {
  const page = await openFlow(options);
  await page.press('Select a Club to Visit');
  await page.until(() => screen.queryByRole('dialog'));
  return page;
}

const dialog = (): HTMLElement => screen.getByRole('dialog');
const clubs = (): (string | null)[] =>
  within(dialog())
    .queryAllByRole('listitem')
    .map((item) => item.textContent);

describe('the club chooser', () => {
  it('CC-01 shows a title, a subtitle for its purpose, a search box, and the clubs with pictures', async () => {
    const page = await openChooser();
    await page.until(() => screen.queryByRole('searchbox'));
    expect(dialog().getAttribute('aria-labelledby')).toBe(
      within(dialog()).getByRole('heading', { name: '100+ Clubs Worldwide' }).id,
    );
    expect(within(dialog()).getByText('Choose a club to visit')).toBeTruthy();
    expect(clubs()).toHaveLength(5);
  });

  it('CC-01 CC-03 narrows the list by place and announces the number of results', async () => {
    const page = await openChooser();
    await page.until(() => screen.queryByRole('searchbox'));
    await page.user.type(screen.getByRole('searchbox'), 'kensingtn');
    await waitFor(() =>
      expect(within(dialog()).getByRole('status').textContent).toBe('1 club for “kensingtn”'),
    );
    expect(clubs()[0]).toContain('Kensington');
  });

  it('CC-03 finds the clubs of the area of a ZIP code without a club', async () => {
    const page = await openChooser();
    await page.until(() => screen.queryByRole('searchbox'));
    await page.user.type(screen.getByRole('searchbox'), '11299');
    await page.until(() => screen.queryByText('1 club for “11299”'));
    expect(clubs()[0]).toContain('Brooklyn Heights');
  });

  it('CC-03 treats punctuation alone as no search: lists all clubs and announces no matches', async () => {
    const page = await openChooser();
    await page.until(() => screen.queryByRole('searchbox'));
    await page.user.type(screen.getByRole('searchbox'), 'kens');
    await page.until(() => screen.queryByText('1 club for “kens”'));
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: '%%%' } });
    await waitFor(() => expect(clubs()).toHaveLength(5));
    expect(within(dialog()).getByRole('status').textContent).toBe('5 clubs');
  });

  it('CC-02 links to all locations when nothing matches', async () => {
    const page = await openChooser();
    await page.until(() => screen.queryByRole('searchbox'));
    await page.user.type(screen.getByRole('searchbox'), 'zzzz');
    const link = await within(dialog()).findByRole('link');
    expect(link.textContent).toBe('No nearby clubs. Click here to explore all Foyer Locations.');
    expect(link.getAttribute('href')).toBe('/clubs');
  });

  it('LX-10 VL-65 closes when a club is chosen, and the details come next', async () => {
    const page = await openChooser();
    await page.until(() => screen.queryByRole('searchbox'));
    await page.user.click(within(dialog()).getByRole('button', { name: /Yorkville/ }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText('First Name'));
    expect(screen.getByText('Your Club: Yorkville').getAttribute('role')).toBe('status');
    expect(page.foyer.flow.getSnapshot().state.selectedFacility?.name).toBe('Yorkville');
  });

  it('LX-10 returns the focus to the button when another club is chosen', async () => {
    const page = await openChooser();
    await page.until(() => screen.queryByRole('searchbox'));
    await page.user.click(within(dialog()).getByRole('button', { name: /Yorkville/ }));
    const opener = screen.getByRole('button', { name: 'Change Club' });
    await page.user.click(opener);
    await page.user.click(within(dialog()).getByRole('button', { name: /Kensington/ }));
    expect(document.activeElement).toBe(opener);
  });

  it('LX-10 updates the button before a keyboard choice returns the focus to it', async () => {
    const page = await openChooser();
    await page.until(() => screen.queryByRole('searchbox'));
    const names: (string | null)[] = [];
    const opener = screen.getByRole('button', { name: 'Select a Club to Visit', hidden: true });
    opener.addEventListener('focus', () =>
      names.push(opener.getAttribute('aria-label') ?? opener.textContent),
    );
    within(dialog())
      .getByRole('button', { name: /Yorkville/ })
      .focus();
    await page.user.keyboard('{Enter}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(names).toEqual(['Change Club']);
  });

  it('LX-10 closes without changes when its close button is pressed', async () => {
    const page = await openChooser();
    await page.user.click(within(dialog()).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(
      screen.getByRole('button', { name: 'Select a Club to Visit' }),
    );
  });

  it('LX-10 keeps the focus beside the nearby clubs while the visitor is located', async () => {
    const page = await openChooser();
    await page.until(() => screen.queryByRole('searchbox'));
    await page.user.click(within(dialog()).getByRole('button', { name: 'Use my location' }));
    await page.pass(200);
    expect(document.activeElement?.querySelector('fieldset')).toBeTruthy();
    expect(dialog().contains(document.activeElement)).toBe(true);
  });

  it('lets the visitor retry when the clubs fail to load', async () => {
    const { fakeFoyer } = await import('../di/foyer.fake.ts');
    const foyer = fakeFoyer();
    foyer.clubs.faults.failNext('all', { kind: 'network' });
    const page = await openChooser({ foyer });
    await page.until(() => screen.queryByText('We couldn’t load our clubs. Please try again.'));
    await page.press('Try again');
    expect(clubs()).toHaveLength(5);
  });
});
