import { type Club, dayLabel, Temporal, timeLabel } from '@foyer/core';

import type { Expectation } from '../scenario/expectation.schema.ts';
import { same } from './check-words.ts';
import { dateOf } from './find-slot.ts';
import type { Mismatch } from './mismatch.ts';
import { nameOfClub } from './name-of-club.ts';
import { rememberByText } from './remember-by-text.ts';
import { firstOf } from './sight.ts';
import type { Run } from './run.ts';

/** An appointment as it is shown, or as the back end holds it. */
export interface SeenAppointment {
  /** ISO instant or date-time with its offset. */
  readonly startsAt: string;
  readonly purpose: 'tour' | 'workout';
  readonly club: Club;
  /** The words for its time on the screen; null where it is not on one. */
  readonly shownHour: string | null;
}

/** Compares an appointment with what a scenario expects of it, by the calendar of the club. */
export function checkAppointment(
  world: Run,
  expected: NonNullable<Expectation['appointment']>,
  { startsAt, purpose, club, shownHour }: SeenAppointment,
): Mismatch | null {
  const { date, label } = shownAt(`${startsAt} ${club.timeZone}`);
  const { date: today } = shownAt(`${world.clock.now().epochMilliseconds} ${club.timeZone}`);
  const days = { today, days: [] };
  return firstOf(expected, (name, wanted) => {
    switch (name) {
      case 'club':
        return same('the club', wanted, nameOfClub(world, club));
      case 'time':
        return same('the time', wanted, shownHour ?? label);
      case 'day-label':
        return same('the day', wanted, labelOf(`${date} ${today}`));
      case 'day':
        return same('the day', dateOf(days, wanted, world.random) ?? wanted, date);
      case 'purpose':
        return same('what it is for', wanted, purpose);
    }
  });
}

const labelOf = rememberByText((dateAndToday) => {
  const [date = '', today = ''] = dateAndToday.split(' ');
  return dayLabel(date, today);
});

/** What a calendar and a clock show, of a moment (ISO, or epoch ms) and a zone. */
const shownAt = rememberByText((momentAndZone) => {
  const [moment = '', zone = ''] = momentAndZone.split(' ');
  const instant = /^-?\d+$/.test(moment)
    ? Temporal.Instant.fromEpochMilliseconds(Number(moment))
    : Temporal.Instant.from(moment);
  const time = instant.toZonedDateTimeISO(zone);
  return { date: time.toPlainDate().toString(), label: timeLabel(time) };
});
