import { describe, expect, it } from 'vitest';

import { routeOf } from './routes.ts';

describe('the routes', () => {
  it.each([
    '/membership',
    '/membership/',
    '/membership?facilityId=1',
    '/membership/schedule',
    '/membership/a/b',
  ])('RT-01 %s holds the lead flow', (path) => {
    expect(routeOf(path)).toEqual({ page: 'membership' });
  });

  it.each(['/memberships', '/member', '/a/membership'])(
    'RT-10 %s is no page of the flow',
    (path) => {
      expect(routeOf(path)).toEqual({ page: 'plain' });
    },
  );

  it('RT-02 the visit page and its steps are one page', () => {
    expect(routeOf('/inquiry/schedule-your-visit?facilityId=102').page).toBe('schedule-visit');
    expect(routeOf('/inquiry/schedule-your-visit/schedule').page).toBe('schedule-visit');
  });

  it('LC-15 joining online names its club, whatever stands in the address', () => {
    expect(routeOf('/join/step1/101')).toEqual({ page: 'join', facilityId: '101' });
    expect(routeOf('/join/step1/%E0%A4%A')).toEqual({ page: 'join', facilityId: '%E0%A4%A' });
    expect(routeOf('/join/step1/').page).toBe('plain');
  });

  it('RT-06 the front page and the clubs have pages of their own', () => {
    expect(routeOf('/').page).toBe('home');
    expect(routeOf('/?utm_source=x').page).toBe('home');
    expect(routeOf('/clubs/').page).toBe('clubs');
  });
});
