import type { BackEnd, Chain } from './back-end.ts';
import type { Reach } from './reach.ts';

/** Hands each run a back end and takes it back; runs that share one take turns over its clubs. */
export interface BackEnds {
  readonly chain: Chain;
  /** The same chain in this process, for scenarios that need no wire; null where all are played over it. */
  readonly withoutWire: Reach | null;
  use<T>(work: (backEnd: BackEnd) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
