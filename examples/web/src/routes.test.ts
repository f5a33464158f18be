import { describe, expect, it } from 'vitest';

import { routeOf } from './routes.ts';

describe('the routes', () => {
  it.each([
    '/membership',
    '/membership/',
    '/membership?facilityId=1',
    '/membership/schedule',
    '/membership/a/b',
  ])('RT-01 send %s to the lead flow', (path) => {
    expect(routeOf(path)).toBe('membership');
  });

  it.each(['/memberships', '/member', '/a/membership'])(
    'RT-10 don’t send %s to the flow',
    (path) => {
      expect(routeOf(path)).toBe('plain');
    },
  );

  it('RT-02 send the visit page and its steps to one page', () => {
    expect(routeOf('/inquiry/schedule-your-visit?facilityId=102')).toBe('booking');
    expect(routeOf('/inquiry/schedule-your-visit/schedule')).toBe('booking');
  });

  it.each([
    '/join/step1/101',
    '/join/step2/101?payment=declined',
    '/join/step3/%E0%A4%A',
    '/join/step1/',
  ])('RT-05 LC-15 send %s to a step of the join, whatever club it names', (path) => {
    expect(routeOf(path)).toBe('join');
  });

  it.each(['/join/step4/101', '/join/step12', '/join/corp', '/join'])(
    'RT-05 don’t send %s to one',
    (path) => {
      expect(routeOf(path)).toBe('plain');
    },
  );

  it('RT-06 include the front page and the club list', () => {
    expect(routeOf('/')).toBe('home');
    expect(routeOf('/?utm_source=x')).toBe('home');
    expect(routeOf('/clubs/')).toBe('clubs');
  });

  it.each(['/login', '/account', '/account/password', '/activate?code=x', '/day-pass'])(
    'RT-06 RT-13 send %s to a member page',
    (path) => {
      expect(routeOf(path)).toBe('member');
    },
  );

  it.each(['/accounts', '/loginx', '/a/account'])('RT-10 don’t send %s to one', (path) => {
    expect(routeOf(path)).toBe('plain');
  });
});
