import type { Club, MessageKey } from '@foyer/core';
import {
  anyClubs,
  type ClubFilter,
  clubFilters,
  clubsAtATime,
  type ClubsQuery,
  findClubs,
  type FoundClub,
  type FoundClubs,
  NearbyClubs,
  type NearbyClubsSnapshot,
  nearMe,
  noNearbyClubs,
  selectedClubCookie,
} from '@foyer/core/clubs';
import {
  type ComponentType,
  type JSX,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useState,
} from 'react';
import { createObservable } from '@foyer/core/kernel';

import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { LoadError, LoadingState, Skeleton } from '../../components/loading-state.tsx';
import { clubFinderCopy } from '../../copy/club-finder.ts';
import { useMessages, useService } from '../../di/foyer-provider.tsx';
import { classTokens, portTokens } from '../../di/tokens.ts';
import { useClubDirectory } from '../../hooks/use-clubs.ts';
import { useEarlyInput, useHydrated } from '../../hooks/use-early-input.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { FinderResults, type StreetMapProps } from './finder-results.tsx';
import { type ClubNow, type ClubsNow, useClubsNow } from './finder-card.tsx';
import { useSnapshot } from '../../hooks/use-snapshot.ts';

export interface ClubFinderProps {
  /** What the address asks for, and how to write it there. */
  readonly query: ClubsQuery;
  readonly onQuery: (query: ClubsQuery, change: 'push' | 'replace') => void;
  /** Lists only these clubs, such as those of a city; all by default. */
  readonly only?: (club: Club) => boolean;
  /** Shown below the map, if the chain has a map of streets. */
  readonly StreetMap?: ComponentType<StreetMapProps> | undefined;
}

/** The chain's clubs on a map and in a list: nearest first, with a search and filters. */
export function ClubFinder({ query: asked, ...props }: ClubFinderProps): JSX.Element {
  const copy = useCopy(clubFinderCopy);
  const { status, clubs, directory } = useClubDirectory();
  // The build prerenders the page without an address.
  const query = useHydrated() ? asked : anyClubs;
  const retry = (): void => void directory.load();
  if (status === 'failed') return <LoadError message={{ key: 'clubsNotLoaded' }} onRetry={retry} />;
  return (
    <Found clubs={clubs} isLoading={status !== 'ready'} query={query} {...props}>
      <LoadingState label={copy.loading} onRetry={retry}>
        <div className="foyer-finder__waiting">
          <Skeleton shape="card" count={2} />
        </div>
      </LoadingState>
    </Found>
  );
}

interface FoundProps extends ClubFinderProps {
  readonly clubs: readonly Club[];
  readonly isLoading: boolean;
  /** In place of the list until the clubs are there. */
  readonly children: JSX.Element;
}

function Found({
  clubs,
  isLoading,
  query,
  onQuery,
  only,
  StreetMap,
  children,
}: FoundProps): JSX.Element {
  const { near, filters } = query;
  const cookies = useService(portTokens.cookies);
  const visitor = useService(portTokens.visitor);
  const position = useVisitorPosition(near === nearMe);
  const now = useClubsNow(clubs);
  const [text, setText] = useTypedText(near === nearMe ? '' : near);
  const typed = useDeferredValue(text.trim());
  const found = useMemo(() => {
    if (isLoading) return noClubs;
    return findClubs(only ? clubs.filter(only) : clubs, {
      text: typed,
      position: near === nearMe ? position.position : null,
      // A part of the clubs has no need for a likely region.
      chosen: only ? null : cookies.read(selectedClubCookie),
      timeZone: only ? '' : visitor.timeZone(),
      country: visitor.country(),
    });
  }, [isLoading, clubs, only, typed, near, position.position, cookies, visitor]);
  const commit = (): void => {
    const next = text.trim();
    if (next !== (near === nearMe ? '' : near)) {
      onQuery({ ...query, near: next, shown: clubsAtATime }, 'replace');
    }
  };
  return (
    <FinderResults
      // A new search starts with its own part of the map.
      search={[found.by, typed, filters.join('-'), position.status].join(' ')}
      found={filtered(found, filters, now)}
      now={now}
      text={typed}
      query={query}
      onClearText={() => {
        setText('');
        onQuery({ ...query, near: '', shown: clubsAtATime }, 'push');
      }}
      onQuery={onQuery}
      StreetMap={StreetMap}
      waiting={isLoading ? children : null}
    >
      <SearchForm
        text={text}
        onText={setText}
        onSubmit={commit}
        position={position}
        onLocate={() => {
          setText('');
          position.find();
          onQuery({ ...query, near: nearMe, shown: clubsAtATime }, 'push');
        }}
      />
      <Filters
        found={isLoading ? null : found}
        now={now}
        chosen={filters}
        onToggle={(filter) => {
          const next = filters.includes(filter)
            ? filters.filter((one) => one !== filter)
            : [...filters, filter];
          onQuery({ near: nearOf(text, near), filters: next, shown: clubsAtATime }, 'push');
        }}
      />
    </FinderResults>
  );
}

const noClubs: FoundClubs = { by: 'nothing', name: null, first: [], others: [] };

