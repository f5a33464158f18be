import type { KeyValueStore } from '../../kernel/key-value-store.port.ts';
import type { Navigation } from '../../kernel/navigation.port.ts';
import type { Visitor } from '../../kernel/visitor.port.ts';
import { returnPathKey, safeReturnPath } from './return-path.ts';

export interface WayBackDependencies {
  readonly navigation: Navigation;
  /** Kept for this tab. */
  readonly sessionStore: KeyValueStore;
  readonly visitor: Visitor;
}

/**
 * Keeps, for the exit control, the page of the site from which the visitor came to a flow's page: whoever goes on from
 * one flow's page to another still has the page before the first. `before` is where the visitor was before the shown
 * page, as a path or an address of whatever site; it counts only while this tab has kept nothing. Answers a function
 * that ends it. Source: LX-08, LX-09.
 */
export function keepWayBack(
  { navigation, sessionStore, visitor }: WayBackDependencies,
  before: string,
): () => void {
  const { origin } = new URL(visitor.pageUrl());
  const wayBack = (address: string): string | null => safeReturnPath(address, origin);
  const keep = (from: string, to: string): void => {
    const path = from === '' ? null : wayBack(from);
    // What is no way back is a flow's page.
    if (path === null || wayBack(to) !== null) return;
    // Where it can't be kept, leaving leads to the default.
    sessionStore.write(returnPathKey, path).unwrapOr(undefined);
  };
  let shown = navigation.current();
  if (sessionStore.read(returnPathKey) === null) keep(before, shown);
  return navigation.onChange(() => {
    const from = shown;
    shown = navigation.current();
    keep(from, shown);
  });
}
