import { type JSX, useState } from 'react';

import { earlyMarkup } from './early-markup.ts';

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
  // oxlint-disable-next-line react/no-danger -- the page's own markup
  return <div data-early-links={name} suppressHydrationWarning dangerouslySetInnerHTML={markup} />;
}
