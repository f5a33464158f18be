import { english, type Language } from '@foyer/react-ui/language';

import { addressIn, headCopy, headOf, notFoundHead } from './page-heads.ts';

/**
 * Writes the description, canonical link and robots tag of the page at `path` into the document's head, so that a shared
 * link is the current one. Each page sets its own title.
 */
export function showHead(page: Document, path: string, language: Language = english): void {
  const headings = headCopy(language);
  const { listed, description, standsFor } = headOf(path, headings) ?? notFoundHead(headings);
  const [pathname = '/'] = path.split(/[?#]/, 1);
  const { origin } = new URL(
    page.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? page.location.href,
  );
  const address = listed ? addressIn(origin + (standsFor ?? pathname), language.locale) : null;
  // Only the server can describe an individual club.
  const copy = description?.includes('{{') ? null : description;
  put(page, 'link', 'rel', 'canonical', 'href', address);
  put(page, 'meta', 'name', 'robots', 'content', listed ? null : 'noindex');
  put(page, 'meta', 'name', 'description', 'content', copy);
  put(page, 'meta', 'property', 'og:description', 'content', copy);
  put(page, 'meta', 'property', 'og:url', 'content', address);
  put(page, 'meta', 'property', 'og:title', 'content', null);
  for (const one of page.querySelectorAll(ofThatPageOnly)) one.remove();
}

/** Metadata of the loaded page alone. */
const ofThatPageOnly =
  'script[type="application/ld+json"], link[rel=alternate][hreflang], meta[name=foyer-city]';

/** Sets one element of the head, identified by an attribute; null removes it. */
function put(
  page: Document,
  tag: 'link' | 'meta',
  kind: string,
  name: string,
  attribute: string,
  value: string | null,
): void {
  const found = page.head.querySelector(`${tag}[${kind}="${name}"]`);
  if (value === null) {
    found?.remove();
    return;
  }
  const element = found ?? page.head.appendChild(page.createElement(tag));
  element.setAttribute(kind, name);
  element.setAttribute(attribute, value);
}
