import type { Navigation } from '@foyer/core';
import { useState } from 'react';

let hasMoved = false;

/** Notices the first move within the site. Answers a function that ends it. */
export function watchMoves(navigation: Navigation): () => void {
  return navigation.onChange(() => {
    hasMoved = true;
  });
}

/**
 * True for a page that the visitor came to from another one of the site. It replaces what had the focus, so that its
 * heading takes it; a page that was just loaded leaves the focus where the browser has it. UI-02
 */
export function useComesFromPage(): boolean {
  const [comes] = useState(() => hasMoved);
  return comes;
}
