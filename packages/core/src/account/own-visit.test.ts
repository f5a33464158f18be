import { expect, it } from 'vitest';

import { aVisitOf } from '../../testing/builders/member.builder.ts';
import { sortVisits } from './account.ts';

it('MB-48: the next visit comes first, and among those that are over the latest', () => {
  const visits = [
    aVisitOf('canceled', '2026-12-01T15:00:00Z'),
    aVisitOf('booked', '2026-11-28T15:00:00Z'),
    aVisitOf('past', '2026-11-02T15:00:00Z'),
    aVisitOf('booked', '2026-11-24T15:00:00Z'),
    aVisitOf('missed', '2026-11-10T15:00:00Z'),
  ];
  const { upcoming, past } = sortVisits(visits);
  expect(upcoming.map(({ startsAt }) => startsAt.toString())).toEqual([
    '2026-11-24T15:00:00Z',
    '2026-11-28T15:00:00Z',
  ]);
  expect(past.map(({ state }) => state)).toEqual(['canceled', 'missed', 'past']);
});
