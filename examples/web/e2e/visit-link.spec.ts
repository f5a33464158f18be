import { type APIRequestContext, expect, test } from '@playwright/test';

import {
  aVisitor,
  bookByApi,
  chooseTime,
  goToSchedule,
  heading,
  instantOf,
  leadsOf,
} from './journey.ts';

test('VL-01 VL-03 VL-04 VL-07 VL-67: a member joins a friend’s visit from the email, and the friend moves and cancels it from theirs', async ({
  page,
  request,
}) => {
  const visitor = aVisitor();
  await bookByApi(request, '156', visitor, 'R-1002');
  const friends = await page.goto(await mailedPath(request, 'alan@mail.example'));
  expect(friends?.headers()['x-robots-tag']).toBe('noindex');
  await page.getByRole('button', { name: 'I’ll be there too' }).click();
  await expect(heading(page, 'You’ll be there too')).toBeFocused();

  const answer = await page.goto(await mailedPath(request, visitor.email));
  expect(answer?.headers()['x-robots-tag']).toBe('noindex');
  await expect(heading(page, 'You’re booked')).toBeVisible();
  await expect(page.getByText('Alan will be there too.')).toBeVisible();
  await page.getByRole('button', { name: 'Choose another time' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose another time' });
  const time = dialog.getByRole('radiogroup').getByRole('radio', { disabled: false }).nth(2);
  await time.check();
  const startsAt = await time.inputValue();
  await dialog.getByRole('button', { name: 'Move my visit' }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: 'Cancel visit' }).click();
  const asks = page.getByRole('dialog', { name: 'Cancel your visit?' });
  await asks.getByLabel('Why can’t you come?').fill('A meeting came up');
  await asks.getByRole('button', { name: 'Cancel visit' }).click();
  await expect(heading(page, 'Your visit is canceled')).toBeFocused();
  const [lead] = await leadsOf(request, visitor.email);
  expect(lead?.appointments).toMatchObject([
    { starts_at: instantOf(startsAt), revision: 1, cancel_reason: 'A meeting came up' },
  ]);
  expect(lead?.appointments[0]?.cancelled_at).not.toBeNull();
});

test(
  'VL-36 VL-37 VL-39: a visit is booked for two by keyboard, and its guest renamed on its own page',
  { tag: '@deep' },
  async ({ page, request }) => {
    const visitor = aVisitor();
    await goToSchedule(page, '154', visitor);
    await chooseTime(page);
    const bringing = page.getByRole('checkbox', { name: 'I’m bringing someone' });
    await bringing.focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Their first name')).toBeFocused();
    await page.keyboard.type('Kim');
    await page.keyboard.press('Enter');
    await expect(page.getByText('You and Kim', { exact: true })).toBeVisible();

    await page.goto(await mailedPath(request, visitor.email));
    await page.getByRole('button', { name: 'Change your guest' }).click();
    const dialog = page.getByRole('dialog', { name: 'Who’s coming?' });
    await dialog.getByLabel('Their first name').fill('Sam');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('You and Sam', { exact: true })).toBeVisible();
    const [lead] = await leadsOf(request, visitor.email);
    expect(lead?.appointments).toMatchObject([{ guest_name: 'Sam', revision: 1 }]);
  },
);

/** The path of the link in the latest email to that address. */
async function mailedPath(request: APIRequestContext, to: string): Promise<string> {
  const headers = { accept: 'application/json' };
  const answer = await request.get('/dev/mailbox', { params: { to }, headers });
  const mails = (await answer.json()) as readonly { readonly body: string }[];
  const [path = ''] = /\/visit\/(?:with\/)?[\w-]+/.exec(mails[0]?.body ?? '') ?? [];
  return path;
}
