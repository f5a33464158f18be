import { OpenFeatureExperiments, SplitProvider } from '@foyer/adapters-browser';
import type { Analytics, KeyValueStore, Logger } from '@foyer/core';
import { OpenFeature } from '@openfeature/web-sdk';

import { flags } from './flags.ts';
import type { RunningExperiments } from './read-experiments.ts';

export interface Exposures {
  readonly running: RunningExperiments;
  /** Flags that the address or the development panel has switched: no visitor's, so they are not told of. */
  readonly switched: ReadonlySet<string>;
  readonly store: KeyValueStore;
  readonly analytics: Analytics;
  readonly logger: Logger;
}

/**
 * Asks the experiment service by OpenFeature, once the form stands, and tells analytics which arms the visitor sees.
 * What the page has decided stays; what the service decides beyond that is kept, and holds from the next page on. A
 * chain with a service of its own sets that service's provider here. AN-04
 */
export async function tellExposures(exposures: Exposures): Promise<void> {
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
    [flags.campaign, service.text(flags.campaign, '')],
    [flags.variant, service.text(flags.variant, '')],
  ]);
  for (const flag of seen) {
    if (switched.has(flag)) continue;
    const variant = String(arms.get(flag)) || 'none';
    analytics.record({ name: 'experiment_assigned', experiment: flag, variant });
  }
}
