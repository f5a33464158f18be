import { useEffect } from 'react';

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
