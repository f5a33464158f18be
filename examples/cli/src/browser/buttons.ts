import type { Locator, Page } from 'playwright';

import type { Button } from '../scenario/step.schema.ts';
import { buttonNames } from './labels.ts';
import { dialog, reachable, survey } from './page-objects.ts';

/** Presses a button `times` times at once; null for buttons that a browser doesn't have. */
export const buttons: Readonly<
  Record<Button, ((page: Page, times: number) => Promise<void>) | null>
> = {
  visit: (page, times) => press(page.getByRole('button', { name: buttonNames.visit }), times),
  guided: (page, times) => press(page.getByRole('button', { name: buttonNames.guided }), times),
  join: (page, times) => press(page.getByRole('button', { name: buttonNames.join }), times),
  skip: (page, times) => press(page.getByRole('button', { name: buttonNames.skip }), times),
  edit: (page, times) => press(page.getByRole('button', { name: buttonNames.edit }), times),

  async schedule(page, times) {
    const moving = dialog(page, 'reschedule');
    const isMove = (await moving.count()) > 0;
    await press(
      isMove
        ? moving.getByRole('button', { name: buttonNames.move })
        : page.getByRole('button', { name: buttonNames.schedule }),
      times,
    );
  },

  'retry-times': async (page, times) =>
    press((await reachable(page)).getByRole('button', { name: 'Try again' }), times),

  reschedule: (page, times) =>
    press(page.getByRole('button', { name: 'Reschedule the visit' }), times),

  'close-reschedule': (page, times) =>
    press(dialog(page, 'reschedule').getByRole('button', { name: 'Close' }), times),

  async cancel(page, times) {
    const asks = dialog(page, 'cancel');
    const sure = { name: buttonNames.cancel };
    if ((await asks.count()) === 0) await press(page.getByRole('button', sure), 1);
    await press(asks.getByRole('button', sure), times);
  },

  'close-cancel': (page, times) =>
    press(dialog(page, 'cancel').getByRole('button', { name: 'Close' }), times),

  'go-home': async (page, times) =>
    press((await reachable(page)).getByRole('button', { name: 'Go to Home' }), times),

  'survey-next': (page, times) =>
    press(survey(page).getByRole('button', { name: buttonNames.survey }), times),

  'survey-back': (page, times) => press(survey(page).getByRole('button', { name: 'Back' }), times),

  stay: (page, times) => press(dialog(page, 'stay').getByRole('button', { name: 'Stay' }), times),

  async leave(page) {
    await press(page.getByRole('link', { name: 'Exit' }), 1);
    await press(dialog(page, 'leave').getByRole('button', { name: 'Leave' }), 1);
  },

  async 'leave-guided'(page) {
    await press(page.getByRole('button', { name: buttonNames.club }), 1);
    await press(dialog(page, 'leaveGuided').getByRole('button', { name: 'Change club' }), 1);
    await press(dialog(page, 'clubs').getByRole('button', { name: 'Close' }), 1);
  },

  'start-over': (page, times) => press(page.getByRole('button', { name: 'Start over' }), times),

  'clubs-near-me': null,
  'use-my-location': null,

  'get-started': (page, times) =>
    press(page.getByRole('button', { name: buttonNames.start }), times),
  'submit-code': (page, times) =>
    press(page.getByRole('button', { name: buttonNames.confirmCode }), times),
  'resend-code': (page, times) =>
    press(page.getByRole('button', { name: buttonNames.resend }), times),
  purchase: (page, times) => press(page.getByRole('button', { name: buttonNames.purchase }), times),
  'visit-first': (page, times) =>
    press(page.getByRole('button', { name: 'Schedule a visit', exact: true }), times),
  'back-to-plans': (page, times) =>
    press(page.getByRole('button', { name: buttonNames.plans }), times),
  'retry-plans': (page, times) => press(page.getByRole('button', { name: 'Try again' }), times),
  'retry-confirmation': (page, times) =>
    press(page.getByRole('button', { name: 'Try again' }), times),

  continue: (page, times) => press(page.getByRole('button', { name: buttonNames.continue }), times),
  next: (page, times) => press(page.getByRole('button', { name: buttonNames.next }), times),
  'resend-confirmation': (page, times) =>
    press(page.getByRole('button', { name: buttonNames.resendMail }), times),
  'sign-out': null,
  'retry-cards': null,
  'resend-email': null,
  'cancel-email': null,
};

/** Presses like an impatient visitor: always at the same position, even if the second press hits something else. */
async function press(button: Locator, times: number): Promise<void> {
  if (times === 1) return button.click();
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (box === null) throw new Error('The button is not visible.');
  await button
    .page()
    .mouse.click(box.x + box.width / 2, box.y + box.height / 2, { clickCount: times });
}
