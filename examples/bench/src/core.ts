import { checkContact, type Club, nearestClubs, Temporal, timeLabelAt } from '@foyer/core';
import { aClub, seededRandom } from '@foyer/core/testing';
import { around } from 'geokdbush';
import KDBush from 'kdbush';
import { DateTime } from 'luxon';
import { bench, do_not_optimize as use, run, summary } from 'mitata';
// oxlint-disable-next-line no-restricted-imports -- the build that a team would take
import { z } from 'zod';

/** Prints what the core's most called rules cost beside the library that a team would use instead. */
export async function benchCore(): Promise<void> {
  timeLabels();
  contactForm();
  nearest();
  await run();
}

/** A month of times in a club's zone, which changes its clocks within that month. */
function timeLabels(): void {
  const timeZone = 'America/New_York';
  const first = Temporal.Instant.from('2026-10-20T13:00:00Z').toZonedDateTimeISO(timeZone);
  const times = Array.from(
    { length: 280 },
    (_, index) => first.add({ days: Math.floor(index / 10), hours: index % 10 }).epochMilliseconds,
  );
  summary(() => {
    bench('280 time labels: Foyer', () => times.map((at) => use(timeLabelAt(at, timeZone))));
    bench('280 time labels: luxon', () =>
      times.map((at) => use(DateTime.fromMillis(at, { zone: timeZone }).toFormat('h:mm a'))));
  });
}

function contactForm(): void {
  const input = {
    first_name: 'Jean-Luc',
    last_name: "O'Brien",
    email_address: 'jl.obrien+gym@mail.example',
    company_email: '',
    phone_number: '(718) 555-0199',
    postal_code: '',
  };
  const name = z
    .string()
    .trim()
    .min(2)
    .regex(/^\p{L}[\p{L}\p{M}' -]*$/u);
  const form = z.object({
    first_name: name,
    last_name: name,
    email_address: z.email(),
    phone_number: z.string().regex(/^\(?\d{3}\)?[ -]?\d{3}[ -]?\d{4}$/),
  });
  summary(() => {
    bench('contact form: Foyer', () => use(checkContact(input, false)));
    bench('contact form: zod', () => use(form.safeParse(input)));
  });
}

function nearest(): void {
  const random = seededRandom(7);
  const club = aClub();
  const clubs = Array.from({ length: 100 }, (_, index) => ({
    ...club,
    facilityId: String(index) as Club['facilityId'],
    lat: 25 + random() * 30,
    long: -125 + random() * 58,
  }));
  const index = new KDBush(clubs.length);
  for (const { lat, long } of clubs) index.add(long, lat);
  index.finish();
  const from = { latitude: 40.7, longitude: -74 };
  summary(() => {
    bench('nearest 3 of 100 clubs: Foyer', () => use(nearestClubs(clubs, from)));
    bench('nearest 3 of 100 clubs: geokdbush', () =>
      use(around(index, from.longitude, from.latitude, 3)));
  });
}
