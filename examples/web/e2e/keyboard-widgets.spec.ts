import { expect, type Locator, type Page, test } from '@playwright/test';
import { randomUUID } from 'node:crypto';

/**
 * The remaining widgets by keyboard only, according to the ARIA authoring patterns or, for native controls, the
 * browser's own behavior. docs/accessibility.md lists the steps.
 */

test.use({ timezoneId: 'America/New_York' });

test(
  'UI-02 gift card designs and amounts follow the radio group pattern',
  { tag: '@deep' },
  async ({ page }) => {
    await page.goto('/gift-card/purchase');
    await walkRadioGroup(page, page.getByRole('radiogroup', { name: 'Design' }));
    await walkRadioGroup(page, page.getByRole('radiogroup', { name: /^Amount/ }));
  },
);

test(
  'CJ-06 UI-02 the input for the mailed code supports every key of a text box',
  { tag: '@deep' },
  async ({ page, context }) => {
    await context.setExtraHTTPHeaders({ 'Foyer-Client': randomUUID() });
    await page.goto('/join/corp?facilityId=101');
    await page.getByRole('button', { name: 'Change Club' }).waitFor();
    await page.getByLabel('First Name').fill('Ada');
    await page.getByLabel('Last Name').fill('Byron');
    await page.getByLabel('Personal Email').fill('ada.byron@example.com');
    await page.getByLabel('Company Email').fill(`ada.${randomUUID().slice(0, 12)}@acme.example`);
    await page.getByLabel('Phone Number').fill('2125550123');
    await page.getByLabel('Phone Number').press('Enter');
    const code = page.getByRole('textbox', { name: '4-digit code' });
    await code.focus();
    const press = async (...keys: readonly string[]): Promise<void> => {
      for (const key of keys) await page.keyboard.press(key);
    };
    const at = page.locator('.foyer-code__box[data-at]');
    await test.step('A screen reader sees a single text box with a hint', async () => {
      await expect(code).toHaveAccessibleDescription('Submits automatically');
      await expect(page.locator('.foyer-code__box').first()).toHaveAttribute('aria-hidden', 'true');
    });
    await test.step('It accepts digits, but no letters', async () => {
      await press('4', 'a', '8');
      await expect(code).toHaveValue('48');
    });
    await test.step('Backspace deletes the last digit', async () => {
      await press('Backspace');
      await expect(code).toHaveValue('4');
    });
    await test.step('Home, Left, Right and End move the caret', async () => {
      await press('8', 'Home', '1');
      await expect(code).toHaveValue('148');
      await press('End', 'ArrowLeft', 'ArrowRight', 'ArrowLeft', 'Delete');
      await expect(code).toHaveValue('14');
    });
    await test.step('The box with the caret has an outline', async () => {
      await expect(at).toHaveCount(1);
      expect(await at.evaluate((box) => getComputedStyle(box).outlineStyle)).toBe('solid');
    });
    await test.step('Select all replaces everything at once', async () => {
      await press('ControlOrMeta+A', '7');
      await expect(code).toHaveValue('7');
    });
    await test.step('Tab leaves it, Shift+Tab returns', async () => {
      await press('Tab');
      await expect(page.getByRole('button', { name: 'Resend' })).toBeFocused();
      await press('Shift+Tab');
      await expect(code).toBeFocused();
    });
    await test.step('A new code is announced without moving the focus', async () => {
      const resend = page.getByRole('button', { name: /^Resend/ });
      await expect(page.locator('.foyer-code__sent')).toHaveAttribute('role', 'status');
      await resend.press('Enter');
      await expect(
        page.getByRole('status').filter({ hasText: 'We sent a new code.' }),
      ).toBeVisible();
    });
  },
);

/** Checks the radio group pattern on radio buttons that need no club or login. */
async function walkRadioGroup(page: Page, group: Locator): Promise<void> {
  const radios = group.getByRole('radio');
  await radios.first().waitFor();
  const last = (await radios.count()) - 1;
  const chosen = radios.and(page.locator(':checked'));
  await expect(group).toHaveAccessibleName(/./);
  const names = await radios.evaluateAll((all) =>
    all.map(
      (radio) => radio.ariaLabel ?? (radio as HTMLInputElement).labels?.[0]?.textContent ?? '',
    ),
  );
  expect(new Set(names).size).toBe(last + 1);
  // Space selects the first one.
  await radios.nth(0).focus();
  await page.keyboard.press('Space');
  await expectChosen(radios, 0);
  // Right and Down move forward, and from the last to the first.
  for (let place = 1; place <= last; place += 1) {
    await page.keyboard.press(place % 2 === 0 ? 'ArrowDown' : 'ArrowRight');
    await expectChosen(radios, place);
  }
  await page.keyboard.press('ArrowDown');
  await expectChosen(radios, 0);
  // Left and Up move backward, and from the first to the last.
  await page.keyboard.press('ArrowLeft');
  await expectChosen(radios, last);
  await page.keyboard.press('ArrowUp');
  await expectChosen(radios, last - 1);
  // Tab leaves the group, Shift+Tab returns to the selected one.
  await page.keyboard.press('Tab');
  expect(
    await radios.evaluateAll((all) => all.includes(document.activeElement as HTMLElement)),
  ).toBe(false);
  await page.keyboard.press('Shift+Tab');
  await expect(chosen).toBeFocused();
}

/** Expects exactly one to be selected, with the focus. */
async function expectChosen(radios: Locator, place: number): Promise<void> {
  await expect(radios.nth(place)).toBeFocused();
  await expect(radios.nth(place)).toBeChecked();
  await expect(radios.and(radios.page().locator(':checked'))).toHaveCount(1);
}
