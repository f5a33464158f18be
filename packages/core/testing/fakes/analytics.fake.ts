import type { Analytics, AnalyticsEvent } from '../../src/kernel/analytics.port.ts';

/** Keeps what was recorded, in order. */
export class FakeAnalytics implements Analytics {
  readonly events: AnalyticsEvent[] = [];

  record(event: AnalyticsEvent): void {
    this.events.push(event);
  }

  /** The names alone, in order. */
  names(): readonly AnalyticsEvent['name'][] {
    return this.events.map((event) => event.name);
  }
}
