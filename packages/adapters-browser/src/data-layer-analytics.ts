import type { Analytics, AnalyticsEvent, Logger } from '@foyer/core';

/** A page with a tag manager's queue, which scripts make themselves when they come first. */
export type DataLayerPage = { dataLayer?: unknown[] };

/** Events by the `dataLayer` convention: `{ event: 'visit_booked', facilityId: '101', … }`. AN-01 */
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
      // A tag manager replaces `push` by code of its own; its troubles are not the visitor's.
      this.#logger?.warn('analytics-failed', { name });
    }
  }
}
