import { expect, type Locator, test } from '@playwright/test';

import {
  aVisitor,
  fillDetails,
  goToSchedule,
  openContact,
  openDays,
  openTimes,
  visitButton,
} from './journey.ts';

/**
 * Keyboard-only tests by the ARIA authoring patterns; each step is a case of a pattern. Each test uses its own club,
 * because two would book the same time.
 */

test('LX-10 LX-07 CC-02 FM-06 UI-02 the widgets of the first step work by keyboard alone: selling points, dialogs, club search, a checkbox, and a failure that is announced', async ({
  page,
}) => {
  await openContact(page, '107');
  await test.step('The selling points: the first is open, Tab skips hidden text, Enter and Space toggle', async () => {
    const points = page.locator('summary');
    const open = (place: number): Promise<boolean> =>
      points.nth(place).evaluate((summary) => summary.closest('details')?.open === true);
    expect([await open(0), await open(1)]).toEqual([true, false]);
    await points.nth(0).focus();
    await page.keyboard.press('Tab');
    await expect(points.nth(1)).toBeFocused();
    await page.keyboard.press('Enter');
    expect(await open(1)).toBe(true);
    await page.keyboard.press('Space');
    expect(await open(1)).toBe(false);
    await expect(points.nth(1)).toBeFocused();
  });

  const opener = page.getByRole('button', { name: 'Change Club' });
  const dialog = page.getByRole('dialog', { name: '100+ Clubs Worldwide' });
  const close = dialog.getByRole('button', { name: 'Close' });

  await test.step('Enter on its button opens it with the focus inside', async () => {
    await opener.press('Enter');
    await expect(dialog).toBeVisible();
    await expectFocusWithin(dialog);
  });
  await test.step('It has a name and a description, and is modal', async () => {
    await expect(dialog).toHaveAccessibleDescription('Choose a club to visit');
    expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
  });
  await dialog.getByRole('searchbox').fill('Foyer SoHo');
  const last = dialog.getByRole('button').last();
  await test.step('Tab moves forward, and from the last to the first', async () => {
    await last.focus();
    await page.keyboard.press('Tab');
    await expect(close).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('searchbox')).toBeFocused();
  });
  await test.step('Shift+Tab moves backward, and from the first to the last', async () => {
    await page.keyboard.press('Shift+Tab');
    await expect(close).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(last).toBeFocused();
  });
  await test.step('Nothing behind it can be reached', async () => {
    await page.getByLabel('First Name').evaluate((box) => box.focus());
    await expectFocusWithin(dialog);
  });
  await test.step('Escape closes it and returns the focus', async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });
  await test.step('Space opens it too, and its Close button closes it', async () => {
    await page.keyboard.press('Space');
    await expect(dialog).toBeVisible();
    await close.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });
  await test.step('A press beside it closes it, and the page behind is as before', async () => {
    await opener.click();
    await page.mouse.click(4, 4);
    await expect(dialog).toBeHidden();
    await expect(page.locator('body')).toHaveCSS('overflow', 'visible');
    await expect(opener).toBeFocused();
  });

  await opener.press('Enter');
  const box = dialog.getByRole('searchbox');
  const clubs = dialog.getByRole('listitem').getByRole('button');
  await test.step('The number of clubs is in a live region; typing changes it and keeps the focus', async () => {
    const found = dialog.getByRole('status').filter({ hasText: /clubs?/ });
    await expect(found).toHaveText(/^\d+ clubs/);
    await box.focus();
    await page.keyboard.type('Kensington');
    await expect(found).toHaveText(/for “Kensington”$/);
    await expect(box).toBeFocused();
  });
  await test.step('Enter in the search box neither chooses nor submits anything', async () => {
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await expect(page.locator('.foyer-summary')).toHaveCount(0);
  });
  await test.step('Tab goes to the first result, Enter chooses it, and the selector has the focus', async () => {
    await page.keyboard.press('Tab');
    await expect(clubs.first()).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(box).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(page.getByText('Foyer Kensington').first()).toBeVisible();
  });
  await test.step('When reopened, the chosen club is marked as current', async () => {
    await page.keyboard.press('Enter');
    await expect(clubs.filter({ hasText: 'Foyer Kensington' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await page.keyboard.press('Escape');
  });

  await test.step('A checkbox: Space checks and unchecks it, Enter submits and leaves it', async () => {
    const news = page.getByRole('checkbox', { name: /^Email me news/ });
    await expect(news).toHaveAccessibleDescription(/You can unsubscribe at any time/);
    await news.focus();
    await page.keyboard.press('Space');
    await expect(news).toBeChecked();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(news).not.toBeChecked();
    await expect(page.getByRole('alert').first()).toBeFocused();
  });
  await test.step('A failure after a press is announced at once, and the focus stays on the button', async () => {
    await expect(page.locator('.foyer-loader')).toHaveAttribute('role', 'status');
    await page.route('**/v6/acq/leads/abandoned', (route) => route.fulfill({ status: 500 }));
    await fillDetails(page, aVisitor({ phone: '02079460123' }));
    const visit = visitButton(page);
    await visit.press('Enter');
    const failed = page.getByRole('alert').filter({ hasText: 'An error has occurred.' });
    await expect(failed).toBeVisible();
    await expect(visit).toBeFocused();
  });
  await test.step('A question keeps the focus among its answers, and Escape takes it back', async () => {
    const exit = page.getByRole('link', { name: 'Exit' });
    const question = page.getByRole('dialog', { name: 'Leave this page?' });
    await exit.press('Enter');
    await expectFocusWithin(question);
    const seen: string[] = [];
    for (let tab = 0; tab < 6; tab += 1) {
      await page.keyboard.press('Tab');
      await expectFocusWithin(question);
      seen.push(await page.evaluate(() => document.activeElement?.textContent ?? ''));
    }
    expect(new Set(seen)).toEqual(new Set(['', 'Stay', 'Leave']));
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(exit).toBeFocused();
  });
});

// Deep, because stories and unit tests show each of these, and `book-a-visit.spec.ts` shows that keys reach them.
test(
  'LS-02 LA-06 SV-01 LA-10 the days and times, then the calendars, the survey and the carousel of the booked visit work by keyboard alone',
  { tag: '@deep' },
  async ({ page }) => {
    await goToSchedule(page, '109', aVisitor());
    // Narrow enough for the week of days.
    const { width = 1280, height = 720 } = page.viewportSize() ?? {};
    await page.setViewportSize({ width: 700, height });
    const group = page.getByRole('group', { name: 'Day' });
    const days = group.getByRole('radio');
    const later = group.getByRole('button', { name: 'Later days' });
    const title = page.getByRole('radiogroup').getByRole('heading');

    await test.step('Tab goes to the selected day, and not to each day', async () => {
      await later.focus();
      await page.keyboard.press('Tab');
      await expect(days.and(page.locator(':checked'))).toBeFocused();
    });
    await test.step('Right and Down select the next day, and from the last the first', async () => {
      await days.nth(0).focus();
      await days.nth(0).press('ArrowRight');
      await expectChosen(days, 1);
      await page.keyboard.press('ArrowDown');
      await expectChosen(days, 2);
      for (let day = 3; day <= 7; day += 1) {
        await page.keyboard.press('ArrowRight');
        await expectChosen(days, day % 7);
      }
    });
    await test.step('Left and Up select the previous day, and from the first the last', async () => {
      await page.keyboard.press('ArrowLeft');
      await expectChosen(days, 6);
      await page.keyboard.press('ArrowUp');
      await expectChosen(days, 5);
    });
    await test.step('Every day has a name with its number of times or its holiday', async () => {
      const names = await days.evaluateAll((all) =>
        all.map((day) => day.getAttribute('aria-label')),
      );
      expect(
        names.filter(
          (name) => !/, (?:(?:no|\d+) times? available|Closed for .+)$/.test(name ?? ''),
        ),
      ).toEqual([]);
    });
    await test.step('Space on a day moves to its times, whose heading names it', async () => {
      await openDays(page).nth(2).focus();
      await page.keyboard.press('Space');
      await expect(title).toBeFocused();
      const day = (await days.and(page.locator(':checked')).getAttribute('aria-label')) ?? '';
      expect(day.startsWith((await title.textContent()) ?? '?')).toBe(true);
    });

    await page.setViewportSize({ width, height });
    const times = openTimes(page);
    const all = page.getByRole('radiogroup').getByRole('radio');
    await test.step('With none selected, Tab goes to the first open time', async () => {
      await page.keyboard.press('Tab');
      await expect(times.first()).toBeFocused();
      await expect(all.and(page.locator(':checked'))).toHaveCount(0);
    });
    await test.step('Space selects it', async () => {
      await page.keyboard.press('Space');
      await expect(times.first()).toBeChecked();
    });
    await test.step('The arrow keys move through all parts of the day, skip taken times, and wrap around', async () => {
      const count = await times.count();
      for (let step = 1; step <= count; step += 1) {
        await page.keyboard.press(step % 2 === 0 ? 'ArrowDown' : 'ArrowRight');
        await expectChosen(times, step % count);
      }
      await page.keyboard.press('ArrowLeft');
      await expectChosen(times, count - 1);
      await page.keyboard.press('ArrowUp');
      await expectChosen(times, count - 2);
    });
    await test.step('Tab leaves the times, and Shift+Tab returns', async () => {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('checkbox', { name: 'I’m bringing someone' })).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: 'Schedule a Visit' })).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Shift+Tab');
      await expect(times.and(page.locator(':checked'))).toBeFocused();
    });
    await test.step('Enter on a selected time submits the form', async () => {
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: /^Appointment at / })).toBeFocused();
    });

    const button = page.getByRole('button', { name: 'Add To Calendar' });
    const calendars = page.getByRole('dialog', { name: 'Add To Calendar' });
    for (const key of ['Enter', 'Space']) {
      await test.step(`${key} opens the calendars, and Escape returns the focus`, async () => {
        await button.press(key);
        await expect(calendars.getByRole('link')).toHaveCount(6);
        await page.keyboard.press('Tab');
        await expect(calendars.locator(':focus')).toHaveCount(1);
        await page.keyboard.press('Escape');
        await expect(calendars).toBeHidden();
        await expect(button).toBeFocused();
      });
    }

    const survey = page.getByRole('region', { name: 'Help us tailor your visit' });
    await test.step('Tab goes from one checkbox to the next, and Space checks it', async () => {
      const boxes = survey.getByRole('checkbox');
      await survey.getByRole('button').press('Enter');
      await page.keyboard.press('Tab');
      await expect(boxes.first()).toBeFocused();
      await page.keyboard.press('Space');
      await expect(boxes.first()).toBeChecked();
      for (let box = 1; box < 4; box += 1) {
        await page.keyboard.press('Tab');
        await expect(boxes.nth(box)).toBeFocused();
        await page.keyboard.press('Space');
      }
      await page.keyboard.press('Enter');
    });
    await test.step('A single-choice question is a radio group', async () => {
      const answers = survey.getByRole('radio');
      await expect(survey.getByText('2 of 4')).toBeVisible();
      await expect(survey.locator('legend')).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(answers.first()).toBeFocused();
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowDown');
      await expectChosen(answers, 1);
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowUp');
      await expectChosen(answers, (await answers.count()) - 1);
      await page.keyboard.press('Enter');
    });
    await expect(survey.getByText('3 of 4')).toBeVisible();
    await survey.getByRole('checkbox').first().press('Space');
    await page.keyboard.press('Enter');
    await expect(survey.getByText('4 of 4')).toBeVisible();
    await survey.getByRole('radio').first().press('Space');
    await page.keyboard.press('Enter');

    const carousel = page.getByRole('region', { name: 'Inside Foyer Columbus Circle' });
    const next = carousel.getByRole('button', { name: 'Next' });
    const previous = carousel.getByRole('button', { name: 'Previous' });
    const slides = carousel.getByRole('group', { name: /^\d+ of \d+$/ });
    await test.step('The carousel and its slides have roles and names', async () => {
      await expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
      await expect(slides.first()).toHaveAttribute('aria-roledescription', 'slide');
      await expect(slides.first()).toHaveAccessibleName(/^1 of \d+$/);
    });
    await test.step('Enter and Space move it forward, and the focus stays on the button', async () => {
      await expect(slides.first()).toBeInViewport();
      await next.press('Enter');
      await expect(next).toBeFocused();
      await next.press('Space');
      await expect(next).toBeFocused();
      await expect(carousel.getByRole('group', { name: /^4 of / })).toBeInViewport();
    });
    await test.step('At the end the button is announced as disabled and keeps the focus', async () => {
      for (let press = 0; press < 12; press += 1) {
        await page.keyboard.press('Enter');
      }
      await expect(next).toHaveAttribute('aria-disabled', 'true');
      await expect(next).toBeFocused();
      await expect(slides.last()).toBeInViewport();
    });
    await test.step('Shift+Tab goes to the back button, which returns to the start', async () => {
      await page.keyboard.press('Shift+Tab');
      await expect(previous).toBeFocused();
      for (let press = 0; press < 12; press += 1) {
        await page.keyboard.press('Space');
      }
      await expect(previous).toHaveAttribute('aria-disabled', 'true');
      await expect(slides.first()).toBeInViewport();
    });
  },
);

async function expectFocusWithin(place: Locator): Promise<void> {
  await expect
    .poll(() => place.evaluate((element) => element.contains(document.activeElement)))
    .toBe(true);
}

/** Expects exactly one to be selected, with the focus. */
async function expectChosen(radios: Locator, place: number): Promise<void> {
  await expect(radios.nth(place)).toBeFocused();
  await expect(radios.nth(place)).toBeChecked();
  await expect(radios.and(radios.page().locator(':checked'))).toHaveCount(1);
}
