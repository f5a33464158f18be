import type { Club } from '@foyer/core';
import type { Locator, Page } from 'playwright';

import { Mismatch, anyOf, dateOf, timeIn, type Day, type WantedSlot } from '@foyer/replay/player';
import { type BrowserRun, settleInBrowser } from './browser-run.ts';
import { storedState, timesPlace } from './page-objects.ts';

/** A time as the page offers it. */
export interface OfferedTime {
  /** ISO date-time with the club's offset. */
  readonly startsAt: string;
  readonly label: string;
  readonly open: boolean;
}

/** The chosen club's name. The join doesn't show it on every step, so there it comes from the stored state. */
export async function clubNameOnPage(page: Page): Promise<string | null> {
  const name = page.locator('.foyer-club__name, .foyer-at__club, .foyer-card__strong');
  if ((await name.count()) > 0) return (await name.first().innerText()).trim();
  return (await storedState(page))?.club ?? null;
}

/** The club whose times are shown. */
export async function clubOnPage(run: BrowserRun, page: Page): Promise<Club | null> {
  const name = await clubNameOnPage(page);
  return [...run.clubs.values()].find((club) => club.name === name) ?? null;
}

/** Shows a day, paging through the weeks if needed. Returns its date. */
export async function showDay(run: BrowserRun, page: Page, day: Day): Promise<string> {
  const club = await clubOnPage(run, page);
  if (club === null) throw new Mismatch([], 'no times are shown', 'times of a club', 'none');
  const today = run.clock.now().toZonedDateTimeISO(club.timeZone).toPlainDate().toString();
  const isOpen = /, \d+ times? available$/;
  const isRelative = day === 'first-open' || day === 'any';
  const date = isRelative ? null : dateOf({ today, days: [] }, day, run.random);
  const place = await timesPlace(page);
  const days = place.getByRole('group', { name: 'Day', exact: true });
  for (let week = 0; week < 8; week += 1) {
    const shown = await daysOf(days);
    const found = shown.filter((one) => (isRelative ? isOpen.test(one.name) : one.date === date));
    if (found.length > 0) {
      const one = day === 'any' ? anyOf(found, run.random) : found[0];
      await days.locator(`input[value="${one?.date}"]`).check();
      return one?.date ?? '';
    }
    const isEarlier = date !== null && date < (shown[0]?.date ?? '');
    await days.getByRole('button', { name: isEarlier ? 'Earlier days' : 'Later days' }).click();
    await settleInBrowser(run);
  }
  throw new Mismatch(['day'], 'that day can’t be booked', day, 'days without it');
}

/** The times of the shown day. */
export async function visibleTimes(page: Page): Promise<readonly OfferedTime[]> {
  const radios = (await timesPlace(page)).getByRole('radiogroup').getByRole('radio');
  return radios.evaluateAll((inputs: HTMLInputElement[]) =>
    inputs.map((input) => ({
      startsAt: input.value,
      label: (input.getAttribute('aria-label') ?? '').replace(/, taken$/, ''),
      open: !input.disabled,
    })),
  );
}

/** Shows the day and finds the requested open time. */
export async function findTime(
  run: BrowserRun,
  page: Page,
  { day = 'first-open', time = 'first' }: WantedSlot,
): Promise<OfferedTime> {
  const date = await showDay(run, page, day);
  await settleInBrowser(run);
  const times = await visibleTimes(page);
  const open = times.filter((one) => one.open);
  const found = timeIn(open, time, run.random);
  if (found !== null) return found;
  const seen = open.map((one) => one.label).join(', ');
  throw new Mismatch(['time'], 'that time is not offered', `${time} on ${date}`, seen);
}

/** The time that the visitor has chosen. */
export async function chosenTime(page: Page): Promise<OfferedTime> {
  const chosen = page.getByRole('radiogroup').getByRole('radio', { checked: true });
  const startsAt = (await chosen.count()) === 0 ? null : await chosen.inputValue();
  const time = (await visibleTimes(page)).find((one) => one.startsAt === startsAt);
  if (time !== undefined) return time;
  throw new Mismatch([], 'the visitor has chosen no time', 'a chosen time', 'none');
}

export async function timeRadio(page: Page, startsAt: string): Promise<Locator> {
  return (await timesPlace(page)).getByRole('radiogroup').locator(`input[value="${startsAt}"]`);
}

function daysOf(days: Locator) {
  return days
    .getByRole('radio')
    .evaluateAll((inputs: HTMLInputElement[]) =>
      inputs.map((input) => ({ date: input.value, name: input.getAttribute('aria-label') ?? '' })),
    );
}
