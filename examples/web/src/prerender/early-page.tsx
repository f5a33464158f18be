import { useEffect } from 'react';

/**
 * Returns true if React should hydrate the prerendered page. Otherwise removes everything but the header, which stays until
 * React renders, when `beforeHydration` found that the page isn't this visitor's.
 */
export function takeEarlyPage(page: Document, root: HTMLElement): boolean {
  // The notice about a slow script.
  page.querySelector('.site-slow')?.remove();
  if (!('early' in root.dataset)) return false;
  delete root.dataset['early'];
  const { dataset } = page.documentElement;
  if (!('foyerKnown' in dataset)) return true;
  for (const part of root.querySelectorAll('.site > :not(.site-header)')) part.remove();
  delete dataset['foyerKnown'];
  return false;
}

/**
 * Presses the button again that the visitor pressed before hydration (`beforeHydration`). Render it in the page's Suspense
 * boundary, so that its effect runs when the page's code has loaded and React can handle the press.
 */
export function ReplayEarlyPress(): null {
  useEffect(() => {
    const button = window.foyerEarlyPress;
    delete window.foyerEarlyPress;
    if (button == null) return;
    // React ignores events that are dispatched while it commits.
    setTimeout(() => button.click());
  }, []);
  return null;
}
