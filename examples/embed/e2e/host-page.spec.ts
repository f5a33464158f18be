import { expect, type Page, test } from '@playwright/test';

import { expectNoViolation } from '../../web/e2e/axe.ts';
import { aVisitor, fillDetails, steps } from '../../web/e2e/journey.ts';
import { heardOn, hostOrigin, openElement, openHost, stepHeading } from './embedding.ts';

// In London, the form asks for the newsletter and links to the privacy policy.
test.use({ timezoneId: 'Europe/London' });

test('EM-01 an unkind style sheet does not get in, and nothing gets out', async ({ page }) => {
  await openElement(page, 'facility-id="101"');
  const label = page.getByText('First Name', { exact: true });
  await expect(label).toHaveCSS('font-size', '16px');
  await expect(label).toHaveCSS('letter-spacing', 'normal');
  await expect(label).toHaveCSS('color', 'rgb(25, 23, 19)');
  await expect(label).toHaveCSS('direction', 'ltr');
  await expect(label).toHaveCSS('text-transform', 'none');
  await expect(page.getByRole('button', { name: 'Visit A Club' })).toHaveCSS('display', 'flex');
  await expect(stepHeading(page, steps.contact)).toHaveCSS('outline-style', 'none');

  const host = await page.evaluate(() => ({
    sheets: document.adoptedStyleSheets.length,
    styles: document.querySelectorAll('style, link[rel="stylesheet"]').length,
    cookies: document.cookie,
    title: document.title,
    names: Object.keys(window).filter((name) => /foyer|dataLayer|react/i.test(name)),
    space: getComputedStyle(document.body).getPropertyValue('--foyer-space-5'),
  }));
  expect(host).toEqual({
    sheets: 0,
    styles: 1,
    cookies: '',
    title: 'Another site',
    names: [],
    space: '',
  });
  await expect(page.locator('#own-title')).toHaveCSS('font-size', '40px');
});

test('EM-01 UI-01 UI-02 the element fits its place at any width, takes the page’s scheme and a chain’s custom properties, and axe finds nothing', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
  const style = '--foyer-accent: rgb(120, 0, 60); --foyer-rem: 20px; --foyer-radius: 12px';
  await openHost(
    page,
    `<div id="room"><foyer-lead-flow facility-id="101" style="${style}"></foyer-lead-flow></div>`,
    { kind: '' },
  );
  await page.getByLabel('First Name').press('Enter');
  await page.getByRole('alert').waitFor();
  await expectNoViolation(page, { within: 'foyer-lead-flow' });
  const link = page.getByRole('link', { name: 'privacy policy' });
  await expect(link).toHaveCSS('color', 'rgb(120, 0, 60)');
  await expect(page.getByText('First Name', { exact: true })).toHaveCSS('font-size', '20px');
  await expect(page.getByRole('button', { name: 'Visit A Club' })).toHaveCSS(
    'border-radius',
    '12px',
  );

  for (const [width, room] of [
    [320, '100%'],
    [375, '100%'],
    [1280, '100%'],
    [1280, '380px'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const { place, content } = await page.locator('#room').evaluate((box, size) => {
      box.style.width = size;
      const root = box.querySelector('foyer-lead-flow')?.shadowRoot?.querySelector('.foyer-root');
      return { place: box.clientWidth, content: root?.scrollWidth };
    }, room);
    expect(content, `${width} px, ${room}`).toBe(place);
  }

  const paper = (): Promise<string | undefined> =>
    page.locator('foyer-lead-flow').evaluate((element) => {
      const root = element.shadowRoot?.querySelector('.foyer-root');
      return root ? getComputedStyle(root).backgroundColor : undefined;
    });
  // Whatever the visitor prefers.
  expect(await paper()).toBe('rgb(247, 243, 236)');
  await page.evaluate(() => document.documentElement.style.setProperty('color-scheme', 'dark'));
  expect(await paper()).toBe('rgb(21, 20, 15)');
});

test('EM-01 EM-04 the element works under a strict content security policy, with its version pinned by a hash', async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) complaints.push(message.text());
  });
  const csp =
    "default-src 'none'; script-src API; connect-src API; img-src API data:; font-src API";
  const pin: unknown = await (await page.request.get('/embed/integrity.json')).json();
  const { file, integrity } = pin as { readonly file: string; readonly integrity: string };
  const script = `<script type="module" src="API/embed/${file}" integrity="${integrity}"></script>`;
  await openElement(page, 'facility-id="101"', { kind: '', csp, script });
  await expect(page.getByText('First Name', { exact: true })).toHaveCSS('font-size', '16px');
  const picture = page.locator('.foyer-picture').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(complaints).toEqual([]);
});

