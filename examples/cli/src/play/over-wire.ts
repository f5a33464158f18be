import type { BackEnd } from './back-end.ts';
import { FaultyNetwork } from './faulty-network.ts';
import type { Reach } from './reach.ts';

/** Over HTTP, where a scenario lets things go wrong. CL-03 */
export function overWire(backEnd: BackEnd): Reach {
  return (clock) => ({
    backEnd,
    network: new FaultyNetwork(backEnd.fetch, clock),
    chain: null,
  });
}
