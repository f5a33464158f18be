import { Temporal, timeLabelAt } from '@foyer/core';
import { DateTime } from 'luxon';
import type { Benchmark } from '../benchmark.ts';
import { defineWork } from '../define-work.ts';

/** What a club's week view shows: 280 times, as its own clocks tell them. LS-10 */
export const slotLabels: Benchmark = defineWork('280 slot labels in the club’s zone', () => ({
  // Each in the month in which its clocks change.
  inputs: [
    timesFrom('2026-10-20T13:00:00Z', 'America/New_York'),
    timesFrom('2026-10-12T08:00:00Z', 'Europe/London'),
    timesFrom('2026-09-20T22:30:00Z', 'Australia/Lord_Howe'),
  ],
  ours: ({ times, timeZone }) => times.map((at) => timeLabelAt(at, timeZone)),
  answer: plainSpaces,
  peers: [
    {
      name: 'Intl, kept formatter',
      run: ({ times, timeZone }) => {
        const formatter = formatterOf(timeZone);
        return times.map((at) => formatter.format(at));
      },
      answer: plainSpaces,
    },
    {
      name: 'Temporal',
      run: ({ times, timeZone }) =>
        times.map((at) => {
          const { hour, minute } =
            Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone);
          return worded(hour, minute);
        }),
    },
    {
      name: 'luxon',
      run: ({ times, timeZone }) =>
        times.map((at) =>
          DateTime.fromMillis(at, { zone: timeZone, locale: 'en-US' }).toFormat('h:mm a'),
        ),
    },
  ],
  /** The zone's offset known beforehand, but for the one change. */
  floor: {
    run: ({ times, change, before, after }) =>
      times.map((at) => {
        const minute = Math.floor((at + (at < change ? before : after)) / 60_000) % 1440;
        return everyMinute[minute];
      }),
  },
  target: { figure: 20, beside: { name: 'Intl, kept formatter', figure: 186 } },
}));

interface ClubTimes {
  readonly timeZone: string;
  /** Epoch ms. */
  readonly times: readonly number[];
  /** Epoch ms of the one change of the clocks in them, and the offsets around it, ms. */
  readonly change: number;
  readonly before: number;
  readonly after: number;
}

const perDay = 10;
const formatters = new Map<string, Intl.DateTimeFormat>();
const everyMinute = Array.from({ length: 1440 }, (_, minute) =>
  worded(Math.floor(minute / 60), minute % 60),
);

/** 28 days from then on, ten times a day, an hour apart. */
function timesFrom(start: string, timeZone: string): ClubTimes {
  const first = Temporal.Instant.from(start).toZonedDateTimeISO(timeZone);
  const times = Array.from({ length: 28 * perDay }, (_, index) =>
    first.add({ days: Math.floor(index / perDay), hours: index % perDay }),
  );
  const change = first.getTimeZoneTransition('next');
  if (change === null) throw new Error(`The clocks of ${timeZone} don’t change.`);
  return {
    timeZone,
    times: times.map(({ epochMilliseconds }) => epochMilliseconds),
    change: change.epochMilliseconds,
    before: first.offsetNanoseconds / 1e6,
    after: change.offsetNanoseconds / 1e6,
  };
}

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(timeZone);
  if (formatter === undefined) {
    formatter = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' });
    formatters.set(timeZone, formatter);
  }
  return formatter;
}

function worded(hour: number, minute: number): string {
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Intl puts a narrow space before AM and PM. */
function plainSpaces(labels: unknown): unknown {
  return (labels as readonly string[]).map((label) => label.replace('\u202f', ' '));
}
