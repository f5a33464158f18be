/**
 * What this Node's own calendar data says of zones and of days in English, found out when the command was built. The first
 * `Intl.DateTimeFormat` of a process takes 11 ms, since V8 looks through all of its 700 languages; most scenarios ask for no
 * more than this.
 */
export interface PreparedDates {
  /** Of the data: another Node, or other data, answers by itself. */
  readonly versions: string;
  /** Epoch ms from which it was asked, and until when. */
  readonly from: number;
  readonly to: number;
  /** By zone, from `from` on: the minutes that its clocks are ahead, then each change of them, in minutes since 1970, and what follows it. */
  readonly zones: Readonly<Record<string, readonly number[]>>;
  readonly months: readonly string[];
  /** From Sunday on. */
  readonly weekdays: readonly string[];
}

/** Which calendar data this process has. */
export function dataVersions(): string {
  const { icu, cldr, tz, unicode } = process.versions;
  return [icu, cldr, tz, unicode].join(' ');
}

const dayMs = 86_400_000;
const minuteMs = 60_000;

/** Asks the platform for all that it knows of these years. */
export function prepareDates(fromYear: number, toYear: number): PreparedDates {
  const [from, to] = [Date.UTC(fromYear), Date.UTC(toYear)];
  const zones: Record<string, readonly number[]> = {};
  for (const zone of Intl.supportedValuesOf('timeZone')) {
    const offsetAt = offsetsOf(zone);
    const changes = changesOf(offsetAt, from, to);
    if (changes.every((minutes) => Number.isInteger(minutes))) zones[zone] = changes;
  }
  const named = (options: Intl.DateTimeFormatOptions, count: number, at: (n: number) => number) => {
    const written = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
    return Array.from({ length: count }, (_, index) => written.format(at(index)));
  };
  return {
    ...{ versions: dataVersions(), from, to, zones },
    months: named({ month: 'long' }, 12, (month) => Date.UTC(2026, month, 15)),
    weekdays: named({ weekday: 'long' }, 7, (day) => Date.UTC(2026, 1, 1 + day)),
  };
}

/** Minutes by epoch ms. */
function offsetsOf(timeZone: string): (at: number) => number {
  const clock = new Intl.DateTimeFormat('en-u-hc-h23', {
    ...{ timeZone, year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
  });
  return (at) => {
    const shown: Record<string, number> = {};
    for (const { type, value } of clock.formatToParts(at)) shown[type] = Number(value);
    const { year = 0, month = 1, day, hour, minute, second } = shown;
    return (Date.UTC(year, month - 1, day, hour, minute, second) - at) / minuteMs;
  };
}

/** No zone changes its clocks there and back within a week. */
function changesOf(offsetAt: (at: number) => number, from: number, to: number): readonly number[] {
  let before = offsetAt(from);
  const changes = [before];
  for (let start = from; start < to; start += 7 * dayMs) {
    let [low, high] = [start, Math.min(start + 7 * dayMs, to)];
    const after = offsetAt(high);
    if (after === before) continue;
    while (high - low > minuteMs) {
      const middle = low + Math.floor((high - low) / 2 / minuteMs) * minuteMs;
      if (offsetAt(middle) === before) low = middle;
      else high = middle;
    }
    changes.push(high / minuteMs, after);
    before = after;
  }
  return changes;
}
