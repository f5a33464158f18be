import {
  ConsoleLogger,
  CryptoIdSource,
  storedVisitorId,
  SplitExperiments,
  type Splits,
  WebStorageStore,
} from '@foyer/adapters-browser';
import type { Experiments } from '@foyer/core/kernel';

export interface RunningExperiments {
  readonly splits: Splits;
  readonly visitorId: string;
  readonly experiments: Experiments;
}

/** Parses the page's experiments, such as `{"flag": [[true, 50], [false, 50]]}`. Throws for invalid JSON. */
export function readExperiments(text: string): RunningExperiments {
  const splits = JSON.parse(text) as Splits;
  const store = new WebStorageStore('localStorage');
  const logger = new ConsoleLogger();
  const visitorId = storedVisitorId(store, new CryptoIdSource(), logger);
  const experiments = new SplitExperiments({ splits, store, visitorId, logger });
  return { splits, visitorId, experiments };
}
