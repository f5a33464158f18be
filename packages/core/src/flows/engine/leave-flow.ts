import { selectedClubCookie } from '../../clubs/club.ts';
import type { CookieJar } from '../../kernel/cookie-jar.port.ts';
import type { KeyValueStore } from '../../kernel/key-value-store.port.ts';
import type { Navigation } from '../../kernel/navigation.port.ts';
import type { Visitor } from '../../kernel/visitor.port.ts';
import type { Activity } from '../../kernel/activity.ts';
import { defaultExitPath, returnPathKey, safeReturnPath } from './return-path.ts';

export interface LeavingDependencies {
  /** For this tab only. */
  readonly sessionStore: KeyValueStore;
  readonly cookies: CookieJar;
  readonly navigation: Navigation;
  readonly visitor: Visitor;
  readonly activity: Activity;
}

/**
 * Leaves the flow through its exit. Clears it with `forget`, then goes to where the visitor came from, if that's a
 * valid return path.
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
