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
  /** The exact text that the visitor saw. */
  readonly text: string;
  readonly textVersion: string;
  /** ISO instant. */
  readonly at: string;
  readonly sourceUrl: string;
}

/** The append-only list of consents. Its path is configurable. */
export interface ConsentLog {
  append(
    records: readonly ConsentRecord[],
    options?: CallOptions,
  ): Promise<Result<void, CallFailure>>;
}
