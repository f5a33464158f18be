import type { Analytics, AnalyticsEvent } from '../../src/kernel/analytics.port.ts';

/** Records all events in order. */
export class FakeAnalytics implements Analytics {
  readonly events: AnalyticsEvent[] = [];

  record(event: AnalyticsEvent): void {
    this.events.push(event);
  }

  /** The names of the events in order. */
  names(): readonly AnalyticsEvent['name'][] {
    return this.events.map((event) => event.name);
  }
}
