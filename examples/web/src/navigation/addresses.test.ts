import { describe, expect, it } from 'vitest';

import { lastSegmentOf, queryOf } from './addresses.ts';

describe('the parts of an address', () => {
  it.each([
    ['/feedback?facilityId=101', '101'],
    ['/feedback?code=a&facilityId=101#main', '101'],
    ['/feedback', null],
  ])('RT-06 include the query of %s', (path, facilityId) => {
    expect(queryOf(path).get('facilityId')).toBe(facilityId);
  });

  it.each([
    ['/account/agreements/summer%20club/?from=mail', 'summer club'],
    ['/account/agreements/%E0%A4%A', '%E0%A4%A'],
    ['/', ''],
  ])('RT-06 include the last segment of %s', (path, segment) => {
    expect(lastSegmentOf(path)).toBe(segment);
  });
});
