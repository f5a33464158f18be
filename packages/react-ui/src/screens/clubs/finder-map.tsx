import type { Club } from '@foyer/core';
import { type CSSProperties, type JSX, type KeyboardEvent, useId, useState } from 'react';

import { clubFinderCopy } from '../../copy/club-finder.ts';
import { useCopy, useLocale } from '../../locale/use-copy.ts';
import {
  dotsOf,
  isNamedBefore,
  type MapDot,
  namedDots,
  viewAround,
  wholeView,
} from '../../maps/clusters.ts';
import { areasOf, isContinent } from '../../maps/map-outline.ts';
import { metros, outlines } from '../../maps/outlines/index.ts';
import { useOutline } from '../../maps/use-outline.ts';

/** Which part of the world a map shows. */
export interface MapArea {
  readonly area: string;
  /** The clubs that it shows only a part of the area for; null for the whole area. */
  readonly around: readonly Club[] | null;
}

export interface FinderMapProps {
  /** The clubs that get a dot. */
  readonly clubs: readonly Club[];
  readonly shows: MapArea;
  /** The club under the pointer or the focus, in the list or here. */
  readonly active: Club | null;
  readonly selected: Club | null;
  readonly onActive: (club: Club | null) => void;
  readonly onSelect: (club: Club) => void;
  /** Called with the clubs of a dot that stands for several. */
  readonly onZoom: (clubs: readonly Club[]) => void;
  readonly onArea: (area: string) => void;
}

export const isKnownArea = (area: string): boolean => area in outlines;

/** A map of the clubs without images from elsewhere: a dot for each club, or for several that would overlap. */
export function FinderMap({
  clubs,
  shows,
  active,
  selected,
  onActive,
  onSelect,
  onZoom,
  onArea,
}: FinderMapProps): JSX.Element {
  const copy = useCopy(clubFinderCopy);
  const outline = useOutline(shows.area);
  const view =
    outline && (shows.around === null ? wholeView(outline) : viewAround(outline, shows.around));
  const dots =
    outline && view ? dotsOf(outline, clubs, view).toSorted((a, b) => a.x - b.x || a.y - b.y) : [];
  return (
    <div className="foyer-finder-map foyer-stack-2">
      <div
        className="foyer-finder-map__picture"
        // A state or a country is drawn without its neighbors, so what is around it isn't the sea.
        data-cut={/^[A-Z]/.test(shows.area) ? '' : undefined}
      >
        {outline && view && (
          <svg
            aria-hidden="true"
            viewBox={[view.x, view.y, view.width, view.height].join(' ')}
            preserveAspectRatio="xMidYMid"
          >
            <path d={outline.path} vectorEffect="non-scaling-stroke" />
          </svg>
        )}
        <Dots
          key={shows.area}
          label={copy.map}
          hint={copy.mapHint}
          dots={dots}
          active={active}
          selected={selected}
          onActive={onActive}
          onPress={({ clubs: [first, ...rest] }) =>
            rest.length === 0 ? onSelect(first) : onZoom([first, ...rest])
          }
        />
      </div>
      <Areas clubs={clubs} shows={shows} onArea={onArea} />
    </div>
  );
}

interface DotsProps extends Pick<FinderMapProps, 'active' | 'selected' | 'onActive'> {
  readonly label: string;
  readonly hint: string;
  readonly dots: readonly MapDot[];
  readonly onPress: (dot: MapDot) => void;
}

/** A map with more dots shows a name only for the one under the pointer or the focus. */
const mostNames = 12;

/** The dots are one stop for the Tab key. The arrow keys move between them. */
function Dots({ label, hint, dots, active, selected, onActive, onPress }: DotsProps): JSX.Element {
  const copy = useCopy(clubFinderCopy);
  const id = useId();
  const [stop, setStop] = useState(0);
  const named = dots.length <= mostNames ? namedDots(dots) : null;
  const current = Math.min(stop, Math.max(0, dots.length - 1));
  const move = (event: KeyboardEvent<HTMLDivElement>): void => {
    const step = steps[event.key];
    if (step === undefined || dots.length === 0) return;
    event.preventDefault();
    const next = (current + step + dots.length) % dots.length;
    setStop(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };
  return (
    // The keys are for the buttons in it.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div role="toolbar" aria-label={label} aria-describedby={id} onKeyDown={move}>
      <span className="foyer-hidden" id={id}>
        {hint}
      </span>
      {dots.map((dot, at) => {
        const [club, ...rest] = dot.clubs;
        const has = (one: Club | null): boolean =>
          dot.clubs.some(({ facilityId }) => facilityId === one?.facilityId);
        const size = dot.clubs.length;
        return (
          <button
            key={dot.clubs.map(({ facilityId }) => facilityId).join(' ')}
            type="button"
            className="foyer-finder-map__dot"
            style={{ '--x': dot.x, '--y': dot.y } as CSSProperties}
            tabIndex={at === current ? 0 : -1}
            aria-label={
              rest.length === 0 ? copy.dot(club.name, club.city) : copy.cluster(size, club.city)
            }
            aria-current={has(selected) ? 'true' : undefined}
            data-active={has(active) ? '' : undefined}
            data-many={rest.length === 0 ? undefined : ''}
            onClick={() => onPress(dot)}
            onFocus={() => {
              setStop(at);
              onActive(club);
            }}
            onBlur={() => onActive(null)}
            onPointerEnter={() => onActive(club)}
            onPointerLeave={() => onActive(null)}
          >
            <span>{rest.length > 0 && size}</span>
            {(has(active) || named?.has(dot) === true) && (
              <span
                className={`foyer-finder-map__name${has(active) ? '' : ' foyer-finder-map__name--quiet'}`}
                data-end={isNamedBefore(dot) ? '' : undefined}
                aria-hidden="true"
              >
                {active !== null && has(active) ? active.name : club.name}
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}

const steps: Readonly<Record<string, number | undefined>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** The larger areas around the map, from the world to the one that it shows. */
function Areas({
  clubs,
  shows,
  onArea,
}: Pick<FinderMapProps, 'clubs' | 'shows' | 'onArea'>): JSX.Element {
  const copy = useCopy(clubFinderCopy);
  const locale = useLocale();
  const inside = (shows.around ?? clubs).filter((club) =>
    areasOf(club, isKnownArea, metros).includes(shows.area),
  );
  const [first] = inside;
  const areas = first === undefined ? [] : areasOf(first, isKnownArea, metros);
  const from = areas.indexOf(shows.area);
  // A metropolitan area can be in several states. Five areas wouldn't fit on a line of a phone.
  const larger = areas
    .slice(Math.max(from, 0))
    .filter((area) => area === shows.area || !isContinent(area))
    .filter((area) => inside.every((club) => areasOf(club, isKnownArea, metros).includes(area)));
  return (
    <nav className="foyer-finder-map__areas" aria-label={copy.mapAreas}>
      <ul>
        {larger.toReversed().map((area) => (
          <li key={area}>
            <button
              type="button"
              className="foyer-link"
              aria-current={area === shows.area && shows.around === null ? 'true' : undefined}
              onClick={() => onArea(area)}
            >
              {nameOf(area)}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );

  function nameOf(area: string): string {
    if (area === 'world') return copy.world;
    if (isContinent(area)) return copy.continents[area];
    const metro = metros.find((one) => one.area === area);
    if (metro) return copy.metro(metro.name);
    if (area.includes('-')) return first?.region ?? area;
    const code = area === 'UK' ? 'GB' : area;
    return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? area;
  }
}
