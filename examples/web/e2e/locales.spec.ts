import { expect, type Page, test } from '@playwright/test';

import { openAs } from './a-login.ts';
import { aVisitor, type Details, leadsOf, type OfferedTime } from './journey.ts';

/** Most visits are booked on phones. */
const phone = { width: 375, height: 760 };
const club = { facilityId: '102', name: 'Foyer SoHo' };

/** Books a visit using language-independent selectors. Returns the text of each step and the time. */
async function book(
  page: Page,
  details: Details,
): Promise<{ readonly read: readonly string[]; readonly time: OfferedTime }> {
  const read: string[] = [];
  const look = async (): Promise<void> => void read.push(...(await linesOf(page)));
  await page.goto(`/membership?facilityId=${club.facilityId}`);
  await page.getByText(club.name).first().waitFor();
  await look();
  await page.locator('[name=first_name]').fill(details.firstName);
  await page.locator('[name=last_name]').fill(details.lastName);
  await page.locator('[name=email_address]').fill(details.email);
  await page.locator('[name=phone_number]').fill(details.phone);
  await page.locator('main button[type=submit]').first().click();
  const day = page.getByRole('main').getByRole('radio', { disabled: false });
  await page.getByRole('radiogroup').getByRole('radio', { disabled: false }).first().waitFor();
  await look();
  await day.nth(2).check();
  const slot = page.getByRole('radiogroup').getByRole('radio', { disabled: false }).first();
  await slot.check();
  const time = {
    startsAt: await slot.inputValue(),
    label: (await slot.getAttribute('aria-label')) ?? '',
  };
  await page.locator('main button[type=submit]').first().click();
  await page.waitForURL(/confirmation/);
  await page.getByRole('time').first().waitFor();
  await look();
  return { read, time };
}

/** The visible and accessible text of the page, line by line. */
function linesOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const site = document.querySelector<HTMLElement>('.site');
    const named = Array.from(
      // The developer tools are in English.
      site?.querySelectorAll('[aria-label]:not(.site-dev, .site-dev *)') ?? [],
      (element) => element.getAttribute('aria-label') ?? '',
    );
    // Members' own words and the names of cities and coaches, which nobody translates.
    const quoted = Array.from(
      document.querySelectorAll<HTMLElement>(
        'blockquote, .clubs__cities li, .foyer-coach__initials, .foyer-coach .foyer-name',
      ),
      ({ innerText }) => innerText,
    );
    return [...(site?.innerText ?? '').split('\n'), ...named]
      .map((line) => line.trim())
      .filter((line) => line !== '' && line !== 'Developer tools' && !quoted.includes(line));
  });
}

/** True for text that is the same in every language: names, addresses and numbers. */
function isAName(line: string): boolean {
  return (
    /^(?:Foyer|Clubs?$|Ada|English|Français|Español|Apple|Google|Yahoo|iCal|Outlook|Microsoft)/.test(
      line,
    ) ||
    /@|New York|^[\d\s\p{P}\p{S}]+$|^\d+ /u.test(line) ||
    sameTexts.has(line)
  );
}

/** Words that are the same in French. */
const sameTexts: ReadonlySet<string> = new Set([
  'Menu',
  'clubs',
  'Yoga',
  'Pilates',
  'Barre',
  'Spa',
]);

test.describe('in French', () => {
  test.use({ locale: 'fr-CA', viewport: phone });

  test('LA-13 a visitor books a visit on a phone', { tag: '@deep' }, async ({ page, request }) => {
    const warned: string[] = [];
    page.on('console', (message) => {
      if (message.type() !== 'info' && message.type() !== 'log') warned.push(message.text());
    });
    const details = aVisitor();
    const french = await book(page, details);
    expect(french.time.label).toMatch(/^\d{1,2}\s?h(?:\s?\d{2})?$/);
    const { startsAt } = french.time;
    const month = new Intl.DateTimeFormat('fr-CA', { month: 'long' }).format(new Date(startsAt));
    expect(french.read.join('\n')).toContain(month);
    const [lead] = await leadsOf(request, details.email);
    expect(lead?.appointments).toHaveLength(1);

    expect(warned.filter((text) => text.includes('hydration-mismatch'))).toEqual([]);
  });

  for (const [path, tag] of [
    ['/', []],
    ['/clubs', ['@deep']],
  ] as const) {
    test(
      `ER-01 the page ${path} is taken over as it was drawn, and says nothing in English`,
      { tag: [...tag] },
      async ({ page, browser, baseURL }) => {
        const warned: string[] = [];
        page.on('console', (message) => warned.push(message.text()));
        await using context = await browser.newContext({
          locale: 'en-US',
          viewport: phone,
          ...(baseURL !== undefined && { baseURL }),
        });
        const other = await context.newPage();
        await Promise.all(
          [page, other].map(async (one) => {
            await one.goto(path);
            await one.getByRole('heading', { level: 1 }).waitFor();
            await one.waitForLoadState('networkidle');
          }),
        );
        const english = new Set(await linesOf(other));
        const left = (await linesOf(page)).filter((line) => english.has(line) && !isAName(line));
        const places = await namesOfPlaces(page);
        expect(left.filter((line) => !places.includes(line))).toEqual([]);
        await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
        expect(warned.filter((text) => text.includes('hydration-mismatch'))).toEqual([]);
      },
    );
  }
});

