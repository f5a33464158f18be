import { expect, type Page, test } from '@playwright/test';

import { fillDetails, aVisitor, heading, steps } from './journey.ts';
import { live } from './live.ts';

/** Visitors are asked about the newsletter in only one of these time zones. */
const places = [
  // `a11y-pages.spec.ts` sees a mismatch on a page of each layout, and `layout.spec.ts` what moves on the front page.
  { timezoneId: 'Europe/London', locale: 'en-GB', pages: ['/membership'], tag: [] },
  {
    timezoneId: 'America/Chicago',
    locale: 'en-US',
    tag: ['@deep'],
    pages: [
      '/',
      '/membership',
      '/inquiry/schedule-your-visit',
      '/clubs',
      '/groupfitness',
      '/memberbenefits',
      '/terms',
      '/privacy',
      '/login',
      '/account/register',
      '/feedback',
      '/privacy/request',
    ],
  },
];

/** Delays the site's scripts. Returns a function that lets them load. */
async function delayScripts(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Records the console messages and the layout shift. */
async function watch(page: Page): Promise<{ said: string[]; shift: () => Promise<number> }> {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(String(error)));
  await page.addInitScript(() => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += Reflect.get(entry, 'value') as number;
      Reflect.set(window, 'foyerShift', sum);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return {
    said,
    shift: () =>
      page.evaluate(() => (Reflect.get(window, 'foyerShift') as number | undefined) ?? 0),
  };
}

/** The vertical positions of the text boxes, in px. */
function placesOfBoxes(page: Page): Promise<readonly number[]> {
  return page
    .locator('#main')
    .getByRole('textbox')
    .evaluateAll((boxes) =>
      boxes.map((box) => Math.round(box.getBoundingClientRect().top + scrollY)),
    );
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('UI-02 RT-06 a prerendered page is readable and says that it needs JavaScript', async ({
    page,
  }) => {
    await page.goto('/membership');
    await expect(heading(page, steps.contact)).toBeVisible();
    await expect(page.locator('.site-noscript')).toContainText('turn on JavaScript');
    await expect(page.locator('.site-noscript')).toBeInViewport();
    await page.goto('/clubs/soho');
    await expect(heading(page, 'Foyer SoHo')).toBeVisible();
    await expect(page.getByText('131 Prince Street').first()).toBeVisible();
    await expect(page.getByText('Yoga studio')).toBeVisible();
    await expect(page.locator('[href^="tel:"]').first()).toHaveAttribute('href', /^tel:\+1\d{10}$/);
  });

  test('AN-01 LC-07 submitting a form before hydration puts nothing into the URL', async ({
    page,
  }) => {
    await page.goto('/membership');
    await fillDetails(page, aVisitor());
    await expect(page.getByLabel(/^Email me news and offers/)).toBeVisible();
    await page.getByLabel('Phone Number').press('Enter');
    // The button is marked as disabled but can be pressed.
    await page.getByRole('button', { name: 'Visit A Club' }).click({ force: true });
    await expect(page).toHaveURL('/membership');
    await expect(page.getByLabel('First Name')).toHaveValue('Ada');
  });
});

for (const { pages, tag, ...place } of places) {
  test.describe(`a new visitor in ${place.timezoneId}`, () => {
    test.use(place);

    test(
      'UI-02 LC-07 hydration of a page changes nothing and moves nothing',
      { tag },
      async ({ browser }) => {
        for (const path of pages) {
          await test.step(path, async () => {
            await using context = await browser.newContext();
            const page = await context.newPage();
            const { said, shift } = await watch(page);
            const release = await delayScripts(page);
            await page.goto(path, { waitUntil: 'commit' });
            const title = page.locator('#main').getByRole('heading', { level: 1 });
            await expect(title).toBeVisible();
            // Playwright also sees the heading of a page whose style sheet is still loading.
            await page.waitForFunction(() =>
              [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(
                ({ sheet }) => sheet !== null,
              ),
            );
            const name = await page.title();
            const before = await placesOfBoxes(page);
            await title.evaluate((element) => element.setAttribute('data-prerendered', ''));
            release();
            await live(page);
            await page.waitForLoadState('networkidle');
            expect(await page.title()).toBe(name);
            await expect(title).toHaveAttribute('data-prerendered');
            expect(await shift()).toBeLessThan(0.002);
            // The browser doesn't count a shift of less than 3 px.
            expect(await placesOfBoxes(page)).toEqual(before);
            expect(said).toEqual([]);
          });
        }
      },
    );
  });
}

test('LC-18 FM-02 input and focus from before hydration are kept', async ({ page }) => {
  const release = await delayScripts(page);
  const { said } = await watch(page);
  await page.goto('/membership', { waitUntil: 'commit' });
  const visitor = aVisitor();
  await fillDetails(page, visitor);
  await page.getByLabel('Text me about my visit or my membership.').check();
  const last = page.getByLabel('Last Name');
  await last.focus();
  await last.press('Home');
  release();
  await live(page);
  await expect(page.getByRole('button', { name: 'Select a Club to Visit' })).toBeVisible();
  await expect(last).toBeFocused();
  await page.keyboard.type('Mac');
  await expect(last).toHaveValue(`Mac${visitor.lastName}`);
  await expect(page.getByLabel('First Name')).toHaveValue(visitor.firstName);
  await expect(page.getByLabel('Email Address')).toHaveValue(visitor.email);
  await expect(page.getByLabel('Phone Number')).toHaveValue(visitor.phone);
  await expect(page.getByLabel('Text me about my visit or my membership.')).toBeChecked();
  const started = await page.evaluate(() =>
    ((Reflect.get(window, 'dataLayer') ?? []) as { event: string }[]).filter(
      ({ event }) => event === 'flow_started',
    ),
  );
  expect(started).toHaveLength(1);
  expect(said).toEqual([]);
});

test('FM-04 FM-06 PG-263 Enter before hydration is answered after it, and larger scripts ask the browser to compile them while they load', async ({
  page,
}) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (answer) => {
    if (/\/assets\/[^/]+\.js$/.test(answer.url())) scripts.push(answer.text());
  });
  const release = await delayScripts(page);
  const { said } = await watch(page);
  await page.goto('/', { waitUntil: 'commit' });
  const name = page.getByLabel('First Name');
  await name.fill('Ada');
  await name.press('Enter');
  release();
  await live(page);
  const summary = page
    .getByRole('alert')
    .filter({ hasText: 'Please check that all fields contain valid values.' });
  await expect(summary).toBeFocused();
  await expect(name).toHaveValue('Ada');
  expect(said).toEqual([]);

  await page.waitForLoadState('networkidle');
  const large = (await Promise.all(scripts)).filter(({ length }) => length > 6000);
  expect(large.length).toBeGreaterThan(3);
  for (const script of large) {
    expect(script.slice(0, 80)).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  }
});

// `before-hydration.test.ts` has the addresses that select a variant or a club.
test('PG-247 LC-02 a page whose URL selects a club shows its headline at once, and its form once it fits', async ({
  page,
}) => {
  const release = await delayScripts(page);
  await page.goto('/membership?facilityId=101', { waitUntil: 'commit' });
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(heading(page, steps.contact)).toBeVisible();
  await expect(page.getByLabel('First Name')).toBeHidden();
  release();
  await expect(page.getByLabel('First Name')).toBeVisible();
});
