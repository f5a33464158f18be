import { dataVersions, type PreparedDates } from './prepared-dates.ts';

type Options = Intl.DateTimeFormatOptions;

/** The platform's own formatter, made when it is first needed. */
type Real = () => Intl.DateTimeFormat;

/**
 * Has `Intl.DateTimeFormat` answer by what was prepared, where it is asked for just that; for all else the platform's own
 * is made. Nothing changes where this process has other data than what was prepared.
 */
export function usePreparedDates(prepared: PreparedDates): void {
  if (prepared.versions !== dataVersions()) return;
  const texts = dayTexts(prepared);
  Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
    construct(platform, args: unknown[], self): object {
      let made: Intl.DateTimeFormat | null = null;
      const real: Real = () =>
        (made ??= Reflect.construct(platform, args, self) as Intl.DateTimeFormat);
      const [locale, { timeZone = '', ...shape } = {}] = args as [unknown?, Options?];
      const asked = askedFor(locale, shape);
      if (asked === clockAsked) return zoneClock(prepared, timeZone, real);
      const text = timeZone === 'UTC' ? texts.get(asked) : undefined;
      return text === undefined ? real() : dayFormat(prepared, text, real);
    },
  });
}

function askedFor(locale: unknown, shape: Options): string {
  const words = Object.entries(shape).map(([name, value]) => `${name}=${String(value)}`);
  return [locale, ...words.toSorted(compare)].join(' ');
}

function compare(one: string, other: string): number {
  return one < other ? -1 : 1;
}

const numeric = 'numeric';

/** As the polyfill of Temporal asks for a zone's clock. */
const clockAsked = askedFor('en-u-hc-h23', {
  ...{ calendar: 'iso8601', era: 'short', year: numeric, month: numeric, day: numeric },
  ...{ hour: numeric, minute: numeric, second: numeric },
});

function zoneClock(prepared: PreparedDates, asked: string, real: Real): object {
  const timeZone = Object.keys(prepared.zones).find((zone) => zone.toUpperCase() === asked);
  const changes = prepared.zones[timeZone ?? ''];
  if (changes === undefined) return real();
  return inPlaceOf(real, {
    formatToParts: (at: unknown) =>
      isWithin(prepared, at)
        ? clockParts(at + minutesAhead(changes, at) * minuteMs)
        : real().formatToParts(at as number),
    resolvedOptions: () => ({ ...resolvedClock, timeZone }),
  });
}

function dayFormat(prepared: PreparedDates, text: (day: Date) => string, real: Real): object {
  return inPlaceOf(real, {
    format: (at: unknown) =>
      isWithin(prepared, at) ? text(new Date(at)) : real().format(at as number),
  });
}

/** What is not among the answers is the platform's. */
function inPlaceOf(real: Real, answers: object): object {
  return new Proxy(answers, {
    get(_, name): unknown {
      if (name in answers) return Reflect.get(answers, name);
      const value: unknown = Reflect.get(real(), name);
      return typeof value === 'function' ? value.bind(real()) : value;
    },
    getPrototypeOf: () => Intl.DateTimeFormat.prototype,
  });
}

const minuteMs = 60_000;

function isWithin({ from, to }: PreparedDates, at: unknown): at is number {
  return typeof at === 'number' && at >= from && at < to;
}

function minutesAhead(changes: readonly number[], at: number): number {
  let [ahead = 0] = changes;
  for (let next = 1; next < changes.length; next += 2) {
    if (at < (changes[next] ?? 0) * minuteMs) break;
    ahead = changes[next + 1] ?? 0;
  }
  return ahead;
}

/** `2027-01-15, 03:00:00`, of a clock that shows this. */
function clockParts(localMs: number): readonly Intl.DateTimeFormatPart[] {
  const [, year = '', month = '', day = '', hour = '', minute = '', second = ''] =
    /^(\d+)-(\d+)-(\d+)T(\d+):(\d+):(\d+)/.exec(new Date(localMs).toISOString()) ?? [];
  const literal = (value: string): Intl.DateTimeFormatPart => ({ type: 'literal', value });
  return [
    ...[literal(' '), { type: 'year' as const, value: year }],
    ...[literal('-'), { type: 'month' as const, value: month }],
    ...[literal('-'), { type: 'day' as const, value: day }],
    ...[literal(', '), { type: 'hour' as const, value: hour }],
    ...[literal(':'), { type: 'minute' as const, value: minute }],
    ...[literal(':'), { type: 'second' as const, value: second }],
  ];
}

const twoDigits = '2-digit';
const resolvedClock = {
  ...{ locale: 'en-u-hc-h23', calendar: 'iso8601', numberingSystem: 'latn' },
  ...{ hourCycle: 'h23', hour12: false, era: 'short', year: numeric },
  ...{ month: twoDigits, day: twoDigits },
  ...{ hour: twoDigits, minute: twoDigits, second: twoDigits },
};

/** The shapes of a day that the core writes in English. */
function dayTexts({ months, weekdays }: PreparedDates): ReadonlyMap<string, (day: Date) => string> {
  const monthDay = (day: Date): string => `${months[day.getUTCMonth()]} ${day.getUTCDate()}`;
  const weekday = (day: Date): string => `${weekdays[day.getUTCDay()]}`;
  const long = 'long';
  return new Map([
    [askedFor('en-US', { month: long, day: numeric }), monthDay],
    [askedFor('en-US', { weekday: long }), weekday],
    [
      askedFor('en-US', { weekday: long, month: long, day: numeric }),
      (day) => `${weekday(day)}, ${monthDay(day)}`,
    ],
    [
      askedFor('en-US', { year: numeric, month: long, day: numeric }),
      (day) => `${monthDay(day)}, ${day.getUTCFullYear()}`,
    ],
  ]);
}
