import type { Navigation } from '@foyer/core';

/**
 * Follows the site's own links without reloading the page, so that pages and packages can use a plain `<a href>`.
 * Leaves new tabs, downloads, other sites and in-page anchors to the browser. Returns a function that stops it.
 */
export function followLinks(page: Document, navigation: Navigation): () => void {
  const onClick = (event: MouseEvent): void => {
    const path = pathToFollow(event, page);
    if (path === null) return;
    event.preventDefault();
    if (path !== navigation.current()) navigation.push(path);
    page.documentElement.scrollTop = 0;
  };
  page.addEventListener('click', onClick);
  return () => page.removeEventListener('click', onClick);
}

function pathToFollow(event: MouseEvent, page: Document): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (hasModifier(event)) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || link.hasAttribute('download')) return null;
  if (link.target !== '' && link.target !== '_self') return null;
  if (link.origin !== page.location.origin || link.hash !== '') return null;
  return link.pathname + link.search;
}

/** True for a click that browsers treat differently, for example by opening a new tab. */
export function hasModifier(
  event: Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
