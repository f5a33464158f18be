import type { Clock } from './clock.port.ts';
import type { Temporal } from './temporal.ts';

/** Whether the visitor is signed in as a member. */
export interface MemberSession {
  /** When the session ends; null if nobody is signed in. The token itself stays behind this port. */
  expiresAt(): Temporal.Instant | null;
}

export function isSignedIn(session: MemberSession, clock: Clock): boolean {
  const until = session.expiresAt();
  return until !== null && until.epochMilliseconds > clock.now().epochMilliseconds;
}
