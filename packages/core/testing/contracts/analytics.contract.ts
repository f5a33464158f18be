import { describe, expect, it } from 'vitest';

import type { Analytics, AnalyticsEvent } from '../../src/kernel/analytics.port.ts';
import { meets } from './meets.ts';

export interface AnalyticsEnvironment {
  readonly analytics: Analytics;
  /** All events so far, oldest first. */
  recorded(): readonly AnalyticsEvent[];
}

/** The behavior of every `Analytics`. */
export function analyticsContract(subject: string, open: () => AnalyticsEnvironment): void {
  describe(`${subject} records analytics events`, () => {
    it('records complete events in order', meets('AN-01'), () => {
      const { analytics, recorded } = open();
      const events: readonly AnalyticsEvent[] = [
        { name: 'flow_started', flow: 'lead' },
        { name: 'lead_created', facilityId: '101', intent: 'visit' },
        { name: 'visit_booked', facilityId: '101', daysAhead: 3 },
      ];
      for (const event of events) analytics.record(event);
      expect(recorded()).toEqual(events);
    });

    it('is empty before the first event', () => {
      expect(open().recorded()).toEqual([]);
    });
  });
}
