import type { JSX } from 'react';

export interface LinkedProps {
  readonly text: string;
  /** The part of the text that leads on; a wording of the chain's own that lacks it is followed by it. */
  readonly words: string;
  readonly href: string;
}

/** A sentence, some words of which are a link. */
export function Linked({ text, words, href }: LinkedProps): JSX.Element {
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
