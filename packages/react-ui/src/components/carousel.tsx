import {
  type JSX,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useId,
  useRef,
  useState,
} from 'react';

import { carouselCopy } from '../copy/visit.ts';
import { useCopy } from '../locale/use-copy.ts';
import { ArrowButton, readingKey } from './arrow-button.tsx';
import { inert } from './inert.ts';

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
  const { scroller, first, last, show, onScroll, onKeyDown } = useCarousel(slides.length);
  const isHidden = (place: number): boolean => place < first || place >= first + seenAtOnce;
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
            <ArrowButton
              to="left"
              label={copy.previous}
              controls={trackId}
              onPress={first > 0 && (() => show(first - 1))}
            />
            <ArrowButton
              to="right"
              label={copy.next}
              controls={trackId}
              onPress={first < last && (() => show(first + 1))}
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
              {...(isHidden(place) && inert)}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

/** How long an arrow button takes to move the slides, in ms. */
const speedMs = 500;

interface CarouselTrack {
  /** The scrollable element. The slides are the children of its only child. */
  readonly scroller: RefObject<HTMLDivElement | null>;
  /** The index of the first visible slide. */
  readonly first: number;
  /** The highest possible `first`; 0 if all slides are visible. */
  readonly last: number;
  /** Scrolls to a slide, or as close as possible. */
  readonly show: (place: number) => void;
  readonly onScroll: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * A natively scrolling row of slides that visitors can swipe. Arrow buttons and keys move it by one slide in 500 ms,
 * or at once if the visitor prefers reduced motion.
 */
function useCarousel(count: number): CarouselTrack {
  const scroller = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState(0);
  const last = Math.max(0, count - seenAtOnce);
  const first = Math.min(place, last);
  const show = (wanted: number): void => {
    const next = Math.max(0, Math.min(wanted, last));
    setPlace(next);
    const row = scroller.current;
    if (row === null || next === first) return;
    glide(row, next * pitchOf(row));
  };
  return {
    scroller,
    first,
    last,
    show,
    onScroll: () => {
      const row = scroller.current;
      const pitch = row === null ? 0 : pitchOf(row);
      if (row !== null && pitch !== 0) setPlace(Math.round(row.scrollLeft / pitch));
    },
    onKeyDown: (event) => {
      // Ignores keys pressed inside a slide: a video uses the arrow keys to seek.
      const row = scroller.current;
      const to =
        row !== null && event.target === row ? placeBy(readingKey(event), first, last) : null;
      if (to === null) return;
      event.preventDefault();
      show(to);
    },
  };
}

/** The distance between the starts of two neighboring slides, in px. Negative in right-to-left languages. */
function pitchOf(row: HTMLElement): number {
  const [one, two] = row.firstElementChild?.children ?? [];
  if (!(one instanceof HTMLElement) || !(two instanceof HTMLElement)) return 0;
  return two.offsetLeft - one.offsetLeft;
}

function placeBy(key: string, first: number, last: number): number | null {
  switch (key) {
    case 'ArrowLeft':
      return first - 1;
    case 'ArrowRight':
      return first + 1;
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}

/** Jumps to `left` and animates the slides from their old position. */
function glide(row: HTMLElement, left: number): void {
  const track = row.firstElementChild;
  const before = row.scrollLeft;
  for (const earlier of track?.getAnimations?.() ?? []) earlier.cancel();
  row.style.scrollSnapType = 'none';
  row.scrollLeft = left;
  const by = row.scrollLeft - before;
  const rest = (): void => {
    row.style.scrollSnapType = '';
  };
  if (track === null || by === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    rest();
    return;
  }
  track.animate([{ transform: `translateX(${by}px)` }, { transform: 'none' }], {
    duration: speedMs,
    easing: 'cubic-bezier(0.2, 0, 0, 1)',
  }).onfinish = rest;
}
