import type { Analytics, Logger } from '@foyer/core';
import type { AnalyticsEvent } from '@foyer/core/kernel';

/** A page with a tag manager's queue. Scripts that run first create it themselves. */
export type DataLayerPage = { dataLayer?: unknown[] };

/** Reports events by the `dataLayer` convention: `{ event: 'visit_booked', facilityId: '101', … }`. */
export class DataLayerAnalytics implements Analytics {
  readonly #page: DataLayerPage;
  readonly #logger: Logger | undefined;

  constructor(logger?: Logger, page: DataLayerPage = window as DataLayerPage) {
    this.#logger = logger;
    this.#page = page;
  }

  record({ name, ...fields }: AnalyticsEvent): void {
    try {
      this.#page.dataLayer ??= [];
      this.#page.dataLayer.push({ event: name, ...fields });
    } catch {
      // Tag managers replace `push` with their own code, whose errors must not affect the visitor.
      this.#logger?.warn('analytics-failed', { name });
    }
  }
}
