import { expect, type Page, test } from '@playwright/test';

import {
  aVisitor,
  bookVisit,
  chooseTime,
  fillDetails,
  heading,
  openContact,
  pressSchedule,
  pressVisit,
  steps,
} from './journey.ts';

/** Width and height: phones, both breakpoints with their neighbours, desktop, and a window of 640 by 512 at 200 % zoom. */
const views = [
  [320, 640],
  [375, 812],
  [650, 900],
  [651, 900],
  [1024, 768],
  [1280, 800],
  [320, 256],
] as const;

test('UI-01 no step of a booking scrolls sideways or has a target under 24 px, at any width', async ({
  page,
}) => {
  await openContact(page, '142');
  await expectGoodLayout(page);
  await page.getByLabel('First Name').press('Enter');
  await expect(page.getByRole('link', { name: /^Email Address: / })).toBeVisible();
  await expectGoodLayout(page);

  await page.getByRole('button', { name: 'Change Club' }).click();
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
  await expectGoodLayout(page);
  await page.keyboard.press('Escape');

  await fillDetails(page, aVisitor({ lastName: 'Wolfeschlegelsteinhausenbergerdorff-Byron' }));
  await pressVisit(page);
  await expect(heading(page, steps.schedule)).toBeVisible();
  await chooseTime(page);
  await expectGoodLayout(page);
  await pressSchedule(page);
  await expect(heading(page, steps.booked('Foyer The Wharf'))).toBeVisible();
  await expectGoodLayout(page);
});

test('UI-01 no page of the site scrolls sideways or has a target under 24 px, at any width', async ({
  page,
}) => {
  for (const path of [
    '/',
    '/clubs',
    '/promo/quiet-hours',
    '/memberbenefits',
    '/terms',
    '/login',
    '/no/such/page',
  ]) {
    // One page after the other is the point here.
    // oxlint-disable-next-line no-await-in-loop
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectGoodLayout(page);
    });
  }
});

test('UI-01 at 200 % zoom on a low window every step can be gone through', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    viewport: { width: 320, height: 256 },
    deviceScaleFactor: 2,
    ...(baseURL !== undefined && { baseURL }),
  });
  const page = await context.newPage();
  await bookVisit(page, { facilityId: '143', name: 'Foyer Navy Yard' }, aVisitor());
  await context.close();
});

async function expectGoodLayout(page: Page): Promise<void> {
  for (const [width, height] of views) {
    // One page takes one size after the other.
    // oxlint-disable-next-line no-await-in-loop
    await page.setViewportSize({ width, height });
    // oxlint-disable-next-line no-await-in-loop
    const { sideways, small } = await page.evaluate(measure);
    expect(sideways, `what reaches past the right edge at ${width} px`).toEqual([]);
    expect(small, `targets under 24 px at ${width} px`).toEqual([]);
  }
}

/** Runs in the page. */
function measure(): { readonly sideways: string[]; readonly small: string[] } {
  const { scrollWidth, clientWidth } = document.documentElement;
  const shown = Array.from(document.querySelectorAll<HTMLElement>('body *')).filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
  const named = (element: HTMLElement): string =>
    `${element.tagName.toLowerCase()}.${element.className}: ${element.textContent.slice(0, 40)}`;
  const sideways =
    scrollWidth <= clientWidth
      ? []
      : shown.filter((element) => element.getBoundingClientRect().right > clientWidth).map(named);

  const small = shown
    .filter((element) => element.matches('a[href], button, input, select, textarea, summary'))
    .filter((element) => {
      const boxes = [element, ...Array.from((element as HTMLInputElement).labels ?? [])].map(
        (part) => part.getBoundingClientRect(),
      );
      const [own] = boxes;
      // Off the page until it has the focus.
      if (own === undefined || own.bottom + scrollY <= 0 || own.width <= 1) return false;
      // A link in a sentence is as high as its line: WCAG 2.5.8 leaves it out.
      if (getComputedStyle(element).display === 'inline') return false;
      return !boxes.some(({ width, height }) => width >= 24 && height >= 24);
    })
    .map(named);
  return { sideways, small };
}
