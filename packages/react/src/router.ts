import type { Navigation } from '@foyer/core';
import type { LinkComponent } from '@foyer/react-ui';

/** The app's router, as far as Foyer's links to the app's pages need it. */
export interface FoyerRouter {
  /** Shows another page of the app. */
  push(path: string): void;
  /** Shows another page in place of the current one. */
  replace(path: string): void;
  /** The router's link, with an `href`. */
  readonly Link?: LinkComponent;
}

/**
 * Lets `router` show the app's other pages; without one, they are loaded. A flow's steps and a page's own query stay in
 * the browser's history.
 */
export function withRouter(base: Navigation, router: () => FoyerRouter | null): Navigation {
  const show =
    (how: 'push' | 'replace'): Navigation['push'] =>
    (path, change) => {
      const routes = router();
      const isSamePage = change?.samePage === true || pageOf(path) === pageOf(base.current());
      if (isSamePage) base[how](path, change);
      else if (routes === null) base.load(path);
      else routes[how](path);
    };
  return {
    current: () => base.current(),
    isRevisited: () => base.isRevisited(),
    push: show('push'),
    replace: show('replace'),
    load: (address) => base.load(address),
    onChange: (listener) => base.onChange(listener),
  };
}

function pageOf(path: string): string {
  return path.split(/[?#]/, 1)[0] ?? '';
}
