import { expect, test } from '@playwright/test';

import {
  aVisitor,
  chooseTime,
  goToSchedule,
  heading,
  instantOf,
  leadsOf,
  openTimes,
  pressSchedule,
  steps,
} from './journey.ts';

test('LS-13 when two visitors want the same time, the second is told, keeps everything else, and books one of the nearest three', async ({
  page,
  browser,
  request,
}) => {
  const [ada, grace] = [aVisitor(), aVisitor({ firstName: 'Grace', lastName: 'Hopper' })];
  const strangers = await browser.newContext();
  const other = await strangers.newPage();
  await Promise.all([goToSchedule(page, '140', ada), goToSchedule(other, '140', grace)]);
  const wanted = await chooseTime(page);
  expect(await chooseTime(other)).toEqual(wanted);
  await pressSchedule(page);
  await expect(page.getByRole('time')).toHaveText(wanted.label);

  await pressSchedule(other);
  const alert = other.getByRole('alert');
  await expect(alert).toContainText('That time was just taken. Please choose another.');
  await expect(alert).toBeFocused();
  await expect(heading(other, steps.schedule)).toBeVisible();
  const taken = other.getByRole('radio', { name: `${wanted.label}, taken` });
  await expect(taken).toBeDisabled();
  await expect(taken).not.toBeChecked();
  await expect(other.getByRole('list', { name: 'Your visit so far' })).toContainText(
    'Grace Hopper',
  );

  // The wanted time was the first of its day, so the nearest are the three after it.
  const alternatives = alert.getByRole('button');
  await expect(alternatives).toHaveCount(3);
  const nearest = await Promise.all(
    [0, 1, 2].map((place) => openTimes(other).nth(place).getAttribute('aria-label')),
  );
  await expect(alternatives).toHaveText(nearest.map((label) => new RegExp(`, ${label ?? ''}$`)));
  await alternatives.nth(1).click();
  await expect(alert).toBeHidden();
  const chosen = other.getByRole('radiogroup').getByRole('radio', { checked: true });
  await expect(chosen).toBeFocused();
  await expect(chosen).toHaveAccessibleName(nearest[1] ?? '');
  const startsAt = await chosen.inputValue();
  await pressSchedule(other);
  await expect(heading(other, steps.booked('Foyer Georgetown'))).toBeVisible();
  await expect(other.getByRole('time')).toHaveText(nearest[1] ?? '');

  const leads = await leadsOf(request, grace.email);
  expect(leads).toHaveLength(1);
  expect(leads[0]).toMatchObject({ first_name: 'Grace', phone: '2125550123' });
  expect(leads[0]?.appointments.map(({ starts_at }) => starts_at)).toEqual([instantOf(startsAt)]);
  const [first] = await leadsOf(request, ada.email);
  expect(first?.appointments[0]?.starts_at).toBe(instantOf(wanted.startsAt));
  await strangers.close();
});
