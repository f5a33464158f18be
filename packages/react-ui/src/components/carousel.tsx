import { type JSX, type ReactNode, useId } from 'react';

import { carouselCopy } from '../copy/survey.ts';
import { useCarousel } from '../hooks/use-carousel.ts';
import { useCopy } from '../locale/use-copy.ts';
import { Icon } from './icon.tsx';

export interface CarouselProps {
  readonly title: string;
  readonly eyebrow?: string;
  readonly slides: readonly { readonly id: string; readonly content: ReactNode }[];
}

/** How many cards are visible at once. A single card takes the full width. */
const seenAtOnce = 2;

/** Cards in a row, moved by swiping or, if they don't all fit, by arrow buttons. Renders nothing without slides. */
export function Carousel({ title, eyebrow, slides }: CarouselProps): JSX.Element | null {
  const copy = useCopy(carouselCopy);
  const titleId = useId();
  const trackId = `${titleId}-track`;
  const { scroller, first, last, show, onScroll, onKeyDown } = useCarousel(
    slides.length,
    seenAtOnce,
  );
  if (slides.length === 0) return null;
  return (
    <section
      className="foyer-carousel"
      aria-roledescription={copy.role}
      aria-labelledby={titleId}
      data-single={slides.length === 1 ? '' : undefined}
    >
      <header className="foyer-carousel__header">
        <div>
          {eyebrow !== undefined && <p className="foyer-eyebrow">{eyebrow}</p>}
          <h3 className="foyer-carousel__title" id={titleId}>
            {title}
          </h3>
        </div>
        {last > 0 && (
          <div className="foyer-carousel__arrows">
            <Arrow
              name="left"
              label={copy.previous}
              track={trackId}
              ends={first === 0}
              onPress={() => show(first - 1)}
            />
            <Arrow
              name="right"
              label={copy.next}
              track={trackId}
              ends={first === last}
              onPress={() => show(first + 1)}
            />
          </div>
        )}
      </header>
      <div
        className="foyer-carousel__window"
        ref={scroller}
        onScroll={onScroll}
        // Makes the scrollable area reachable by keyboard.
        {...(last > 0 && { role: 'group', 'aria-labelledby': titleId, tabIndex: 0, onKeyDown })}
      >
        <div className="foyer-carousel__track" id={trackId} aria-live="polite">
          {slides.map(({ id, content }, place) => (
            <div
              key={id}
              className="foyer-carousel__slide"
              role="group"
              aria-roledescription={copy.slide}
              aria-label={copy.place(place + 1, slides.length)}
              inert={place < first || place >= first + seenAtOnce}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

interface ArrowProps {
  readonly name: 'left' | 'right';
  readonly label: string;
  /** The id of the element that the arrow scrolls. */
  readonly track: string;
  /** True if there are no more slides in this direction. */
  readonly ends: boolean;
  readonly onPress: () => void;
}

function Arrow({ name, label, track, ends, onPress }: ArrowProps): JSX.Element {
  return (
    <button
      type="button"
      className="foyer-icon-button"
      aria-label={label}
      aria-controls={track}
      aria-disabled={ends ? true : undefined}
      onClick={ends ? undefined : onPress}
    >
      <Icon name={name} />
    </button>
  );
}
