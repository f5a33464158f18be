import { test } from 'vitest';
import * as z from 'zod/mini';
import { listFacilities as compiledFacilities } from '../../packages/adapters-http/src/contract/facilities.compiled.ts';
import { listFacilities } from '../../packages/adapters-http/src/contract/facilities.ts';
import { nearestClubs } from '../../packages/core/src/clubs/nearest-clubs.ts';
import { searchClubs } from '../../packages/core/src/clubs/search-clubs.ts';
import { decodeLeadFlowState } from '../../packages/core/src/lead/lead-flow.compiled.ts';
import { leadFlowStateSchema } from '../../packages/core/src/lead/lead-flow.schema.ts';
import { newLeadFlowState } from '../../packages/core/src/lead/lead-flow.state.ts';
import { Temporal } from '../../packages/core/src/shared/temporal.ts';
import { aClub, facilityId, seededRandom } from '../../packages/core/src/testing.ts';
import { planVisits } from '../../packages/core/src/visit/visit-plan.ts';

const clubs = aChain(120);
const here = { latitude: 40.75, longitude: -73.98 };
const times = aMonthOfTimes();

// Each runs as a visitor types or scrolls: a screen's frame has 16 ms, on a slow phone a quarter of this speed.
test('120 clubs', async ({ bench }) => {
  await bench('the nearest three', () => nearestClubs(clubs, here)).run();
  await bench('search: a name typed whole', () => searchClubs(clubs, 'Bryant Park 7', here)).run();
  await bench('search: one slip of the finger', () => searchClubs(clubs, 'bryent', here)).run();
});

test('a club with 30 days of times, every half hour', async ({ bench }) => {
  await bench('plan the days', () =>
    planVisits({
      times,
      facilityId: '101',
      timeZone: 'America/New_York',
      now: Temporal.Instant.from('2026-10-20T12:00:00Z'),
      blackoutDates: [{ facilityId: null, date: '2026-10-31' }],
    })).run();
});

// What comes from the network or the store is read before the screen is drawn; zod is what it was compiled from.
test('120 clubs from the back end', async ({ bench }) => {
  await bench('compiled', () => compiledFacilities.decode(clubs)).run();
  await bench('zod', () => z.safeParse(listFacilities.answer, clubs)).run();
});

test('the stored lead flow, two clubs in it', async ({ bench }) => {
  const [scheduledFacility, selectedFacility] = clubs;
  const codes = { outreachCode: 'WEBLEAD', joinOutreachCode: 'WEBLEAD_JOIN' };
  const state = { ...newLeadFlowState(codes), scheduledFacility, selectedFacility };
  await bench('compiled', () => decodeLeadFlowState(state)).run();
  await bench('zod', () => z.safeParse(leadFlowStateSchema, state)).run();
});

function aChain(size) {
  const random = seededRandom(7);
  return Array.from({ length: size }, (_, at) =>
    aClub({
      facilityId: facilityId(String(101 + at)),
      name: `Bryant Park ${at}`,
      lat: 25 + random() * 35,
      long: -125 + random() * 125,
    }),
  );
}

/** The days around the change of the clocks, 9 to 20 o'clock, as the back end sends them. */
function aMonthOfTimes() {
  return Array.from({ length: 30 }, (_, ahead) => {
    const open = Temporal.PlainDate.from('2026-10-20')
      .add({ days: ahead })
      .toZonedDateTime({ timeZone: 'America/New_York', plainTime: '09:00' });
    const slots = Array.from({ length: 22 }, (_, half) =>
      open.add({ minutes: 30 * half }).toString({ timeZoneName: 'never' }),
    );
    return {
      date: open.toPlainDate().toString(),
      timeSlots: slots.filter((_, at) => at % 5 !== 0),
      unavailableTimeSlots: slots.filter((_, at) => at % 5 === 0),
    };
  });
}
