import type { JSX } from 'react';

import { useSiteHref } from '../di/foyer-provider.tsx';

export interface TextWithLinkProps {
  readonly text: string;
  /** The part of the text to link. If a custom text doesn't contain it, it follows the text. */
  readonly linkText: string;
  /** A path on the site. */
  readonly path: string;
}

/** A sentence that contains a link. */
export function TextWithLink({ text, linkText, path }: TextWithLinkProps): JSX.Element {
  const href = useSiteHref(path);
  const at = text.toLowerCase().indexOf(linkText.toLowerCase());
  const start = at === -1 ? text.length : at;
  const end = start + linkText.length;
  return (
    <>
      {at === -1 ? `${text} ` : text.slice(0, start)}
      <a href={href}>{at === -1 ? linkText : text.slice(start, end)}</a>
      {text.slice(end)}
    </>
  );
}
