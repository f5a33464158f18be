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

  it.each([
    '/join/step1/101',
    '/join/step2/101?payment=declined',
    '/join/step3/%E0%A4%A',
    '/join/step1/',
  ])('RT-05 LC-15 %s is a step of the join, whatever club it names', (path) => {
    expect(routeOf(path)).toEqual({ page: 'join' });
  });

  it.each(['/join/step4/101', '/join/step12', '/join/corp', '/join'])(
    'RT-05 %s is none of its steps',
    (path) => {
      expect(routeOf(path)).toEqual({ page: 'plain' });
    },
  );

  it('RT-06 the front page and the clubs have pages of their own', () => {
    expect(routeOf('/').page).toBe('home');
    expect(routeOf('/?utm_source=x').page).toBe('home');
    expect(routeOf('/clubs/').page).toBe('clubs');
  });

  it.each(['/login', '/account', '/account/password', '/activate?code=x', '/gift-card/purchase'])(
    'RT-06 RT-13 %s has to do with members',
    (path) => {
      expect(routeOf(path)).toEqual({ page: 'member' });
    },
  );

  it.each(['/accounts', '/loginx', '/a/account'])('RT-10 %s has not', (path) => {
    expect(routeOf(path)).toEqual({ page: 'plain' });
  });
});
