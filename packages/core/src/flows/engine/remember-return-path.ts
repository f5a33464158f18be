import type { KeyValueStore } from '../../kernel/key-value-store.port.ts';
import type { Navigation } from '../../kernel/navigation.port.ts';
import type { Visitor } from '../../kernel/visitor.port.ts';
import { returnPathKey, safeReturnPath } from './return-path.ts';

export interface ReturnPathDependencies {
  readonly navigation: Navigation;
  /** For this tab only. */
  readonly sessionStore: KeyValueStore;
  readonly visitor: Visitor;
}

/**
 * Remembers the page from which the visitor entered a flow, for the exit. Going from one flow page to another keeps
 * the page before the first. `before` is the previous page, as a path or a URL of any site. It's used only if this
 * tab has no return path yet. Returns a function that stops this.
 */
export function rememberReturnPath(
  { navigation, sessionStore, visitor }: ReturnPathDependencies,
  before: string,
): () => void {
  const { origin } = new URL(visitor.pageUrl());
  const safePath = (address: string): string | null => safeReturnPath(address, origin);
  const keep = (from: string, to: string): void => {
    const path = from === '' ? null : safePath(from);
    // Only flow pages are invalid return paths, so this detects entering a flow.
    if (path === null || safePath(to) !== null) return;
    // If this can't be stored, leaving goes to the default page.
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