test('EM-01 an attribute that changes takes effect at once, a wrong one says so, and what was typed stays', async ({
  page,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await openElement(page, 'facility-id="101" intent="visit"');
  expect(warnings).toEqual([
    '<foyer-lead-flow>: intent="visit" is left out: it is "lead" or "join".',
  ]);
  await fillDetails(page, aVisitor({ firstName: 'Grace' }));
  await setAttribute(page, 'intent', 'join');
  await expect(page.getByRole('button', { name: 'Join Today' })).toBeVisible();
  await expect(page.getByLabel('First Name')).toHaveValue('Grace');
  await setAttribute(page, 'facility-id', '102');
  await expect(page.getByText('Foyer SoHo').first()).toBeVisible();
  await expect(page.getByText('Foyer Tribeca')).toHaveCount(0);
  await expect(page.getByLabel('First Name')).toHaveValue('Grace');
});

test(
  'EM-01 LX-12 an element that is moved keeps its flow, and two elements show one unless they are named apart',
  { tag: '@deep' },
  async ({ page }) => {
    await openHost(
      page,
      `<section id="one"><foyer-lead-flow></foyer-lead-flow></section><section id="two"></section>
    <section id="same"><foyer-lead-flow></foyer-lead-flow></section>
    <section id="apart"><foyer-lead-flow name="apart"></foyer-lead-flow></section>`,
    );
    const firstNameIn = (id: string) => page.locator(id).getByLabel('First Name');
    await firstNameIn('#one').fill('Ada');
    await expect(firstNameIn('#same')).toHaveValue('Ada');
    await expect(firstNameIn('#apart')).toHaveValue('');

    await page.evaluate(() => {
      const element = document.querySelector('#one foyer-lead-flow');
      if (element !== null) document.querySelector('#two')?.append(element);
    });
    await expect(firstNameIn('#two')).toHaveValue('Ada');
    const ready = (await heardOn(page)).filter(([name]) => name === 'foyer-ready');
    expect(ready).toHaveLength(3);

    await page.evaluate(() => document.querySelector('#two foyer-lead-flow')?.remove());
    await firstNameIn('#same').fill('Grace');
    await page.evaluate(() => {
      document.querySelector('#two')?.append(document.createElement('foyer-lead-flow'));
    });
    await expect(firstNameIn('#two')).toHaveValue('Grace');
  },
);

test(
  'EM-01 RT-03 leaving for the site is the host’s to decide; undecided, the browser goes there',
  { tag: '@deep' },
  async ({ page, baseURL }) => {
    await openElement(page, 'facility-id="101"');
    await fillDetails(page, aVisitor());
    await page.evaluate(() =>
      document.addEventListener('foyer-navigate', (event) => event.preventDefault(), {
        once: true,
      }),
    );
    const join = page.getByRole('button', { name: 'Join Online' });
    await join.click();
    await expect
      .poll(async () => (await heardOn(page)).find(([name]) => name === 'foyer-navigate'))
      .toEqual(['foyer-navigate', { url: `${baseURL}/join/step1/101`, reason: 'join' }]);
    expect(page.url()).toContain(hostOrigin);
    await join.click();
    await page.waitForURL(`${baseURL}/**`);
  },
);

test('EM-01 where the flow can’t be had the host’s own way out stands', async ({ page }) => {
  await page.route('**/embed/assets/flow-*.js', (route) => route.abort());
  await openHost(
    page,
    '<foyer-lead-flow id="a"><a href="/call">Call us</a></foyer-lead-flow><foyer-lead-flow id="b"></foyer-lead-flow>',
  );
  await expect(page.getByRole('link', { name: 'Call us' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Book a visit on our site' })).toBeVisible();
  await expect
    .poll(() => heardOn(page))
    .toContainEqual(['foyer-error', { step: 'contact', failure: 'not-loaded' }]);
});

test('EM-01 a step that the network would not give can be asked for again, and one that breaks leaves the host’s own way out', async ({
  page,
}) => {
  await page.route('**/embed/assets/schedule-step-*.js', (route) => route.abort());
  await openElement(page, 'facility-id="193"');
  await fillDetails(page, aVisitor({ firstName: 'Grace' }));
  await page.getByRole('button', { name: 'Visit A Club' }).click();
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Your entries are saved.');
  await page.unroute('**/embed/assets/schedule-step-*.js');
  await page.route('**/embed/assets/schedule-step-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: 'export default () => { throw new TypeError("a bug"); };',
    }),
  );
  await again.click();
  await expect(page.getByRole('link', { name: 'Book a visit on our site' })).toBeVisible();
  expect(await heardOn(page)).toContainEqual([
    'foyer-error',
    { step: 'schedule', failure: 'screen' },
  ]);
});

function setAttribute(page: Page, name: string, value: string): Promise<void> {
  return page
    .locator('foyer-lead-flow')
    .evaluate((element, [key, text]) => element.setAttribute(key, text), [name, value] as const);
}
