import type { Locator, Page } from 'playwright';

/** The boxes of the mailed code: one to all but the eye. CJ-06 */
export function codeBoxes(page: Page): Locator {
  return page.getByRole('textbox', { name: 'Code from the email' });
}

/** The employer's plans, as radio buttons. CJ-10 */
export function planRadios(page: Page): Locator {
  return page.getByRole('group', { name: 'Memberships', exact: true }).getByRole('radio');
}

/** Each plan's name, without the price that is read after it. */
export function planNames(page: Page): Promise<string[]> {
  return planRadios(page).evaluateAll((inputs) =>
    inputs.map((input) => {
      const [id = ''] = (input.getAttribute('aria-labelledby') ?? '').split(' ');
      return (document.getElementById(id)?.textContent ?? '').trim();
    }),
  );
}

/** What stands beside each plan's price, in the plans' order. PL-01 to PL-04 */
export function planNotes(page: Page): Promise<string[][]> {
  return planRadios(page).evaluateAll((inputs) =>
    inputs.map((input) => {
      const ids = (input.getAttribute('aria-describedby') ?? '').split(' ');
      const id = ids.find((one) => one.endsWith('-notes')) ?? '';
      const notes = [...(document.getElementById(id)?.children ?? [])];
      return notes.map((note) => (note.textContent ?? '').trim());
    }),
  );
}

/** How many clubs each plan opens, in the plans' order and in the page's own words. SJ-01 */
export function planTypes(page: Page): Promise<string[]> {
  return planRadios(page).evaluateAll((inputs) =>
    inputs.map((input) => {
      const ids = (input.getAttribute('aria-describedby') ?? '').split(' ');
      const id = ids.find((one) => one.endsWith('-type')) ?? '';
      return (document.getElementById(id)?.textContent ?? '').trim();
    }),
  );
}
