import { selectedClubCookie } from '../../clubs/selected-club-cookie.ts';
import type { CookieJar } from '../../kernel/cookie-jar.port.ts';
import type { KeyValueStore } from '../../kernel/key-value-store.port.ts';
import type { Navigation } from '../../kernel/navigation.port.ts';
import type { Visitor } from '../../kernel/visitor.port.ts';
import type { Activity } from '../../kernel/activity.ts';
import { defaultExitPath, returnPathKey, safeReturnPath } from './return-path.ts';

export interface LeavingDependencies {
  /** Kept for this tab. */
  readonly sessionStore: KeyValueStore;
  readonly cookies: CookieJar;
  readonly navigation: Navigation;
  readonly visitor: Visitor;
  readonly activity: Activity;
}

/**
 * Leaving by the exit control, confirmed or without confirmation: the flow is forgotten by `forget`, and the visitor
 * goes to where they came from, if that is a way back at all. Source: LX-07, LX-08, LX-09.
 */
export function leaveFlow(
  { sessionStore, cookies, navigation, visitor, activity }: LeavingDependencies,
  forget: () => void,
): void {
  const stored = sessionStore.read(returnPathKey);
  const { origin } = new URL(visitor.pageUrl());
  sessionStore.remove(returnPathKey);
  cookies.remove(selectedClubCookie);
  forget();
  activity.begin();
  navigation.push((stored === null ? null : safeReturnPath(stored, origin)) ?? defaultExitPath);
  activity.end();
}
