import { expect, type Locator, type Page } from '@playwright/test';

/** The origin of the other site. */
export const hostOrigin = `http://localhost:${process.env['E2E_HOST_PORT']}`;

/** An event that the element sent to its page. */
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

/** Opens a page of the other site with this markup. Its script records every event from the start. */
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

/** The step's heading, at level 2 because the host page has the level-1 heading. */
export function stepHeading(page: Page, text: string): Locator {
  return page.getByRole('heading', { level: 2, name: text, exact: true });
}

export async function openElement(page: Page, attributes = '', query = {}): Promise<void> {
  await openHost(page, `<foyer-lead-flow ${attributes}></foyer-lead-flow>`, query);
  await expect(page.getByLabel('First Name')).toBeVisible();
}

/** Presses Tab repeatedly, into and out of the shadow root. Fails when the target can't be reached. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor({ state: 'attached' });
  for (let presses = 0; presses < 40; presses++) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${target.toString()} is not reached with Tab.`);
}

export function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate(
    (element) => (element.getRootNode() as Document | ShadowRoot).activeElement === element,
  );
}
