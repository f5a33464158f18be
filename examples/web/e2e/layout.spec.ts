import { expect, type Locator, type Page, test } from '@playwright/test';

import { openAs } from './a-login.ts';
import { live } from './live.ts';

/** `a11y-pages.spec.ts` checks pages at all widths, and the screenshots check screens. This file covers what depends on time or interaction. */

for (const [path, width, tag] of [
  ['/membership?facilityId=101', 375, []],
  ['/join/corp?facilityId=101', 1280, ['@deep']],
] as const) {
  test(
    `UI-01 nothing moves on ${path} at ${width} px when the club that it names comes late`,
    { tag: [...tag] },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 812 });
      const asked = Promise.withResolvers<void>();
      const comes = Promise.withResolvers<void>();
      await page.route('**/v6/facilities/facility/101', async (route) => {
        asked.resolve();
        await comes.promise;
        await route.continue();
      });
      await page.goto(path);
      await asked.promise;
      await expect(page.getByLabel('First Name')).toBeVisible();
      const before = await places(page);
      comes.resolve();
      await expect(page.getByRole('button', { name: 'Change Club' })).toBeVisible();
      expect(await places(page)).toEqual(before);
    },
  );
}

test.describe('with fonts that load late', () => {
  // A phone's scroll bar takes no space.
  test.use({ isMobile: true });

  for (const [path, width, tag] of [
    ['/', 375, []],
    ['/clubs', 1280, ['@deep']],
    ['/clubs', 375, ['@deep']],
    ['/membership', 1280, ['@deep']],
    ['/terms', 1280, ['@deep']],
  ] as const) {
    test(
      `UI-01 nothing moves on ${path} at ${width} px when the fonts come late`,
      { tag: [...tag] },
      async ({ page }) => {
        await page.setViewportSize({ width, height: 812 });
        await page.addInitScript(noteWhatMoves);
        const comes = Promise.withResolvers<void>();
        await page.route('**/*.woff2', async (route) => {
          await comes.promise;
          await route.continue();
        });
        await page.goto(path, { waitUntil: 'commit' });
        await live(page);
        comes.resolve();
        await expect
          .poll(async () => page.evaluate(fontsThatCame))
          .toEqual(['Instrument Sans Variable', 'Newsreader Variable']);
        await page.evaluate(framesLater);
        expect(await page.evaluate(() => Reflect.get(globalThis, 'whatMoved'))).toEqual([]);
      },
    );
  }
});

test.describe('with calls that answer late', () => {
  // A phone's scroll bar takes no space.
  test.use({ isMobile: true, viewport: { width: 412, height: 823 } });

  test('PG-274 nothing jumps as a page of a member or a pass, or an embedded flow, loads', async ({
    page,
  }) => {
    await page.addInitScript(noteWhatMoves);
    for (const [path, last, within] of [
      ['/account/my-pass', 'New York'],
      ['/account', 'New York'],
      ['/account/membership', 'Change your membership', 'Membership'],
      ['/account/billing', 'Balance due', 'Billing'],
      ['/account/profile', '5 ft 6 in', 'Profile'],
      ['/account/security', 'grace@mail.example', 'Security'],
      ['/account/visits', 'no upcoming visits', 'Visits'],
      ['/account/training', 'Your assessments', 'Your training'],
      ['/trial-pass?facilityId=101&code=TRY-7', 'Foyer Tribeca'],
      ['/embed/', 'Foyer Tribeca'],
    ] as const) {
      // One page after the other is the point here.
      await test.step(path, async () => {
        const asked = Promise.withResolvers<void>();
        const comes = Promise.withResolvers<void>();
        await page.route('**/v6/**', async (route) => {
          asked.resolve();
          await comes.promise;
          await route.continue();
        });
        // The login lasts for the pages after it.
        if (path === '/account/my-pass') await openAs(page, grace, path);
        else if (within === undefined) await page.goto(path);
        else await goWithinSite(page, path, within);
        await page.evaluate(() => document.fonts.ready);
        await asked.promise;
        comes.resolve();
        await expect(page.locator('main').getByText(last).first()).toBeVisible();
        await page.unrouteAll({ behavior: 'wait' });
        await page.evaluate(framesLater);
        expect(await page.evaluate(() => Reflect.get(globalThis, 'whatMoved'))).toEqual([]);
      });
    }
  });
});

test(
  'UI-02 FM-06 a press on a button counts even if leaving an invalid field moves the button',
  { tag: '@deep' },
  async ({ page }) => {
    await page.goto('/account/recover');
    await page.getByLabel('Email Address', { exact: true }).fill('ada@');
    await page.getByRole('button', { name: 'Email me a link' }).click();
    await expect(page.getByRole('alert').first()).toBeFocused();
  },
);

const grace = { username: 'grace', password: 'Quiet_Hours1' };

/** Goes to another page as Forward does, without loading the site again. Forgets what that moved. */
async function goWithinSite(page: Page, path: string, heading: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await page.evaluate(framesLater);
  await page.evaluate(() => (Reflect.get(globalThis, 'whatMoved') as unknown[]).splice(0));
}

/** The browser reports a layout shift with its frame, so all are reported two frames later. */
async function framesLater(): Promise<void> {
  for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame);
}

function fontsThatCame(): readonly string[] {
  return [...document.fonts]
    .filter(({ family, status }) => family.includes('Variable') && status === 'loaded')
    .map(({ family }) => family.replaceAll('"', ''))
    .toSorted();
}

/**
 * Records each layout shift that Chromium counts, with positions before and after. The words of the header are up to
 * 4 px narrower than in the fallback font, far too little for a person to notice.
 */
function noteWhatMoves(): void {
  const leastScore = 0.001;
  const moved: unknown[] = [];
  Reflect.set(globalThis, 'whatMoved', moved);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, 'value') < leastScore) continue;
      for (const { node, previousRect, currentRect } of Reflect.get(entry, 'sources'))
        moved.push(
          `${node?.className || node?.nodeName || node?.textContent}: ${JSON.stringify([previousRect, currentRect])}`,
        );
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

async function places(page: Page): Promise<readonly unknown[]> {
  return Promise.all([
    page.getByLabel('First Name').boundingBox(),
    page.getByRole('heading', { level: 1 }).boundingBox(),
  ]);
}

test('UI-01 CC-02 the clubs come where their shapes stood', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const comes = Promise.withResolvers<void>();
  await page.route(/\/v6\/facilities\/(?:\?|$)/, async (route) => {
    await comes.promise;
    await route.continue();
  });
  await page.clock.install();
  await page.goto('/membership');
  await live(page);
  // A slow machine would otherwise see the note that it takes long, which moves the shapes down.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await page.getByRole('button', { name: 'Select a Club to Visit' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('status')).toHaveText('Loading clubs…');
  const shapes = await boxesOf(dialog.locator('.foyer-skeleton > span'));
  comes.resolve();
  await expect(dialog.getByRole('searchbox')).toBeVisible();
  const [box] = await boxesOf(dialog.getByRole('searchbox'));
  const pictures = await boxesOf(dialog.locator('li .foyer-picture'));
  expect(shapes[0]).toEqual(box);
  expect(shapes.slice(1)).toEqual(pictures.slice(0, shapes.length - 1));
});

/** The top and height of each element in whole pixels. */
function boxesOf(elements: Locator): Promise<{ top: number; height: number }[]> {
  return elements.evaluateAll((found) =>
    found.map((one) => {
      const { top, height } = one.getBoundingClientRect();
      return { top: Math.round(top), height: Math.round(height) };
    }),
  );
}
