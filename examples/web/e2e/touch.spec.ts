import { expect, type Locator, type Page, test } from '@playwright/test';

import { aVisitor, fillDetails, openContact, visitButton } from './journey.ts';
import { live } from './live.ts';

test.use({
  reducedMotion: 'no-preference',
  viewport: { width: 375, height: 812 },
  hasTouch: true,
  isMobile: true,
});

test('VL-65 UI-02 LC-13 LS-03 LA-01: from the membership page, a visit is booked with five taps, and no keys but those of the details', async ({
  page,
}) => {
  const presses = await bookCounting(page, '/membership', async () => {
    await page.getByRole('button', { name: 'Select a Club to Visit' }).tap();
    const clubs = page.getByRole('dialog');
    await clubs.getByRole('button', { name: /Tampa/ }).tap();
    await expect(clubs).toBeHidden();
    await expect(page.getByLabel('First Name')).toBeFocused();
  });
  expect(presses).toEqual({ taps: 5, moreKeys: 4 });
});

test('VL-80 UI-02 FM-04 LX-10 taps on the first step: focus has no outline, a refused press says why, and the button of a complete form stays in sight', async ({
  page,
}) => {
  await openContact(page, '101');
  await live(page);
  await test.step('focus that follows a tap has no outline until a key moves it', async () => {
    const opener = page.getByRole('button', { name: 'Change Club' });
    await opener.tap();
    const close = page.getByRole('dialog').getByRole('button', { name: 'Close' });
    await expect(close).toBeFocused();
    await expect(close).toHaveCSS('outline-style', 'none');
    await close.tap();
    await expect(opener).toBeFocused();
    await expect(opener).toHaveCSS('outline-style', 'none');
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).not.toHaveCSS('outline-style', 'none');
    await page.keyboard.press('Shift+Tab');
    await expect(opener).not.toHaveCSS('outline-style', 'none');
  });
  await test.step('tapping the button while an invalid field has the focus counts as a press', async () => {
    await page.getByLabel('Email Address').tap();
    await page.keyboard.type('nobody at all');
    // The button is aria-disabled, and a press shows why.
    const { x, y } = await middleOf(visitButton(page));
    await page.touchscreen.tap(x, y);
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expect(page.getByLabel('First Name')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Email Address')).toHaveValue('nobody at all');
  });
  await page.evaluate(() => scrollTo(0, 0));
  await expect(visitButton(page)).not.toBeInViewport();
  await fillDetails(page, aVisitor());
  const first = page.getByLabel('First Name');
  await first.tap();
  await expect(visitButton(page)).not.toBeInViewport();
  await first.blur();
  await expect(visitButton(page)).toBeInViewport({ ratio: 1 });
});

async function middleOf(element: Locator): Promise<{ x: number; y: number }> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (box === null) throw new Error('It is not on the page.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Books the next available time. Counts the taps, and the keys besides those of the details. */
async function bookCounting(page: Page, path: string, chooseClub: () => Promise<void>) {
  const { firstName, lastName, email, phone } = aVisitor();
  await page.addInitScript(countPresses);
  await page.goto(path);
  await live(page);
  await chooseClub();
  for (const part of [firstName, 'Tab', lastName, 'Tab', email, 'Tab', 'Tab', phone]) {
    await (part === 'Tab' ? page.keyboard.press(part) : page.keyboard.type(part));
  }
  await visitButton(page).tap();
  await page.getByRole('button', { name: /^(?:Earliest today|Next available)/ }).tap();
  await page.getByRole('button', { name: 'Schedule a Visit' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: /^Appointment at / })).toBeVisible();
  const { taps, keys } = await page.evaluate(() => globalThis.presses);
  const letters = firstName.length + lastName.length + email.length + phone.length;
  return { taps, moreKeys: keys - letters };
}

declare global {
  var presses: { taps: number; keys: number };
}

/** Runs in the page: counts what the visitor's fingers do. */
function countPresses(): void {
  const presses = { taps: 0, keys: 0 };
  globalThis.presses = presses;
  addEventListener('pointerdown', () => (presses.taps += 1), true);
  addEventListener('keydown', () => (presses.keys += 1), true);
}
