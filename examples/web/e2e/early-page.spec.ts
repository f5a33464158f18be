import { expect, type Page, test } from '@playwright/test';

import {
  fillDetails,
  aVisitor,
  heading,
  leadsOf,
  openContact,
  pressVisit,
  steps,
} from './journey.ts';
import { live } from './live.ts';

/** Every page that the build draws, with its heading. */
const drawn = [
  ['/', 'A good club begins at the door.'],
  ['/membership', steps.contact],
  ['/inquiry/schedule-your-visit', steps.contact],
  ['/clubs', 'Find your club'],
  ['/groupfitness', 'Classes worth the early train'],
  ['/memberbenefits', 'What members have'],
  ['/terms', 'Terms'],
  ['/privacy', 'Privacy'],
] as const;

/** Where visitors sit: at one clock the newsletter is asked for, at the other it is not. LC-07 */
const places = [
  { timezoneId: 'Europe/London', locale: 'en-GB' },
  { timezoneId: 'America/New_York', locale: 'en-US' },
];

/** Holds the site's program back; answers a function that lets it come. */
async function holdProgram(page: Page): Promise<() => void> {
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

/** What the console says, and how far the page moved by itself. */
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

/** How far down the boxes stand that can be typed in, in px. */
function placesOfBoxes(page: Page): Promise<readonly number[]> {
  return page
    .locator('#main')
    .getByRole('textbox')
    .evaluateAll((boxes) =>
      boxes.map((box) => Math.round(box.getBoundingClientRect().top + scrollY)),
    );
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('UI-02 RT-06 every page that the build draws can be read, and says what to do without a script', async ({
    page,
  }) => {
    for (const [path, title] of drawn) {
      // One page after the other is the point here.
      // oxlint-disable-next-line no-await-in-loop
      await test.step(path, async () => {
        await page.goto(path);
        await expect(heading(page, title)).toBeVisible();
        await expect(page.locator('.site-noscript')).toContainText('needs JavaScript');
        await expect(page.locator('.site-noscript')).toBeInViewport();
      });
    }
    await page.goto('/clubs/soho');
    const club = page.locator('.site-noscript').first();
    await expect(club).toContainText('Foyer SoHo, ');
    await expect(club.locator('a')).toHaveAttribute('href', /^tel:\+?\d{10,}$/);
  });

  test('AN-01 LC-07 a form that is sent before its script leaves nothing of what was typed in the address', async ({
    page,
  }) => {
    await page.goto('/membership');
    await fillDetails(page, aVisitor());
    await expect(page.getByLabel('Send me news and offers by e-mail.')).toBeVisible();
    await page.getByLabel('Phone Number').press('Enter');
    // It is drawn as not available, and is pressed all the same.
    await page.getByRole('button', { name: 'Visit A Club' }).click({ force: true });
    await expect(page).toHaveURL('/membership');
    await expect(page.getByLabel('First Name')).toHaveValue('Ada');
  });
});

for (const place of places) {
  test.describe(`a new visitor in ${place.timezoneId}`, () => {
    test.use(place);

    for (const [path] of drawn) {
      test(`UI-02 LC-07 hydration of ${path} changes nothing and moves nothing`, async ({
        page,
      }) => {
        const { said, shift } = await watch(page);
        const release = await holdProgram(page);
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
        await title.evaluate((element) => element.setAttribute('data-drawn-early', ''));
        release();
        await live(page);
        await page.waitForLoadState('networkidle');
        expect(await page.title()).toBe(name);
        await expect(title).toHaveAttribute('data-drawn-early');
        expect(await shift()).toBeLessThan(0.002);
        // The browser doesn't count a shift of less than 3 px.
        expect(await placesOfBoxes(page)).toEqual(before);
        expect(said).toEqual([]);
      });
    }
  });
}

test('LC-18 FM-02 what was typed and ticked before the script came is kept, the focus too', async ({
  page,
}) => {
  const release = await holdProgram(page);
  const { said } = await watch(page);
  await page.goto('/membership', { waitUntil: 'commit' });
  const visitor = aVisitor();
  await fillDetails(page, visitor);
  await page.getByLabel('Text me about my visit and offers.').check();
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
  await expect(page.getByLabel('Text me about my visit and offers.')).toBeChecked();
  const started = await page.evaluate(() =>
    ((Reflect.get(window, 'dataLayer') ?? []) as { event: string }[]).filter(
      ({ event }) => event === 'flow_started',
    ),
  );
  expect(started).toHaveLength(1);
  expect(said).toEqual([]);

  // It is kept as if it had been typed now.
  await page.reload();
  await expect(page.getByLabel('First Name')).toHaveValue(visitor.firstName);
  await expect(last).toHaveValue(`Mac${visitor.lastName}`);
});

test('UI-02 what was typed on the front page, whose program comes in two parts, is kept, too', async ({
  page,
}) => {
  const release = await holdProgram(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByLabel('Email Address').fill('ada@example.com');
  release();
  await live(page);
  await expect(page.getByRole('button', { name: 'Select a Club to Visit' })).toBeVisible();
  await expect(page.getByLabel('Email Address')).toHaveValue('ada@example.com');
});

for (const path of ['/membership', '/']) {
  test(`FM-04 FM-06 Enter on ${path} before the script came is answered when it is there`, async ({
    page,
  }) => {
    const release = await holdProgram(page);
    const { said } = await watch(page);
    await page.goto(path, { waitUntil: 'commit' });
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
  });
}

test('LX-01 LX-14 a visitor who comes back to a later step does not see the first one for a moment', async ({
  page,
  request,
}) => {
  const visitor = aVisitor();
  await openContact(page, '131');
  await fillDetails(page, visitor);
  await pressVisit(page);
  await expect(heading(page, steps.schedule)).toBeVisible();
  expect(await leadsOf(request, visitor.email)).toHaveLength(1);
  const release = await holdProgram(page);
  await page.goto('/membership', { waitUntil: 'commit' });
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(heading(page, steps.contact)).toBeHidden();
  release();
  await expect(heading(page, steps.schedule)).toBeVisible();
});

test('LC-22 LC-02 AN-04 a page that is switched, or whose address says something, is not shown as a newcomer’s first', async ({
  page,
}) => {
  for (const query of ['variant=classic', 'intent=join', 'facilityId=101', 'firstName=Ada']) {
    // One address after the other is the point here.
    // oxlint-disable-next-line no-await-in-loop
    await test.step(query, async () => {
      const release = await holdProgram(page);
      await page.goto(`/membership?${query}`, { waitUntil: 'commit' });
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(heading(page, steps.contact)).toBeHidden();
      release();
      await expect(page.getByLabel('First Name')).toBeVisible();
      await page.unrouteAll({ behavior: 'wait' });
    });
  }
});

test('RT-12 an address that tells of a campaign only is drawn at once', async ({ page }) => {
  const release = await holdProgram(page);
  await page.goto('/membership?utm_source=mail&gclid=1', { waitUntil: 'commit' });
  await expect(heading(page, steps.contact)).toBeVisible();
  release();
  await live(page);
  await expect(heading(page, steps.contact)).toBeVisible();
});