/** What is typed, which follows the address when that changes by itself, for example by Back. */
function useTypedText(asked: string): readonly [string, (text: string) => void] {
  const [state, setState] = useState({ asked, text: asked });
  if (state.asked !== asked) setState({ asked, text: asked });
  return [
    state.asked === asked ? state.text : asked,
    (text) => setState((now) => ({ ...now, text })),
  ];
}

function nearOf(text: string, near: string): string {
  return text.trim() === '' && near === nearMe ? nearMe : text.trim();
}

interface SearchFormProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onSubmit: () => void;
  readonly position: ReturnType<typeof useVisitorPosition>;
  readonly onLocate: () => void;
}

function SearchForm({ text, onText, onSubmit, position, onLocate }: SearchFormProps): JSX.Element {
  const copy = useCopy(clubFinderCopy);
  const messages = useMessages();
  const id = useId();
  const isLocating = position.status === 'locating';
  const box = useEarlyInput((input) => onText(input.value));
  return (
    <form
      className="foyer-finder__search"
      role="search"
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <label className="foyer-field__label" htmlFor={id}>
        {copy.search}
      </label>
      <div className="foyer-finder__row">
        <input
          ref={box}
          className="foyer-input"
          id={id}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={80}
          value={text}
          onChange={(event) => onText(event.target.value)}
          onBlur={onSubmit}
        />
        <Button look="secondary" busy={isLocating ? copy.locating : null} onClick={onLocate}>
          {copy.locate}
        </Button>
      </div>
      <p className="foyer-fine" role="status">
        {position.status === 'failed' &&
          messages({ key: locationMessages[position.failure ?? ''] ?? 'nearbyNotFound' })}
      </p>
    </form>
  );
}

const locationMessages: Readonly<Record<string, MessageKey | undefined>> = {
  denied: 'locationDenied',
  unsupported: 'geolocationUnsupported',
};

interface FiltersProps {
  readonly found: FoundClubs | null;
  readonly now: ClubsNow | null;
  readonly chosen: readonly ClubFilter[];
  readonly onToggle: (filter: ClubFilter) => void;
}

/** The filters as buttons that stay pressed, each with the number of clubs that it leaves. None without the facts. */
function Filters({ found, now, chosen, onToggle }: FiltersProps): JSX.Element {
  const copy = useCopy(clubFinderCopy);
  return (
    <div className="foyer-finder__filters" role="group" aria-label={copy.filters}>
      {(now === null ? [] : clubFilters).map((filter) => {
        const isOn = chosen.includes(filter);
        const name = copy.filterNames[filter];
        const left = found && countOf(filtered(found, [...chosen, filter], now));
        return (
          <button
            key={filter}
            type="button"
            className="foyer-finder__filter"
            aria-pressed={isOn}
            onClick={() => onToggle(filter)}
          >
            {isOn && <Icon name="check" />}
            {name}
            {left !== null && (
              <>
                {' '}
                <span>{left}</span> <span className="foyer-hidden">{copy.filterUnit(left)}</span>
              </>
            )}
          </button>
        );
      })}
    </div>
  );
}

function filtered(
  found: FoundClubs,
  filters: readonly ClubFilter[],
  now: ClubsNow | null,
): FoundClubs {
  const passes = ({ club }: FoundClub): boolean =>
    filters.every((filter) => passesOne(filter, now?.get(club.facilityId)));
  return { ...found, first: found.first.filter(passes), others: found.others.filter(passes) };
}

/** A filter that nothing is known for leaves every club. */
function passesOne(filter: ClubFilter, now: ClubNow | undefined): boolean {
  if (now === undefined) return true;
  if (filter === 'open') return now.open?.isOpen ?? false;
  return filter === 'corporate' ? now.hasCorporateRates : now.has.includes(filter);
}

function countOf({ first, others }: FoundClubs): number {
  return first.length + others.length;
}

interface VisitorPosition extends Pick<NearbyClubsSnapshot, 'status' | 'position' | 'failure'> {
  /** Asks the browser for the position, unless one is known. */
  readonly find: () => void;
}

/** The visitor's position. Known immediately, without asking, if they allowed it before and `isWanted`. */
function useVisitorPosition(isWanted: boolean): VisitorPosition {
  const clubs = useService(classTokens.clubDirectory);
  const clock = useService(portTokens.clock);
  const geolocation = useService(portTokens.geolocation);
  const localStore = useService(portTokens.localStore);
  const sessionStore = useService(portTokens.sessionStore);
  const [view, nearby] = useMemo(() => {
    const nearbyView = createObservable(noNearbyClubs);
    const ports = { clubs, clock, geolocation, localStore, sessionStore };
    return [nearbyView, new NearbyClubs({ ...ports, nearbyView })] as const;
  }, [clubs, clock, geolocation, localStore, sessionStore]);
  const { status, position, failure } = useSnapshot({
    subscribe: (listener) => view.subscribe(listener),
    getSnapshot: () => view.get(),
  });
  useEffect(() => {
    if (isWanted) void nearby.recall();
  }, [isWanted, nearby]);
  return { status, position, failure, find: () => void nearby.find(null) };
}
