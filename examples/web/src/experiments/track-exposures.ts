import { OpenFeatureExperiments, SplitProvider } from '@foyer/adapters-browser';
import type { Analytics, KeyValueStore, Logger } from '@foyer/core';
import { OpenFeature } from '@openfeature/web-sdk';

import { flags } from '../site-settings.ts';
import type { RunningExperiments } from './read-experiments.ts';

export interface Exposures {
  readonly running: RunningExperiments;
  /**
   * Flags that the address or the developer tools set. They aren't a visitor's assignment, so they aren't reported.
   */
  readonly switched: ReadonlySet<string>;
  readonly store: KeyValueStore;
  readonly analytics: Analytics;
  readonly logger: Logger;
}

/**
 * Asks the experiment service through OpenFeature once the form is visible, and reports to analytics which arms the
 * visitor sees. The page's own decisions stay; the service's other decisions are stored and apply from the next page
 * on. To use another service, set its provider here.
 */
export async function trackExposures(exposures: Exposures): Promise<void> {
  const { running, switched, store, analytics, logger } = exposures;
  const { splits, visitorId } = running;
  const seen = Object.values(flags).filter((flag) => Object.hasOwn(splits, flag));
  await OpenFeature.setProviderAndWait(new SplitProvider(splits), { targetingKey: visitorId });
  const service = new OpenFeatureExperiments({
    client: OpenFeature.getClient(),
    store,
    visitorId,
    logger,
  });
  const arms = new Map<string, boolean | string>([
    [flags.zipCode, service.isOn(flags.zipCode, false)],
    [flags.timesFirst, service.isOn(flags.timesFirst, false)],
    [flags.campaign, service.text(flags.campaign, '')],
    [flags.variant, service.text(flags.variant, '')],
  ]);
  for (const flag of seen) {
    if (switched.has(flag)) continue;
    const variant = String(arms.get(flag)) || 'none';
    analytics.record({ name: 'experiment_assigned', experiment: flag, variant });
  }
}
