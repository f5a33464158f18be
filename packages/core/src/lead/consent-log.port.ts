import type { CallFailure, CallOptions } from '../kernel/call-failure.ts';
import type { Result } from '../kernel/result.ts';

/** A consent: what the visitor was asked, and the answer. */
export interface ConsentRecord {
  /** Created once for this consent, so that sending it again doesn't record it twice. */
  readonly id: string;
  readonly transactionId: string;
  readonly channel: 'newsletter' | 'text-alerts';
  readonly granted: boolean;
  /** `express` when a checkbox was shown, `default` when none was and the newsletter is subscribed by default. */
  readonly basis: 'express' | 'default';
  /** Whose law asked for it, by its name in the settings: `canada`; null if none does. */
  readonly jurisdiction: string | null;
  /** The exact text that the visitor saw. */
  readonly text: string;
  readonly textVersion: string;
  /** ISO instant. */
  readonly at: string;
  readonly sourceUrl: string;
}

/** The append-only list of consents. Its path is configurable. */
export interface ConsentLog {
  /**
   * Adds all records or none. The same record again is recorded once; another record under a used id is `rejected` with
   * status 409, and `field` names it by its position, such as `1.id`.
   */
  append(
    records: readonly ConsentRecord[],
    options?: CallOptions,
  ): Promise<Result<void, CallFailure>>;
}
