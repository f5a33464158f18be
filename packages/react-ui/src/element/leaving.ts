import type { Navigation } from '@foyer/core';

import { type LeaveReason, dispatch } from './lead-flow-events.ts';

/**
 * Leaves a host page on behalf of the flow: it asks the host and then goes to the site's page, unless the host
 * cancels. It never touches the host's URL and history.
 */
export class Leaving implements Navigation {
  readonly #target: EventTarget;
  readonly #site: string;
  readonly #open: (url: string) => void;

  constructor(target: EventTarget, site: string, open: (url: string) => void) {
    this.#target = target;
    this.#site = site;
    this.#open = open;
  }

  /** The element isn't on a page of the site. */
  current(): string {
    return '/';
  }

  isRevisited(): boolean {
    return false;
  }

  push(path: string): void {
    const url = this.#site + path;
    if (dispatch(this.#target, 'foyer-navigate', { url, reason: reasonOf(path) })) this.#open(url);
  }

  replace(path: string): void {
    this.push(path);
  }

  load(address: string): void {
    this.#open(new URL(address, `${this.#site}/`).href);
  }

  onChange(): () => void {
    return () => undefined;
  }
}

/**
 * Asks the host before a link of the flow leads to the site. Leaves links that open a tab, start a call or save a
 * file to the browser. Returns a function that removes the listener.
 */
export function askBeforeLinks(root: HTMLElement, target: EventTarget, site: string): () => void {
  const onClick = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || event.defaultPrevented || !opensHere(event, link)) return;
    if (!link.href.startsWith(`${site}/`)) return;
    const goes = dispatch(target, 'foyer-navigate', { url: link.href, reason: 'link' });
    if (!goes) event.preventDefault();
  };
  root.addEventListener('click', onClick);
  return () => root.removeEventListener('click', onClick);
}

function opensHere(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const isPlain =
    event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  return (
    isPlain && !link.hasAttribute('download') && (link.target === '' || link.target === '_self')
  );
}

function reasonOf(address: string): LeaveReason {
  const [path = ''] = address.split('?', 1);
  if (path === '/') return 'home';
  if (path.startsWith('/join/corp')) return 'corporate-join';
  return path.startsWith('/join/') ? 'join' : 'link';
}
