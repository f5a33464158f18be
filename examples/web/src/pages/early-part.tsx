import { type JSX, type ReactNode, useState } from 'react';

/** A part of a page that the server fills in: the build's template, or the server's markup. */
export type EarlyMarkup = 'template' | { readonly html: string };

interface EarlyPartName {
  readonly kind: 'club' | 'form' | 'gift-card' | 'promotion' | 'trial-pass';
  /** How the address names it; empty on a page about one thing. */
  readonly slug?: string;
}

/** Null if the server sent another page. */
export function useEarlyPart({ kind, slug = '' }: EarlyPartName): EarlyMarkup | null {
  const [early] = useState<EarlyMarkup | null>(() => {
    if (typeof document === 'undefined') return 'template';
    const sent = document.querySelector(`[data-${kind}="${slug}"]`);
    return sent && { html: sent.innerHTML };
  });
  return early;
}

interface EarlyPartProps extends EarlyPartName {
  readonly early: EarlyMarkup;
  /** The template, with the server's placeholders. */
  readonly children: ReactNode;
}

/** The part as the server sent it, until the page has loaded its data. React leaves the markup alone while it hydrates. */
export function EarlyPart({ kind, slug = '', early, children }: EarlyPartProps): JSX.Element {
  const name = `data-${kind}`;
  if (early === 'template') {
    return <div {...{ [name]: slug === '' ? '' : '{{slug}}' }}>{children}</div>;
  }
  return (
    <div
      {...{ [name]: slug }}
      suppressHydrationWarning
      dangerouslySetInnerHTML={earlyMarkup(early.html)}
    />
  );
}

/**
 * Links that the server put into the page, until the page has loaded the clubs: for search engines, and for browsers
 * without JavaScript. React leaves them alone while it hydrates. `name` is the server's placeholder.
 */
export function EarlyLinks({ name }: { readonly name: 'links' | 'near' }): JSX.Element {
  const [markup] = useState(() =>
    earlyMarkup(
      typeof document === 'undefined'
        ? `{{${name}}}`
        : (document.querySelector(`[data-early-links="${name}"]`)?.innerHTML ?? ''),
    ),
  );
  return <div data-early-links={name} suppressHydrationWarning dangerouslySetInnerHTML={markup} />;
}

const policy =
  typeof window === 'undefined'
    ? undefined
    : window.trustedTypes?.createPolicy('early-markup', { createHTML: (html) => html });

/** Markup that the server sent with the page, as browsers with Trusted Types accept it. Never pass anything else. */
function earlyMarkup(html: string): { readonly __html: string } {
  return { __html: policy?.createHTML(html) ?? html };
}

/** A city whose name the server filled into the delivered page. */
export interface FilledCity {
  readonly slug: string;
  readonly name: string;
}

/** The placeholder for a city while its page is prerendered. */
export const placeholderCity = { path: '/clubs/{{city}}', slug: '{{city}}', name: '{{city}}' };

/** The city of the delivered page; null when that is another page. */
export function filledCity(slug: string): FilledCity | null {
  if (slug === placeholderCity.slug) return placeholderCity;
  if (typeof document === 'undefined') return null;
  const meta = document.querySelector<HTMLMetaElement>('meta[name=foyer-city]');
  return meta?.dataset['slug'] === slug ? { slug, name: meta.content } : null;
}
