import type { Navigation } from '@foyer/core';
import { useState } from 'react';

let hasMoved = false;

/** Notices the first navigation within the site. Returns a function that stops watching. */
export function watchNavigation(navigation: Navigation): () => void {
  return navigation.onChange(() => {
    hasMoved = true;
  });
}

/**
 * True for a page that the visitor reached from another page of the site. Its heading takes the focus, because the
 * previous page's focused element is gone. After a page load the focus stays where the browser puts it.
 */
export function useCameFromPage(): boolean {
  const [comes] = useState(() => hasMoved);
  return comes;
}
