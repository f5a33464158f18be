import type { CallFailure, CallOptions } from '../kernel/call-failure.ts';
import type { Result } from '../kernel/result.ts';
import type { Temporal } from '../kernel/temporal.ts';
import type { AccountEvent } from './account-event.ts';

/** A live session of the account, in any browser or app. */
export interface LiveSession {
  /** Names the session in calls. It's no credential. */
  readonly id: string;
  /** The browser's name, such as `Firefox`; null if unknown. */
  readonly browser: string | null;
  /** The name of the device's system, such as `Windows`; null if unknown. */
  readonly system: string | null;
  readonly signedInAt: Temporal.Instant;
  /** Exact to some minutes. */
  readonly lastUsedAt: Temporal.Instant;
  /** True for the session that asks. */
  readonly isThis: boolean;
}

/** Where the signed-in person's account is used, and what happened to it. */
export interface AccountSessions {
  /** Lists them, the last used first. */
  list(options?: CallOptions): Promise<Result<readonly LiveSession[], CallFailure>>;
  /** What happened to the account in the last 90 days, newest first. A back end may leave out the oldest. */
  activity(options?: CallOptions): Promise<Result<readonly AccountEvent[], CallFailure>>;
  /** Ends one. Succeeds for one that has ended; ends nothing for one that isn't theirs. */
  end(id: string, options?: CallOptions): Promise<Result<void, CallFailure>>;
  /** Ends all but the one that asks. */
  endOthers(options?: CallOptions): Promise<Result<void, CallFailure>>;
}
