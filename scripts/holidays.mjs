/**
 * Writes the public holidays of the countries in the chain's data: `pnpm holidays`. Clubs take no visits on these days
 * unless `openHolidays` in clubs.json names them.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import Holidays from 'date-holidays';

const years = [2026, 2027, 2028, 2029, 2030, 2031];
/** Countries where most holidays are those of a state or province. */
const byState = ['AU', 'CA'];
const folder = join(import.meta.dirname, '..', 'examples', 'api', 'data');

const { places } = JSON.parse(readFileSync(join(folder, 'clubs.json'), 'utf8'));
const named = places.flatMap(({ country, state }) =>
  byState.includes(country) ? [country, `${country}-${state}`] : [country],
);
const holidays = Object.fromEntries(
  [...new Set(named)].toSorted().map((place) => [place, holidaysOf(place)]),
);
const lines = Object.entries(holidays).map(
  ([place, days]) =>
    `  ${JSON.stringify(place)}: {\n${days.map(([date, name]) => `    "${date}": ${JSON.stringify(name)}`).join(',\n')}\n  }`,
);
writeFileSync(join(folder, 'holidays.json'), `{\n${lines.join(',\n')}\n}\n`);

/** A country's holidays, or those that a state has beyond its country's, as dates and names. */
function holidaysOf(place) {
  const [country, state] = place.split('-');
  const code = country === 'UK' ? 'GB' : country;
  const options = { types: ['public'] };
  const calendar = state ? new Holidays(code, state, options) : new Holidays(code, options);
  const days = years.flatMap((year) => calendar.getHolidays(year, 'en'));
  const dates = new Map(
    days.map(({ date, name }) => [date.slice(0, 10), name.replaceAll("'", '’')]),
  );
  const known = state ? new Set(holidaysOf(country).map(([date]) => date)) : new Set();
  return [...dates].filter(([date]) => !known.has(date)).toSorted();
}
