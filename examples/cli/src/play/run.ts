import type { Clock, Club, IdSource, LeadFlowSettings } from '@foyer/core';

import type { ChainRun } from '../chain/chain-run.ts';
import type { CallName } from '../scenario/call-names.ts';
import type { BackEnd } from './back-end.ts';
import type { Typed } from './visitors.ts';

/** What is known of one run of a scenario, however it is played. */
export interface Run {
  readonly backEnd: BackEnd;
  /** The back end itself, where it is played in this process and no wire leads to it. */
  readonly chain?: ChainRun | null;
  /** The scenario's clubs by the names it gives them. */
  readonly clubs: ReadonlyMap<string, Club>;
  readonly random: () => number;
  readonly ids: IdSource;
  readonly clock: Clock;
  readonly settings: Partial<LeadFlowSettings>;
  readonly network: {
    /** How often each call was sent. */
    readonly sent: Readonly<Record<CallName, number>>;
    /** Every transaction under which a lead was sent. */
    readonly transactionIds: Set<string>;
  };
  /** Transactions under which other visitors booked. */
  readonly othersTransactionIds: string[];
  /** The product tokens of purchases that the visitor paid for or tried to. */
  readonly productTokens: Set<string>;
  /** What the visitor filled in last, box by box. */
  typed: Typed;
}
