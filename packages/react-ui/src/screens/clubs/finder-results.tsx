import type { Club } from '@foyer/core';
import { type ClubsQuery, clubsAtATime, type FoundClub, type FoundClubs } from '@foyer/core/clubs';
import {
  type ComponentType,
  type JSX,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';

import { Button } from '../../components/button.tsx';
import { clubFinderCopy } from '../../copy/club-finder.ts';
import { useCopy, useLocale } from '../../locale/use-copy.ts';
import { regionName } from '../../locale/region-name.ts';
import { areaOf, areasOf } from '../../maps/map-outline.ts';
import { metros } from '../../maps/outlines/index.ts';
import { cardId, FinderCard, type ClubsNow } from './finder-card.tsx';
import { FinderMap, isKnownArea, type MapArea } from './finder-map.tsx';

/** A map of streets with clubs on it, which an application brings. */
export interface StreetMapProps {
  readonly clubs: readonly Club[];
  readonly selected: Club | null;
  readonly onSelect: (club: Club) => void;
}

interface FinderResultsProps {
  readonly query: ClubsQuery;
  readonly onQuery: (query: ClubsQuery, change: 'push' | 'replace') => void;
  readonly StreetMap?: ComponentType<StreetMapProps> | undefined;
  /** Names the search. Another one begins with a map that nobody moved and no selected club. */
  readonly search: string;
  readonly found: FoundClubs;
  readonly now: ClubsNow | null;
  readonly text: string;
  readonly onClearText: () => void;
  /** In place of the list until the clubs are loaded; null once they are. */
  readonly waiting: JSX.Element | null;
  /** The search itself, above the map. */
  readonly children: ReactNode;
}

/** The clubs that were found, on the map and in the list. Moving the map leaves only its clubs in the list. */
export function FinderResults({
  search,
  found,
  now,
  text,
  query,
  onQuery,
  onClearText,
  StreetMap,
  waiting,
  children,
}: FinderResultsProps): JSX.Element {
  const copy = useCopy(clubFinderCopy);
  const locale = useLocale();
  const [active, setActive] = useState<Club | null>(null);
  const [selected, setSelected] = useState<Club | null>(null);
  const [moved, setMoved] = useState<MapArea | null>(null);
  const [last, setLast] = useState(search);
  if (last !== search) {
    setLast(search);
    setSelected(null);
    setMoved(null);
  }
  const clubs = useMemo(() => [...found.first, ...found.others].map(({ club }) => club), [found]);
  const shows = moved ?? areaOfFound(found);
  const groups = groupsOf(found, moved, copy.headings, { text, locale });
  const listed = groups.flatMap(({ clubs }) => clubs);
  // Streets are for the clubs that the visitor means: all others would make them too small to see.
  const streetClubs = (groups[0]?.clubs ?? []).flatMap(({ club }) =>
    isOn(shows, club) ? club : [],
  );
  const { shown } = query;
  const show = (clubs: number): void =>
    onQuery({ ...query, shown: Math.ceil(clubs / clubsAtATime) * clubsAtATime }, 'replace');
  const select = (club: Club): void => {
    // Another object each time, so that the same dot leads to its card again.
    setSelected({ ...club });
    const at = listed.findIndex((one) => one.club.facilityId === club.facilityId);
    if (at >= shown) show(at + 1);
  };
  useScrollToCard(selected);
  return (
    <div className="foyer-finder">
      <div className="foyer-finder__aside foyer-stack-4">
        {children}
        {clubs.length > 0 && (
          <FinderMap
            clubs={clubs}
            shows={shows}
            active={active}
            selected={selected}
            onActive={setActive}
            onSelect={select}
            onZoom={(some) => {
              const area = areaOf(some, isKnownArea, metros);
              const isCloser = area === shows.area || metros.some((metro) => metro.area === area);
              setMoved({ area, around: isCloser ? some : null });
            }}
            onArea={(area) => setMoved({ area, around: null })}
          />
        )}
        {clubs.length > 0 && StreetMap && (
          <StreetMap clubs={streetClubs} selected={selected} onSelect={select} />
        )}
      </div>
      {waiting}
      {waiting === null && clubs.length === 0 && (
        <None
          text={text}
          isFiltered={query.filters.length > 0}
          onClearFilters={() => onQuery({ ...query, filters: [], shown: clubsAtATime }, 'push')}
          onClearText={onClearText}
        />
      )}
      {clubs.length > 0 && (
        <div className="foyer-finder__list">
          <p className="foyer-finder__count foyer-fine">
            <span role="status">{copy.count(Math.min(shown, listed.length), listed.length)}</span>
            {moved !== null && (
              <button type="button" className="foyer-link" onClick={() => setMoved(null)}>
                {copy.wholeList}
              </button>
            )}
          </p>
          <Groups
            groups={groups}
            now={now}
            shown={shown}
            active={active}
            selected={selected}
            onActive={setActive}
            onMore={() => show(shown + 1)}
          />
        </div>
      )}
    </div>
  );
}

/** Scrolls to the card of a club that was pressed on the map, and moves the focus to its link. */
function useScrollToCard(selected: Club | null): void {
  const last = useRef<Club | null>(null);
  useEffect(() => {
    if (selected === null || selected === last.current) return;
    const card = document.getElementById(cardId(selected));
    // It comes once the list is longer.
    if (card === null) return;
    last.current = selected;
    card.querySelector('a')?.focus({ preventScroll: true });
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    card.scrollIntoView({ block: 'center', behavior: isCalm ? 'instant' : 'smooth' });
  });
}

interface Group {
  readonly heading: string;
  readonly clubs: readonly FoundClub[];
}

interface GroupsProps {
  readonly groups: readonly Group[];
  readonly now: ClubsNow | null;
  readonly shown: number;
  readonly active: Club | null;
  readonly selected: Club | null;
  readonly onActive: (club: Club | null) => void;
  readonly onMore: () => void;
}

function Groups({
  now,
  groups,
  shown,
  active,
  selected,
  onActive,
  onMore,
}: GroupsProps): JSX.Element {
  const copy = useCopy(clubFinderCopy);
  const list = useRef<HTMLDivElement>(null);
  const total = groups.reduce((sum, { clubs }) => sum + clubs.length, 0);
  const focusLast = useFocusAfterLast(list, shown);
  const left = total - shown;
  return (
    <div ref={list}>
      {groups.map(({ heading, clubs }, at) => {
        const before = groups.slice(0, at).reduce((sum, group) => sum + group.clubs.length, 0);
        const visible = clubs.slice(0, Math.max(0, shown - before));
        return (
          visible.length > 0 && (
            <section key={heading} className="foyer-finder__group" aria-label={heading}>
              <h2 className="foyer-title">{heading}</h2>
              <ul className="foyer-finder__cards">
                {visible.map((one, place) => (
                  <FinderCard
                    key={one.club.facilityId}
                    found={one}
                    isFirst={before + place < 2}
                    isActive={one.club.facilityId === active?.facilityId}
                    isSelected={one.club.facilityId === selected?.facilityId}
                    now={now?.get(one.club.facilityId)}
                    onActive={onActive}
                  />
                ))}
              </ul>
            </section>
          )
        );
      })}
      {left > 0 && (
        <p className="foyer-finder__more">
          <Button
            look="secondary"
            onClick={() => {
              if (left <= clubsAtATime) focusLast();
              onMore();
            }}
          >
            {copy.more(Math.min(left, clubsAtATime))}
          </Button>
        </p>
      )}
    </div>
  );
}

/** The last press of "Show more" removes the button, so the focus moves to the first club that it added. */
function useFocusAfterLast(
  list: { readonly current: HTMLElement | null },
  shown: number,
): () => void {
  const from = useRef<number | null>(null);
  useEffect(() => {
    if (from.current === null) return;
    const card = list.current?.querySelectorAll('.foyer-finder-card')[from.current];
    from.current = null;
    card?.querySelector('a')?.focus();
  });
  return useCallback(() => {
    from.current = shown;
  }, [shown]);
}

interface NoneProps {
  readonly text: string;
  readonly isFiltered: boolean;
  readonly onClearFilters: () => void;
  readonly onClearText: () => void;
}

function None({ text, isFiltered, onClearFilters, onClearText }: NoneProps): JSX.Element {
  const copy = useCopy(clubFinderCopy);
  return (
    <div
      className="foyer-finder__none foyer-surface foyer-stack-3 foyer-stack--start"
      role="status"
    >
      <p className="foyer-title">{text === '' ? copy.none : copy.noneFor(text)}</p>
      <p>{isFiltered ? copy.noneFiltered : copy.noneHint}</p>
      <p className="foyer-finder__ways">
        {isFiltered && (
          <Button look="secondary" onClick={onClearFilters}>
            {copy.clearFilters}
          </Button>
        )}
        {text !== '' && (
          <Button look={isFiltered ? 'quiet' : 'secondary'} onClick={onClearText}>
            {copy.seeAll}
          </Button>
        )}
      </p>
    </div>
  );
}

/** What the visitor typed, and their locale. */
interface Reader {
  readonly text: string;
  readonly locale: string;
}

type Headings = ReturnType<typeof useCopy<typeof clubFinderCopy>>['headings'];

/** The parts of the list, without empty ones. Once the map was moved, only its clubs. */
function groupsOf(
  found: FoundClubs,
  moved: MapArea | null,
  headings: Headings,
  reader: Reader,
): readonly Group[] {
  if (moved !== null) {
    const clubs = [...found.first, ...found.others].filter(({ club }) => isOn(moved, club));
    return [{ heading: headings.onMap, clubs }];
  }
  const { first, others } = found;
  return [
    { heading: headingOf(found, headings, reader), clubs: first },
    { heading: othersOf(found, headings), clubs: others },
  ].filter(({ clubs }) => clubs.length > 0);
}

function headingOf({ by, name, first }: FoundClubs, headings: Headings, reader: Reader): string {
  if (by === 'position') return headings.near;
  if (by === 'text') return headings.matches(reader.text);
  if (by === 'chosen') return headings.nearClub(name ?? '');
  const club = first[0]?.club;
  return by === 'region' && club ? regionName(club, reader.locale) : headings.all;
}

function othersOf({ by, first }: FoundClubs, headings: Headings): string {
  if (by === 'text') return headings.nearMatches;
  return by === 'position' && first.length === 0 ? headings.nearest : headings.others;
}

function isOn({ area, around }: MapArea, club: Club): boolean {
  if (around !== null) return around.some(({ facilityId }) => facilityId === club.facilityId);
  return areasOf(club, isKnownArea, metros).includes(area);
}

/** How many of the leading clubs the map shows at least, as a fraction. One in another part would make dots overlap. */
const most = 0.75;

/**
 * The map begins with the smallest area that has most of the matches, or of the nearest clubs. In a metropolitan area it
 * begins with the part that they are in.
 */
function areaOfFound({ by, first, others }: FoundClubs): MapArea {
  const leading = (first.length > 0 ? first : others.slice(0, 3)).map(({ club }) => club);
  const some = by === 'position' ? leading.slice(0, 5) : leading;
  const areas = some.map((club) => areasOf(club, isKnownArea, metros));
  const [nearest = []] = areas;
  const has = (area: string): number => areas.filter((of) => of.includes(area)).length;
  const least = by === 'nothing' ? 1 : most;
  const area = nearest.find((one) => has(one) >= areas.length * least) ?? 'world';
  const isMetro = metros.some((metro) => metro.area === area);
  const around = some.filter((_, at) => areas[at]?.includes(area));
  return { area, around: isMetro ? around : null };
}
