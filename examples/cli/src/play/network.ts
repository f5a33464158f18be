import type { Fetch } from '@foyer/adapters-http';

import type { CallName } from '../scenario/call-names.ts';
import type { Faults } from './faults.ts';

/** What lies between the visitor and a back end. */
export interface Network {
  /** How often each call was sent, those that never arrived too. */
  readonly sent: Readonly<Record<CallName, number>>;
  /** Every transaction under which a lead was sent. */
  readonly transactionIds: Set<string>;
  /** Under which clubs were told something. HT-55 */
  readonly feedbackIds: ReadonlySet<string>;
  /** Calls that the back end answered. */
  readonly answered: number;
  /** Real milliseconds of each exchange over HTTP. */
  readonly exchangeMs: readonly number[];
  readonly fetch: Fetch;
  /** The scenario wants what only a wire has, and there is none: whatever came of the run counts for nothing. */
  readonly isMissed: boolean;
  setFaults(faults: Faults): void;
  /** The visitor goes on while calls are out. */
  goesOnAtOnce(): void;
  /** Waits for real answers and for all that follows from them at once: nothing but virtual time is waited for after it. */
  settled(): Promise<void>;
}
