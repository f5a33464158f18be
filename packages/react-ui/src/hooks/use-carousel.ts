import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';

/** How long an arrow takes to move the slides, in ms. LA-10 */
const speedMs = 500;

export interface CarouselTrack {
  /** What scrolls; the slides are the children of its only child. */
  readonly scroller: RefObject<HTMLDivElement | null>;
  /** The place of the first slide that is seen, from 0. */
  readonly first: number;
  /** The last place that can be the first seen; 0 where all slides are seen. */
  readonly last: number;
  /** Moves to a place, or as near as there is. */
  readonly show: (place: number) => void;
  readonly onScroll: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Slides in a row that scrolls by itself, so that a finger moves it as it moves everything else; arrows and keys move
 * it a slide at a time, in 500 ms, or at once where the visitor wants no motion. LA-10
 */
export function useCarousel(count: number, seenAtOnce: number): CarouselTrack {
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
      // What a slide holds has keys of its own: a film's are its time.
      const row = scroller.current;
      const to =
        row !== null && event.target === row ? placeBy(event.key, first, last, isRtl(row)) : null;
      if (to === null) return;
      event.preventDefault();
      show(to);
    },
  };
}

/** From the beginning of one slide to that of the next, in px; below 0 where the row runs from right to left. */
function pitchOf(row: HTMLElement): number {
  const [one, two] = row.firstElementChild?.children ?? [];
  if (!(one instanceof HTMLElement) || !(two instanceof HTMLElement)) return 0;
  return two.offsetLeft - one.offsetLeft;
}

function isRtl(row: Element): boolean {
  return getComputedStyle(row).direction === 'rtl';
}

function placeBy(key: string, first: number, last: number, rtl: boolean): number | null {
  switch (key) {
    case 'ArrowLeft':
      return first + (rtl ? 1 : -1);
    case 'ArrowRight':
      return first + (rtl ? -1 : 1);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}

/** Scrolls to `left` at once, and shows the slides on their way there. */
function glide(row: HTMLElement, left: number): void {
  const track = row.firstElementChild;
  const before = row.scrollLeft;
  for (const earlier of track?.getAnimations?.() ?? []) earlier.cancel();
  // On their way the slides are no places to come to rest at.
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
