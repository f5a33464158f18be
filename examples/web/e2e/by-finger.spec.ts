import { expect, type Locator, type Page, test } from '@playwright/test';

import {
  aVisitor,
  heading,
  instantOf,
  leadsOf,
  openContact,
  openDays,
  openTimes,
  steps,
  visitButton,
} from './journey.ts';
import { atRest } from './live.ts';

test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

test('UI-02 LC-06 LC-13 LS-03 LA-01 a visit is booked by finger alone, and no mouse is played for it', async ({
  page,
  request,
}) => {
  const visitor = aVisitor();
  await page.goto('/membership');
  await atRest(page);
  const mice = await countMice(page);

  await page.getByRole('button', { name: 'Select a Club to Visit' }).tap();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Flatiron/ })
    .tap();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Change Club' })).toBeFocused();

  await tapAndType(page, page.getByLabel('First Name'), visitor.firstName);
  await tapAndType(page, page.getByLabel('Last Name'), visitor.lastName);
  await tapAndType(page, page.getByLabel('Email Address'), visitor.email);
  await tapAndType(page, page.getByLabel('Phone Number'), visitor.phone);
  const alerts = page.getByRole('checkbox', { name: 'Text me about my visit' });
  await alerts.tap();
  await expect(alerts).toBeChecked();
  await expect(alerts).toBeFocused();
  await page.getByText('Text me about my visit').tap();
  await expect(alerts).not.toBeChecked();
  await visitButton(page).tap();

  await expect(heading(page, steps.schedule)).toBeFocused();
  await openTimes(page).first().waitFor();
  await openDays(page).nth(2).tap();
  await expect(page.getByRole('heading', { level: 2, name: await chosenDay(page) })).toBeFocused();
  const time = openTimes(page).first();
  const startsAt = await time.inputValue();
  await time.tap();
  await expect(time).toBeChecked();
  await page.getByRole('button', { name: 'Schedule a Visit' }).tap();
  await page.getByLabel('Yoga').tap();
  await expect(page.getByLabel('Yoga')).toBeChecked();

  expect(await mice()).toEqual([]);
  const [lead] = await leadsOf(request, visitor.email);
  expect(lead?.receive_text_alerts).toBe(0);
  expect(lead?.appointments.map(({ starts_at }) => starts_at)).toEqual([instantOf(startsAt)]);
});

test('UI-02 LX-10 what has the focus because of a finger has no frame around it, until a key moves on', async ({
  page,
}) => {
  await openContact(page, '101');
  await atRest(page);
  const opener = page.getByRole('button', { name: 'Change Club' });
  await opener.tap();
  const close = page.getByRole('dialog').getByRole('button', { name: 'Close' });
  await expect(close).toBeFocused();
  await expect(close).toHaveCSS('outline-color', 'rgba(0, 0, 0, 0)');
  await close.tap();
  await expect(opener).toBeFocused();
  await expect(opener).toHaveCSS('outline-color', 'rgba(0, 0, 0, 0)');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).not.toHaveCSS('outline-color', 'rgba(0, 0, 0, 0)');
  await page.keyboard.press('Shift+Tab');
  await expect(opener).toBeFocused();
  await expect(opener).not.toHaveCSS('outline-color', 'rgba(0, 0, 0, 0)');
});

test('UI-02 FM-04 a box that a finger leaves for a button says what is wrong with it, and that one press counts', async ({
  page,
}) => {
  await openContact(page, '101');
  await atRest(page);
  await tapAndType(page, page.getByLabel('Email Address'), 'nobody at all');
  // It says that it can't be pressed as yet, and answers why when it is.
  const { x, y } = await middleOf(visitButton(page));
  await page.touchscreen.tap(x, y);
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page.getByLabel('First Name')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Email Address')).toHaveValue('nobody at all');
});

test('UI-02 a finger that slides off a button scrolls the page and presses nothing', async ({
  page,
}) => {
  await openContact(page, '101');
  await atRest(page);
  const button = page.getByRole('button', { name: 'Change Club' });
  const { x, y } = await middleOf(button);
  const rests = page.evaluate(
    () => new Promise((resolve) => document.addEventListener('scrollend', resolve, { once: true })),
  );
  await slide(page, { x, y }, y - 200);
  await rests;
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(50);
  await expect(page.getByRole('dialog')).toBeHidden();
  await button.tap();
  await expect(page.getByRole('dialog')).toBeVisible();
});

async function chosenDay(page: Page): Promise<string> {
  const day = page.getByRole('group', { name: 'Day' }).getByRole('radio', { checked: true });
  return ((await day.getAttribute('aria-label')) ?? '').replace(/, \d+ open times$/, '');
}

/** What was pressed by a mouse that nobody has, from now on; boxes to type in are the browser's own. */
async function countMice(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const mice: string[] = [];
    Object.assign(window, { mice });
    window.addEventListener('mousedown', ({ target }) => {
      const box = target instanceof Element ? target.closest('input') : null;
      if (!/^(?:text|email|tel)$/.test(box?.type ?? '')) mice.push(box?.name ?? 'no box');
    });
  });
  return () => page.evaluate(() => (window as unknown as { mice: string[] }).mice);
}

async function tapAndType(page: Page, box: Locator, text: string): Promise<void> {
  await box.tap();
  await expect(box).toBeFocused();
  await page.keyboard.type(text);
}

async function middleOf(element: Locator): Promise<{ x: number; y: number }> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (box === null) throw new Error('It is not on the page.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** A finger that comes down there, goes up or down the glass, and leaves it. */
async function slide(page: Page, from: { x: number; y: number }, toY: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number): Promise<unknown> =>
    browser.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x: from.x, y }],
    });
  await send('touchStart', from.y);
  for (let step = 1; step <= 10; step += 1)
    await send('touchMove', from.y + ((toY - from.y) * step) / 10);
  await send('touchEnd');
}
