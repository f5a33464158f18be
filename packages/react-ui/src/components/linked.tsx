import type { JSX } from 'react';

import { useSiteHref } from '../di/foyer-provider.tsx';

export interface LinkedProps {
  readonly text: string;
  /** The part of the text to link. If a custom text doesn't contain it, it follows the text. */
  readonly words: string;
  /** A path on the site. */
  readonly path: string;
}

/** A sentence that contains a link. */
export function Linked({ text, words, path }: LinkedProps): JSX.Element {
  const href = useSiteHref(path);
  const at = text.toLowerCase().indexOf(words.toLowerCase());
  const start = at === -1 ? text.length : at;
  const end = start + words.length;
  return (
    <>
      {at === -1 ? `${text} ` : text.slice(0, start)}
      <a href={href}>{at === -1 ? words : text.slice(start, end)}</a>
      {text.slice(end)}
    </>
  );
}
