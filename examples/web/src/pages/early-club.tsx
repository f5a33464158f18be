import { ClubOutline } from '@foyer/react-ui/club';
import { type JSX, useState } from 'react';

import { earlyMarkup } from './early-markup.ts';

/** What the page has of the club before its script has loaded the rest: the build's template, or the server's markup. */
export type EarlyMarkup = 'template' | { readonly html: string };

/** Null on a page that the server didn't send for this club. */
export function useEarlyClub(slug: string): EarlyMarkup | null {
  const [early] = useState<EarlyMarkup | null>(() => {
    if (typeof document === 'undefined') return 'template';
    const sent = document.querySelector(`[data-club="${slug}"]`);
    return sent && { html: sent.innerHTML };
  });
  return early;
}

/**
 * The club as the server sent it, until the page has loaded its facts. React leaves the markup alone while it
 * hydrates.
 */
export function EarlyClub({
  slug,
  early,
}: {
  readonly slug: string;
  readonly early: EarlyMarkup;
}): JSX.Element {
  if (early === 'template') {
    return (
      <div data-club="{{slug}}">
        <ClubOutline
          {...{ facilityId: '{{id}}', name: '{{name}}', place: '{{place}}', image: '{{image}}' }}
          {...{ phone: '{{phone}}', dial: '{{dial}}', bookHref: '#visit' }}
          {...{ hoursHtml: '{{hours}}', roomsHtml: '{{rooms}}', waysHtml: '{{ways}}' }}
        />
      </div>
    );
  }
  return (
    <div
      data-club={slug}
      suppressHydrationWarning
      // oxlint-disable-next-line react/no-danger -- the page's own markup
      dangerouslySetInnerHTML={earlyMarkup(early.html)}
    />
  );
}
