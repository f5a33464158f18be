import type { Navigation } from '@foyer/core';

import { type LeaveReason, tell } from './lead-flow-events.ts';

/**
 * The flow's way out of a foreign page: it asks the host, and goes to the site's page unless the host says otherwise.
 * The host's address and history are never touched. RT-03, LX-14, EM-01
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

  /** No page of the flow's is shown: the element stands somewhere in the host's. */
  current(): string {
    return '/';
  }

  isRevisited(): boolean {
    return false;
  }

  push(path: string): void {
    const url = this.#site + path;
    if (tell(this.#target, 'foyer-navigate', { url, reason: reasonOf(path) })) this.#open(url);
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
 * A press on a link of the flow that leads to the site asks the host first. One that opens a tab, starts a call or saves
 * a file is the browser's. Answers a function that ends it.
 */
export function askBeforeLinks(root: HTMLElement, target: EventTarget, site: string): () => void {
  const onClick = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || event.defaultPrevented || !opensHere(event, link)) return;
    if (!link.href.startsWith(`${site}/`)) return;
    const goes = tell(target, 'foyer-navigate', { url: link.href, reason: 'link' });
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

function reasonOf(path: string): LeaveReason {
  if (path === '/') return 'home';
  if (path.startsWith('/join/corp')) return 'corporate-join';
  return path.startsWith('/join/') ? 'join' : 'link';
}
