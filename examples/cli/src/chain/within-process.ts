import type { Reach } from '../play/reach.ts';
import { ChainNetwork } from './chain-network.ts';
import { ChainRun } from './chain-run.ts';
import type { SeededChain } from './seeded-chain.ts';
import { VisitCalendar } from './visit-calendar.ts';

/** Straight to the chain in this process: a back end of its own for each run. CL-01 */
export function withinProcess(chain: SeededChain): Reach {
  const calendar = new VisitCalendar(chain.visitRules);
  return (clock) => {
    const run = new ChainRun(chain, calendar, clock);
    const network = new ChainNetwork(run);
    return {
      backEnd: { baseUrl: 'http://localhost', lasts: false, fetch: network.fetch },
      network,
      chain: run,
    };
  };
}
