import type { Clock, Club, IdSource, LeadFlowSettings } from '@foyer/core';

import type { CallName } from '../scenario/faults.schema.ts';
import type { FieldName } from '../scenario/parts.schema.ts';
import type { BackEnd } from './back-end.ts';
import type { InMemoryBackEnd } from './in-memory-back-end.ts';

/** The state of one run of a scenario, in the core or in a browser. */
export interface Run {
  readonly backEnd: BackEnd;
  /** The in-memory back end, if the run uses it. */
  readonly inMemory?: InMemoryBackEnd | null;
  /** The scenario's clubs by the names it gives them. */
  readonly clubs: ReadonlyMap<string, Club>;
  readonly random: () => number;
  readonly ids: IdSource;
  readonly clock: Clock;
  readonly settings: Partial<LeadFlowSettings>;
  readonly network: {
    /** How often each call was sent. */
    readonly sent: Readonly<Record<CallName, number>>;
    /** The transaction id of every lead that was sent. */
    readonly transactionIds: Set<string>;
  };
  /** The transaction ids of other visitors' bookings. */
  readonly othersTransactionIds: string[];
  /** The product tokens of purchases that the visitor paid for or tried to pay for. */
  readonly productTokens: Set<string>;
  /** The visitor's latest input, by field. */
  typed: Typed;
}

/** The visitor's input, by field. */
export type Typed = Readonly<Partial<Record<FieldName, string>>>;

/** A scenario's visitor after joining. */
export interface Member {
  readonly memberId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Null before they choose one. */
  readonly username: string | null;
  readonly password: string;
}
