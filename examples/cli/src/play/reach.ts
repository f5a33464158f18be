import type { Clock } from '@foyer/core';

import type { ChainRun } from '../chain/chain-run.ts';
import type { BackEnd } from './back-end.ts';
import type { Network } from './network.ts';

/** How a run gets to its back end, on the scenario's clock. */
export type Reach = (clock: Clock) => {
  readonly backEnd: BackEnd;
  readonly network: Network;
  /** The back end itself, where no wire leads to it. */
  readonly chain: ChainRun | null;
};
