import type { Club } from '@foyer/core';
import {
  type JSX,
  type ReactNode,
  type Context,
  createContext,
  createElement,
  type Ref,
  useContext,
  useId,
} from 'react';
import type { ContentPicture } from '@foyer/core/content';

import { ClubPicture } from '../../components/club-card.tsx';
import { progressCopy } from '../../copy/first-step.ts';
import { useCopy } from '../../locale/use-copy.ts';

export interface StepLayoutProps extends HeadlineProps {
  /** Content below the headline, such as the visit or the order so far. */
  readonly aside?: ReactNode;
  /** Its picture is shown next to the step. */
  readonly club?: Club | null;
  /** More content: below the step on phones, beside it on wider screens. */
  readonly more?: ReactNode;
  readonly children: ReactNode;
}

export function StepLayout({
  aside,
  club,
  more,
  children,
  ...headline
}: StepLayoutProps): JSX.Element {
  return (
    <div className="foyer-step">
      <div className="foyer-step__aside">
        <Headline {...headline} />
        {aside}
        {club?.imageUrl != null && (
          <div className="foyer-step__art">
            <ClubPicture club={club} size="wide" />
          </div>
        )}
      </div>
      <div className="foyer-step__main">{children}</div>
      {more !== undefined && <div className="foyer-step__more">{more}</div>}
    </div>
  );
}

export interface HeadlineProps {
  /** Shown next to the eyebrow. */
  readonly logo?: ContentPicture | null;
  readonly eyebrow: string;
  /** The number of the step and of all steps, before the eyebrow. */
  readonly progress?: readonly [step: number, of: number] | null;
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
  progress,
  title,
  lede,
  heading,
  block,
}: HeadlineProps): JSX.Element {
  const copy = useCopy(progressCopy);
  const id = useId();
  const level = useContext(HeadlineLevel);
  return (
    <header className="foyer-headline" ref={block}>
      <p className="foyer-eyebrow" id={id}>
        {progress && <span className="foyer-progress">{`${copy.step(...progress)} · `}</span>}
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
