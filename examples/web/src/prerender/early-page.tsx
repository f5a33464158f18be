import { Skeleton } from '@foyer/react-ui';
import { type JSX, useEffect } from 'react';

/** The main part of a skeleton page, until the page itself appears. */
let skeleton: Element | null = null;

/**
 * Returns true if React should hydrate the prerendered page. Otherwise React replaces it, and the style sheet knows by
 * the id of its main part what stays until then: a skeleton, or of a page that isn't this visitor's only the header.
 */
export function takeEarlyPage(page: Document, root: HTMLElement): boolean {
  // The notice about a slow script follows the root.
  root.nextElementSibling?.remove();
  delete root.dataset['early'];
  const drawn = page.documentElement.dataset['foyerPage'];
  if (drawn && drawn !== 'skeleton') return true;
  const main = root.querySelector('main');
  if (main) main.id = String(drawn);
  if (drawn) skeleton = main;
  return false;
}

/** Whether the server found nothing at the address and sent the not-found page. */
export function isNotFoundPage(): boolean {
  // There is no document while pages are prerendered.
  return (
    typeof document !== 'undefined' && document.documentElement.dataset['foyerPage'] === 'missing'
  );
}

/** Shown while a page can't be: its skeleton if it came with one. */
export function WaitingPage(): JSX.Element {
  return (
    <div ref={showSkeleton} className="page page--waiting">
      <Skeleton shape="card" />
    </div>
  );
}

/** A ref for the place of a page. Moves the skeleton into it, if there is one. */
export function showSkeleton(place: Element | null): void {
  if (skeleton) place?.replaceChildren(skeleton);
}

/**
 * Presses the button again that the visitor pressed before hydration (`beforeHydration`). Render it in the page's Suspense
 * boundary, so that its effect runs when the page's code has loaded and React can handle the press.
 */
export function ReplayEarlyPress(): null {
  useEffect(() => {
    skeleton = null;
    const button = window.foyerEarlyPress;
    delete window.foyerEarlyPress;
    // React ignores events that are dispatched while it commits.
    if (button) setTimeout(() => button.click());
  }, []);
  return null;
}
