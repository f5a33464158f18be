// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { installDialogs } from '../../testing/dialog-in-jsdom.fake.ts';
import { openTimes } from '../../testing/open-flow.fake.tsx';

installDialogs(window);

const guests = { settings: { guests: true } };
const box = (): HTMLElement => screen.getByRole('checkbox', { name: 'I’m bringing someone' });
const name = (): HTMLElement => screen.getByRole('textbox', { name: /^Their first name/ });

describe('bringing someone', () => {
  it('VL-36: is asked beside the times only where the chain asks', async () => {
    await openTimes();
    expect(screen.queryByRole('checkbox', { name: 'I’m bringing someone' })).toBeNull();
  });

  it('VL-36 VL-39: asks for a first name, and the confirmation says who comes', async () => {
    const page = await openTimes(guests);
    expect(screen.queryByRole('textbox')).toBeNull();
    await page.user.click(box());
    await page.user.type(name(), 'Kim');
    await page.user.click(screen.getByRole('radio', { name: '10:00 AM' }));
    await page.press('Schedule a Visit');
    await page.until(() => screen.queryByText('You and Kim'));
    expect(screen.getByText('You and Kim')).toBeTruthy();
    await page.press('Reschedule the visit');
    const dialog = within(screen.getByRole('dialog', { name: 'Reschedule Your Appointment' }));
    expect(dialog.getByRole('textbox')).toHaveProperty('value', 'Kim');
  });

  it('VL-36: says at the name what is wrong with it, after leaving it, and focuses it when booking', async () => {
    const page = await openTimes(guests);
    await page.user.click(screen.getByRole('radio', { name: '10:00 AM' }));
    await page.user.click(box());
    await page.user.type(name(), '@');
    await page.user.tab();
    expect(screen.getAllByText('Enter a valid name.')).toHaveLength(1);
    expect(name().getAttribute('aria-invalid')).toBe('true');
    await page.user.click(name());
    await page.press('Schedule a Visit');
    await waitFor(() => expect(document.activeElement).toBe(name()));
    await page.user.type(name(), '{Backspace}');
    expect(screen.queryByText('Enter a valid name.')).toBeNull();
  });

  it('VL-39: a visit without a guest says nothing of one', async () => {
    const page = await openTimes(guests);
    await page.user.click(screen.getByRole('radio', { name: '10:00 AM' }));
    await page.press('Schedule a Visit');
    await page.until(() => screen.queryByText('What to bring'));
    expect(screen.getByText('What to bring')).toBeTruthy();
    expect(screen.queryByText('Who')).toBeNull();
  });
});
