import type { ContentPicture } from '@foyer/core';
import { type Context, createContext, type JSX, type Ref, useContext, useId } from 'react';

export interface HeadlineProps {
  /** Beside the line above the title. */
  readonly logo?: ContentPicture | null;
  readonly eyebrow: string;
  readonly title: string;
  readonly lede?: string;
  /** The step's heading takes the focus when the step appears. */
  readonly ref?: Ref<HTMLHeadingElement>;
  /** The whole block. */
  readonly block?: Ref<HTMLElement>;
}

/** `h2` where the flow is a part of a page that has its own title. */
export const HeadlineLevel: Context<'h1' | 'h2'> = createContext<'h1' | 'h2'>('h1');

/** What this page is: a line above, the title, and a few words. LC-19 */
export function Headline({ logo, eyebrow, title, lede, ref, block }: HeadlineProps): JSX.Element {
  const id = useId();
  const level = useContext(HeadlineLevel);
  const heading = {
    className: 'foyer-headline__title',
    tabIndex: -1,
    'aria-describedby': id,
    ...(ref !== undefined && { ref }),
  };
  return (
    <header className="foyer-headline" {...(block !== undefined && { ref: block })}>
      <p className="foyer-eyebrow" id={id}>
        {eyebrow}
        {/* After the words: it may come later, and what is read stays where it is. */}
        {logo != null && (
          <img
            className="foyer-headline__logo"
            src={logo.src}
            alt={logo.alt}
            width={logo.width}
            height={logo.height}
          />
        )}
      </p>
      {level === 'h1' ? <h1 {...heading}>{title}</h1> : <h2 {...heading}>{title}</h2>}
      {lede !== undefined && <p className="foyer-headline__lede">{lede}</p>}
    </header>
  );
}
