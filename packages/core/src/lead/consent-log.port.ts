import type { CallFailure, CallOptions } from '../shared/call-failure.ts';
import type { Result } from '../shared/result.ts';

/** A consent as it was asked for and given. Source: LC-07. */
export interface ConsentRecord {
  /** Made once for this consent: sending it again records nothing twice. */
  readonly id: string;
  readonly transactionId: string;
  readonly channel: 'newsletter' | 'text-alerts';
  readonly granted: boolean;
  /** `express` when the person ticked a box, `default` when none was shown and the newsletter is subscribed to. */
  readonly basis: 'express' | 'default';
  /** The exact words that the person saw. */
  readonly text: string;
  readonly textVersion: string;
  /** ISO instant. */
  readonly at: string;
  readonly sourceUrl: string;
}

/** The list of consents: what is in it is never changed or taken out. Its path is configuration. */
export interface ConsentLog {
  append(
    records: readonly ConsentRecord[],
    options?: CallOptions,
  ): Promise<Result<void, CallFailure>>;
}
