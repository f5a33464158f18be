import { expect, type Locator, type Page } from '@playwright/test';

/** Where the other site is. */
export const hostOrigin = `http://localhost:${process.env['E2E_HOST_PORT']}`;

/** One thing that the element told its page. */
export type Heard = readonly [name: string, detail: unknown];

const eventNames = [
  'foyer-ready',
  'foyer-step-changed',
  'foyer-flow-started',
  'foyer-lead-created',
  'foyer-lead-updated',
  'foyer-visit-scheduled',
  'foyer-visit-rescheduled',
  'foyer-visit-skipped',
  'foyer-visit-cancelled',
  'foyer-survey-completed',
  'foyer-slot-taken',
  'foyer-error',
  'foyer-navigate',
];

/** Opens a page of the other site with that markup. Its script hears every event from the beginning on. */
export async function openHost(
  page: Page,
  body: string,
  query: Readonly<Record<string, string>> = {},
): Promise<void> {
  await page.addInitScript((names) => {
    const heard: [string, unknown][] = [];
    Object.assign(window, { heard });
    for (const name of names) {
      document.addEventListener(name, (event) => {
        heard.push([name, (event as CustomEvent<unknown>).detail]);
      });
    }
  }, eventNames);
  await page.goto(`${hostOrigin}/?${new URLSearchParams({ body, ...query }).toString()}`);
}

export function heardOn(page: Page): Promise<readonly Heard[]> {
  return page.evaluate(() => (window as unknown as { readonly heard: readonly Heard[] }).heard);
}

/** The step's heading: the page around it has the first. */
export function stepHeading(page: Page, text: string): Locator {
  return page.getByRole('heading', { level: 2, name: text, exact: true });
}

export async function openElement(page: Page, attributes = '', query = {}): Promise<void> {
  await openHost(page, `<foyer-lead-flow ${attributes}></foyer-lead-flow>`, query);
  await expect(page.getByLabel('First Name')).toBeVisible();
}

/** Tab after Tab, into the shadow root and out of it; a place that can't be reached so is a failure. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor({ state: 'attached' });
  for (let presses = 0; presses < 40; presses++) {
    // Each press depends on where the one before it led.
    // oxlint-disable-next-line no-await-in-loop
    if (await hasFocus(target)) return;
    // oxlint-disable-next-line no-await-in-loop
    await page.keyboard.press('Tab');
  }
  throw new Error(`${target.toString()} is not reached with Tab.`);
}

export function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate(
    (element) => (element.getRootNode() as Document | ShadowRoot).activeElement === element,
  );
}
