import { describe, expect, it } from 'vitest';

import type { Analytics, AnalyticsEvent } from '../../src/kernel/analytics.port.ts';

export interface AnalyticsWorld {
  readonly analytics: Analytics;
  /** What has arrived so far, oldest first. */
  recorded(): readonly AnalyticsEvent[];
}

/** What every `Analytics` does. */
export function analyticsContract(subject: string, open: () => AnalyticsWorld): void {
  describe(`${subject} takes analytics events`, () => {
    it('AN-01 records events whole and in their order', () => {
      const { analytics, recorded } = open();
      const events: readonly AnalyticsEvent[] = [
        { name: 'flow_started', flow: 'lead' },
        { name: 'lead_created', facilityId: '101', intent: 'visit' },
        { name: 'visit_booked', facilityId: '101', daysAhead: 3 },
      ];
      for (const event of events) analytics.record(event);
      expect(recorded()).toEqual(events);
    });

    it('has nothing before the first event', () => {
      expect(open().recorded()).toEqual([]);
    });
  });
}
