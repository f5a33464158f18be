import { type Club, searchClubs } from '@foyer/core';
import {
  type JSX,
  memo,
  type MouseEvent,
  useCallback,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';

import { chooserCopy } from '../copy/chooser.ts';
import { nearbyCopy } from '../copy/nearby.ts';
import { useMessages, useSiteHref } from '../di/foyer-provider.tsx';
import { useAfterFrame } from '../hooks/use-after-frame.ts';
import { useClubDirectory } from '../hooks/use-club-directory.ts';
import { useDrawnBitByBit } from '../hooks/use-drawn-bit-by-bit.ts';
import { useLeadFlow } from '../hooks/use-lead-flow.ts';
import { useCopy } from '../locale/use-copy.ts';
import { ClubPicture } from './club-picture.tsx';
import { Lost } from './lost.tsx';
import { NearbyClubs } from './nearby-clubs.tsx';
import { Skeleton } from './skeleton.tsx';
import { Waiting } from './waiting.tsx';

export interface ClubChooserProps {
  readonly chosen: Club | null;
  readonly onChoose: ChooseClub;
}

/** Told of the club, and of the press where it was one on the list. */
type ChooseClub = (club: Club, press?: MouseEvent) => void;

/** The chain's clubs with a search by place. Its title and the way out are its dialog's. CC-01, CC-02 */
export function ClubChooser({ chosen, onChoose }: ClubChooserProps): JSX.Element {
  const words = useCopy(chooserCopy);
  const { status, clubs, directory } = useClubDirectory();
  const retry = (): void => void directory.load();
  if (status === 'failed') return <Lost message={{ key: 'clubsNotLoaded' }} onRetry={retry} />;
  if (status !== 'ready') {
    return (
      <Waiting label={words.loading} onRetry={retry}>
        <Skeleton shape="chooser" count={7} />
      </Waiting>
    );
  }
  return <ClubList clubs={clubs} chosen={chosen} onChoose={onChoose} />;
}

/** As many clubs as the tallest phone shows. */
const atFirst = 12;

function ClubList({
  clubs,
  chosen,
  onChoose,
}: ClubChooserProps & { readonly clubs: readonly Club[] }): JSX.Element {
  const words = useCopy(chooserCopy);
  const messages = useMessages();
  const clubsHref = useSiteHref('/clubs');
  const searchId = useId();
  const [text, setText] = useState('');
  // A key is seen before the list follows it: the next one may already be on its way.
  const newest = searchedFor(text);
  const query = useAfterFrame(newest);
  const found = useMemo(() => searchClubs(clubs, query), [clubs, query]);
  // A screenful is drawn with the dialog, the rest of a hundred after it, unless a query needs it no more.
  const drawn = useDrawnBitByBit(found.length, atFirst, newest !== query);
  const shown = useMemo(() => found.slice(0, drawn), [found, drawn]);
  const choose = useSameFunction(onChoose);
  const chosenId = chosen?.facilityId;
  const rows = useMemo(
    () =>
      shown.map((club) => (
        <ClubRow
          key={club.facilityId}
          club={club}
          isChosen={club.facilityId === chosenId}
          onChoose={choose}
        />
      )),
    [shown, chosenId, choose],
  );
  return (
    <div className="foyer-chooser">
      <div className="foyer-chooser__search">
        <label className="foyer-field__label" htmlFor={searchId}>
          {words.search}
        </label>
        <input
          className="foyer-input"
          id={searchId}
          type="search"
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <p className="foyer-chooser__count" role="status">
          {words.count(found.length, query)}
        </p>
      </div>
      {query === '' && <NearVisitor chosen={chosen} onChoose={onChoose} />}
      {found.length === 0 ? (
        <p className="foyer-chooser__empty">
          <a href={clubsHref}>{messages({ key: 'noNearbyClubs' })}</a>
        </p>
      ) : (
        <ul className="foyer-chooser__list">{rows}</ul>
      )}
    </div>
  );
}

interface ClubRowProps {
  readonly club: Club;
  readonly isChosen: boolean;
  readonly onChoose: ChooseClub;
}

/** One of a hundred, which stays as it is while others come and go. */
const ClubRow = memo(function ClubRow({ club, isChosen, onChoose }: ClubRowProps): JSX.Element {
  const words = useCopy(chooserCopy);
  return (
    <li>
      <button
        type="button"
        className="foyer-chooser__club"
        aria-current={isChosen ? 'true' : undefined}
        onClick={(press) => onChoose(club, press)}
      >
        <ClubPicture club={club} size="thumb" />
        <span className="foyer-chooser__words">
          <span className="foyer-chooser__name">{club.name}</span>
          <span className="foyer-chooser__place">{placeOf(club)}</span>
        </span>
        {isChosen && <span className="foyer-chooser__mark">{words.current}</span>}
      </button>
    </li>
  );
});

/** The clubs near the visitor, who is asked where they are only when they press for it. LO-03, LO-05 */
function NearVisitor({ chosen, onChoose }: ClubChooserProps): JSX.Element {
  const nearbyWords = useCopy(nearbyCopy);
  const { flow, snapshot } = useLeadFlow();
  const { nearby } = snapshot;
  return (
    <div className="foyer-chooser__near">
      {(nearby.status === 'idle' || nearby.status === 'failed') && (
        <button type="button" className="foyer-link" onClick={() => void flow.findNearbyClubs()}>
          {nearbyWords.locate}
        </button>
      )}
      {nearby.status !== 'idle' && (
        <NearbyClubs nearby={nearby} chosen={chosen} onChoose={onChoose} />
      )}
    </div>
  );
}

/** What is looked for: nothing, where there are only signs. CC-03 */
function searchedFor(text: string): string {
  // As the search reads it: `№` are two letters, the sign in Hawaiʻi is none.
  return /[\p{L}\p{N}]/u.test(text.normalize('NFKD').replaceAll('ʻ', '')) ? text.trim() : '';
}

/** `88 Hudson Street, New York, NY`; a city that is its own region is said once. */
function placeOf(club: Club): string {
  return [club.address, club.city, club.state].filter((part) => part !== '').join(', ');
}

/** A function that stays the same one, whichever it calls by now. */
function useSameFunction(onChoose: ChooseClub): ChooseClub {
  const newest = useRef(onChoose);
  useLayoutEffect(() => {
    newest.current = onChoose;
  });
  return useCallback((club, press) => newest.current(club, press), []);
}
