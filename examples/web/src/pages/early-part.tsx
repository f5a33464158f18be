import { type JSX, type ReactNode, useState } from 'react';

import { earlyMarkup } from './early-markup.ts';

/** A part of a page that the server fills in: the build's template, or the server's markup. */
export type EarlyMarkup = 'template' | { readonly html: string };

interface EarlyPartName {
  readonly kind: 'club' | 'form' | 'gift-card' | 'promotion';
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
      // oxlint-disable-next-line react/no-danger -- the page's own markup
      dangerouslySetInnerHTML={earlyMarkup(early.html)}
    />
  );
}
