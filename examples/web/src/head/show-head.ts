import { english, type Language } from '@foyer/react-ui';

import { headWords } from './head-words.ts';
import { addressIn } from './page-address.ts';
import { headOf, notFoundHead } from './page-heads.ts';

/** Writes into the document's head what is said of the page at `path`, but for its title. */
export function showHead(page: Document, path: string, language: Language = english): void {
  const headings = headWords(language);
  const { listed, description, standsFor } = headOf(path, headings) ?? notFoundHead(headings);
  const [pathname = '/'] = path.split(/[?#]/, 1);
  const { origin } = new URL(
    page.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? page.location.href,
  );
  const address = listed ? addressIn(origin + (standsFor ?? pathname), language.locale) : null;
  // Of one club among many the server alone knows what to say.
  const words = description.includes('{{') ? null : description;
  put(page, 'link', 'rel', 'canonical', 'href', address);
  put(page, 'meta', 'name', 'robots', 'content', listed ? null : 'noindex');
  put(page, 'meta', 'name', 'description', 'content', words);
  put(page, 'meta', 'property', 'og:description', 'content', words);
  put(page, 'meta', 'property', 'og:url', 'content', address);
  put(page, 'meta', 'property', 'og:title', 'content', null);
  for (const one of page.querySelectorAll(ofThatPageOnly)) one.remove();
}

/** What was said of the page that was loaded, to search engines alone. */
const ofThatPageOnly = 'script[type="application/ld+json"], link[rel=alternate][hreflang]';

/** One element of the head, by the attribute that names it; null takes it away. */
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