/** The names of clubs and places from the club list and its map. */
async function namesOfPlaces(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    Array.from(
      document.querySelectorAll<HTMLElement>(
        '.foyer-finder .foyer-place, .foyer-finder-map button, .home-club__place',
      ),
      (element) => element.getAttribute('aria-label') ?? element.innerText.trim(),
    ),
  );
}

test.describe('in Spanish', () => {
  test.use({ locale: 'es-MX' });

  test('ER-01 a visitor who prefers Spanish sees it from the first paint, also without JavaScript', async ({
    page,
    browser,
    baseURL,
  }) => {
    const warned: string[] = [];
    page.on('console', (message) => warned.push(message.text()));
    await page.goto('/membership', { waitUntil: 'networkidle' });
    await expect(page.getByLabel('Nombre', { exact: true })).toBeVisible();
    expect(warned.filter((text) => text.includes('hydration-mismatch'))).toEqual([]);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es-US');
    const context = await browser.newContext({
      locale: 'es-MX',
      javaScriptEnabled: false,
      ...(baseURL !== undefined && { baseURL }),
    });
    const bare = await context.newPage();
    await bare.goto('/');
    await expect(bare.getByRole('link', { name: 'Ir al contenido' })).toHaveCount(1);
    await bare.getByRole('link', { name: 'Français' }).click();
    await expect(bare.getByRole('link', { name: 'Aller au contenu' })).toHaveCount(1);
    // The choice is saved.
    await bare.goto('/clubs');
    await expect(bare.locator('html')).toHaveAttribute('lang', 'fr-CA');
    await context.close();
  });
});

test('ER-01 LX-01 LS-10 another language is chosen at the foot by the keyboard, all that was typed stays, and days and times are formatted in it', async ({
  page,
}) => {
  const { firstName, lastName, email, phone: number } = aVisitor();
  await page.goto(`/membership?facilityId=${club.facilityId}`);
  await page.getByLabel('First Name').fill(firstName);
  await page.getByLabel('Last Name').fill(lastName);
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Phone Number').fill(number);
  await page.getByRole('link', { name: 'Français' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Prénom')).toHaveValue(firstName);
  await expect(page.getByLabel('Adresse courriel')).toHaveValue(email);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
  await expect(page).toHaveTitle(/Voyez-le par vous-même/);
  const french = page.getByRole('link', { name: 'Français' });
  await expect(french).toBeFocused();
  await expect(french).toHaveAttribute('aria-current', 'true');
  await expect(page.getByText('Cette page est maintenant en français.')).toHaveCount(1);

  await page.reload();
  await expect(page.getByLabel('Prénom')).toHaveValue(firstName);
  await page.locator('main button[type=submit]').first().click();
  const slots = page.getByRole('radiogroup').getByRole('radio', { disabled: false });
  await slots.first().check();
  const chosen = await slots.first().inputValue();
  await expect(slots.first()).toHaveAccessibleName(/^\d{1,2}\s?h(?:\s?\d{2})?$/);
  const month = new Intl.DateTimeFormat('fr-CA', { month: 'long' }).format(new Date(chosen));
  await expect(page.getByRole('main')).toContainText(month);
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-US');
  await expect(page.locator(`input[value="${chosen}"]`)).toBeChecked();
});

test(
  'ER-01 LC-19 the words above the form are the same before the content service answers and after',
  { tag: '@deep' },
  async ({ page }) => {
    const headline = page.locator('.foyer-headline').first();
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/membership?lang=fr-CA');
    const drawn = await headline.innerText();
    await page.unroute('**/assets/*.js');
    const answered = page.waitForResponse('**/v6/content/headline*');
    await page.reload();
    const { subCopy } = (await (await answered).json()) as { readonly subCopy: string };
    expect(drawn).toContain(subCopy);
  },
);

for (const locale of ['fr-CA', 'es-US']) {
  test(`PG-367 on a phone, no button in ${locale} breaks into two lines, and no day lies under its hours`, async ({
    browser,
    baseURL,
  }) => {
    await using context = await browser.newContext({
      locale,
      viewport: phone,
      ...(baseURL !== undefined && { baseURL }),
    });
    const page = await context.newPage();
    await openAs(page, { username: 'grace', password: 'Quiet_Hours1' });
    const broken: string[] = [];
    for (const path of buttonPages) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      const found = await page.evaluate(brokenButtons);
      broken.push(...found.map((text) => `${path}: ${text}`));
    }
    expect(broken).toEqual([]);

    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/clubs/101');
    const days = page.locator('.foyer-hours__day > dt');
    await expect(days.first()).toBeVisible();
    const cut = await days.evaluateAll((all) =>
      all.filter((day) => day.scrollWidth > day.clientWidth).map((day) => day.textContent),
    );
    expect(cut).toEqual([]);
  });
}

/** Pages with the longest names of buttons in each language. */
const buttonPages = [
  '/',
  '/clubs/101',
  '/prices',
  '/for-employers',
  '/join/step1/101',
  '/login',
  '/account/membership',
  '/account/billing',
  '/account/security',
];

function brokenButtons(): readonly string[] {
  return Array.from(document.querySelectorAll<HTMLElement>('.foyer-button, .site-button'))
    .filter((button) => {
      const text = document.createRange();
      text.selectNodeContents(button);
      return new Set(Array.from(text.getClientRects(), ({ top }) => Math.round(top))).size > 1;
    })
    .map(({ innerText }) => innerText);
}
