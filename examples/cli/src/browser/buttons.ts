import type { Locator, Page } from 'playwright';

import type { Button } from '@foyer/replay/player';
import { buttonNames, dialog, reachable, survey } from './page-objects.ts';

type Press = (page: Page, times: number) => Promise<void>;

/** Presses a button `times` times at once. Buttons that a browser doesn't have are missing. */
export const buttons: Partial<Readonly<Record<Button, Press>>> = {
  visit: named(buttonNames.visit),
  guided: named(buttonNames.guided),
  join: named(buttonNames.join),
  skip: named(buttonNames.skip),
  edit: named(buttonNames.edit),
  reschedule: named('Reschedule the visit'),
  'close-reschedule': named('Close', (page) => dialog(page, 'reschedule')),
  'close-cancel': named('Close', (page) => dialog(page, 'cancel')),
  'retry-times': named('Try again', reachable),
  'go-home': named('Go to Home', reachable),
  'survey-next': named(buttonNames.survey, survey),
  'survey-back': named('Back', survey),
  stay: named('Stay', (page) => dialog(page, 'stay')),
  'start-over': named('Start over'),
  'get-started': named(buttonNames.start),
  'submit-code': named(buttonNames.confirmCode),
  'resend-code': named(buttonNames.resend),
  purchase: named(buttonNames.purchase),
  'visit-first': named(/^Schedule a visit$/),
  'back-to-plans': named(buttonNames.plans),
  'retry-plans': named('Try again'),
  'retry-confirmation': named('Try again'),
  continue: named(buttonNames.continue),
  next: named(buttonNames.next),
  sign: named(buttonNames.sign),
  'retry-agreement': named('Try again'),
  'resend-confirmation': named(buttonNames.resendMail),

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

  async cancel(page, times) {
    const asks = dialog(page, 'cancel');
    const sure = { name: buttonNames.cancel };
    if ((await asks.count()) === 0) await press(page.getByRole('button', sure), 1);
    await press(asks.getByRole('button', sure), times);
  },

  async leave(page) {
    await press(page.getByRole('link', { name: 'Exit' }), 1);
    await press(dialog(page, 'leave').getByRole('button', { name: 'Leave' }), 1);
  },
};

/** The button with this name on the page, or in one place of it. */
function named(
  name: string | RegExp,
  place: (page: Page) => Page | Locator | Promise<Locator> = (page) => page,
): Press {
  return async (page, times) => press((await place(page)).getByRole('button', { name }), times);
}

/** Presses like an impatient visitor: always at the same position, even if the second press hits something else. */
async function press(button: Locator, times: number): Promise<void> {
  if (times === 1) {
    // Playwright waits for `aria-disabled` buttons to be enabled. A visitor may press one and learns what is missing.
    return button.click({ force: (await button.getAttribute('aria-disabled')) === 'true' });
  }
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (box === null) throw new Error('The button is not visible.');
  await button
    .page()
    .mouse.click(box.x + box.width / 2, box.y + box.height / 2, { clickCount: times });
}
