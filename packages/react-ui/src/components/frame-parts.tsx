import type { ContentPicture } from '@foyer/core/content';
import {
  type Context,
  createContext,
  createElement,
  type JSX,
  type Ref,
  useContext,
  useId,
} from 'react';

import { stripCopy } from '../copy/first-step.ts';
import { useCopy } from '../locale/use-copy.ts';

export interface HeadlineProps {
  /** Shown next to the eyebrow. */
  readonly logo?: ContentPicture | null;
  readonly eyebrow: string;
  readonly title: string;
  readonly lede?: string;
  /** Gives access to the step's heading, which takes the focus when the step appears. */
  readonly heading?: Ref<HTMLHeadingElement> | undefined;
  readonly block?: Ref<HTMLElement>;
}

/** `h2` if the flow is embedded in a page with its own title. */
export const HeadlineLevel: Context<'h1' | 'h2'> = createContext<'h1' | 'h2'>('h1');

/** The heading of a page: an eyebrow, the title, and a short introduction. */
export function Headline({
  logo,
  eyebrow,
  title,
  lede,
  heading,
  block,
}: HeadlineProps): JSX.Element {
  const id = useId();
  const level = useContext(HeadlineLevel);
  return (
    <header className="foyer-headline" ref={block}>
      <p className="foyer-eyebrow" id={id}>
        {eyebrow}
        {/* Comes after the text, so that loading it late doesn't move what the visitor is reading. */}
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
      {createElement(
        level,
        {
          ref: heading,
          className: 'foyer-headline__title',
          tabIndex: -1,
          'aria-describedby': id,
        },
        title,
      )}
      {lede !== undefined && <p className="foyer-lede">{lede}</p>}
    </header>
  );
}

export interface Selection {
  readonly label: string;
  /** The formatted selection; null shows the placeholder. */
  readonly value: string | null;
  readonly placeholder: string;
  readonly current: boolean;
}

/** The visitor's selections so far, in step order, with the current step marked. */
export function SelectionsStrip({
  selections,
  label: ofStrip,
}: {
  readonly selections: readonly Selection[];
  readonly label?: string;
}): JSX.Element {
  const copy = useCopy(stripCopy);
  return (
    <ol className="foyer-strip" aria-label={ofStrip ?? copy.label}>
      {selections.map(({ label, value, placeholder, current }) => (
        <li
          key={label}
          className="foyer-strip__item"
          data-done={value === null ? undefined : ''}
          aria-current={current ? 'step' : undefined}
        >
          <span className="foyer-strip__label">{label}</span>{' '}
          <span className="foyer-strip__value">{value ?? placeholder}</span>
        </li>
      ))}
    </ol>
  );
}
