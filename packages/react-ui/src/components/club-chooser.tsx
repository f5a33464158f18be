import type { Club } from '@foyer/core';
import { searchClubs } from '@foyer/core/clubs';
import { type JSX, memo, type ReactNode, useDeferredValue, useId, useMemo, useState } from 'react';

import { chooserCopy } from '../copy/forms.ts';
import { nearbyCopy } from '../copy/visit.ts';
import { useMessages, useService } from '../di/foyer-provider.tsx';
import { portTokens } from '../di/tokens.ts';
import { isFocusLost, useFocusOnChange } from '../hooks/focus.ts';
import { useClubDirectory } from '../hooks/use-clubs.ts';
import { useLeadFlow } from '../hooks/use-lead-flow.ts';
import { useCopy } from '../locale/use-copy.ts';
import { ClubPicture } from './club-card.tsx';
import { Dialog } from './dialog.tsx';
import { LoadError, LoadingState, Skeleton } from './loading-state.tsx';
import { NearbyClubs } from './nearby-clubs.tsx';
import { SiteAnchor } from './site-link.tsx';

export interface ClubDialogProps {
  readonly open: boolean;
  readonly purpose: 'visit' | 'join' | 'any';
  readonly chosen: Club | null;
  /** Which clubs can be chosen, the same function each time; all without it. */
  readonly canChoose?: (club: Club) => boolean;
  readonly onChoose: (club: Club) => void;
  /** Called after a club was chosen, too. */
  readonly onClose: () => void;
}

export default function ClubDialog({
  open,
  purpose,
  chosen,
  canChoose,
  onChoose,
  onClose,
}: ClubDialogProps): JSX.Element {
  const copy = useCopy(chooserCopy);
  const subtitles = { visit: copy.forVisit, join: copy.forJoin, any: copy.forAny };
  return (
    <Dialog title={copy.title} subtitle={subtitles[purpose]} open={open} onClose={onClose}>
      <ClubChooser
        chosen={chosen}
        {...(canChoose && { canChoose })}
        onChoose={(club) => {
          onChoose(club);
          onClose();
        }}
      />
    </Dialog>
  );
}

export interface ClubChooserProps extends Pick<ClubDialogProps, 'canChoose'> {
  readonly chosen: Club | null;
  readonly onChoose: (club: Club) => void;
  /** Chooses and orders what is listed for a search, on a page; a dialog scrolls through all clubs. */
  readonly pick?: (clubs: readonly Club[], search: string) => readonly Club[];
  /** Drawn below the list. `found` counts the clubs that the search found, listed or not. */
  readonly below?: (found: number) => ReactNode;
}

/** The chain's clubs with a search by place. The dialog around it provides the title and the close button. */
export function ClubChooser(props: ClubChooserProps): JSX.Element {
  const copy = useCopy(chooserCopy);
  const { clubs, directory, ...loaded } = useClubDirectory();
  // A hundred rows render in slices, so that keys and taps don't wait for them.
  const status = useDeferredValue(loaded.status, 'loading');
  const retry = (): void => void directory.load();
  if (status === 'failed') return <LoadError message={{ key: 'clubsNotLoaded' }} onRetry={retry} />;
  if (status !== 'ready') {
    return (
      <LoadingState label={copy.loading} onRetry={retry}>
        <Skeleton shape="chooser" count={7} />
      </LoadingState>
    );
  }
  return <ClubList clubs={clubs} {...props} />;
}

interface ClubListProps extends ClubChooserProps {
  readonly clubs: readonly Club[];
}

function ClubList({ clubs, chosen, canChoose, onChoose, pick, below }: ClubListProps): JSX.Element {
  const copy = useCopy(chooserCopy);
  const messages = useMessages();
  const searchId = useId();
  const [text, setText] = useState('');
  const query = useDeferredValue(searchTerm(text));
  const country = useService(portTokens.visitor).country();
  const found = useMemo(
    () => searchClubs(canChoose ? clubs.filter(canChoose) : clubs, query, null, country),
    [clubs, canChoose, query, country],
  );
  return (
    <>
      <div className="foyer-chooser">
        <div className="foyer-chooser__search">
          <label className="foyer-field__label" htmlFor={searchId}>
            {copy.search}
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
          <p className="foyer-chooser__count foyer-fine" role="status">
            {copy.count(found.length, query)}
          </p>
        </div>
        {query === '' && canChoose === undefined && (
          <NearVisitor chosen={chosen} onChoose={onChoose} />
        )}
        {found.length === 0 ? (
          <p className="foyer-chooser__empty">
            <SiteAnchor path="/clubs">{messages({ key: 'noNearbyClubs' })}</SiteAnchor>
          </p>
        ) : (
          <ClubRows clubs={pick?.(found, query) ?? found} chosen={chosen} onChoose={onChoose} />
        )}
      </div>
      {below?.(found.length)}
    </>
  );
}

/** Memoized and fed the deferred query, so that typing doesn't wait for a hundred rows. */
const ClubRows = memo(function ClubRows({ clubs, chosen, onChoose }: ClubListProps): JSX.Element {
  const copy = useCopy(chooserCopy);
  const chosenId = chosen?.facilityId;
  return (
    <ul className="foyer-chooser__list">
      {clubs.map((club) => (
        <li key={club.facilityId}>
          <button
            type="button"
            className="foyer-chooser__club"
            aria-current={club.facilityId === chosenId ? 'true' : undefined}
            onClick={() => onChoose(club)}
          >
            <ClubPicture club={club} size="thumb" />
            <span className="foyer-chooser__words">
              <span className="foyer-name foyer-hover-line">{club.name}</span>
              <span className="foyer-place">{placeOf(club)}</span>
            </span>
            {club.facilityId === chosenId && (
              <span className="foyer-chooser__mark foyer-fine">{copy.current}</span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
});

/** The clubs near the visitor. Their location is requested only when they press the button. */
function NearVisitor({ chosen, onChoose }: ClubChooserProps): JSX.Element {
  const nearbyTexts = useCopy(nearbyCopy);
  const { flow, snapshot } = useLeadFlow();
  const { nearby } = snapshot;
  // The button is gone while the visitor is located.
  const place = useFocusOnChange<HTMLDivElement>(nearby.status, isFocusLost);
  return (
    <div ref={place} className="foyer-chooser__near" tabIndex={-1}>
      {(nearby.status === 'idle' || nearby.status === 'failed') && (
        <button type="button" className="foyer-link" onClick={() => void flow.findNearbyClubs()}>
          {nearbyTexts.locate}
        </button>
      )}
      {nearby.status !== 'idle' && (
        <NearbyClubs nearby={nearby} chosen={chosen} onChoose={onChoose} />
      )}
    </div>
  );
}

/** The text to search for; empty if it contains only punctuation. */
function searchTerm(text: string): string {
  // Normalized as the search does it: `№` contains two letters, the ʻokina in Hawaiʻi is not one.
  return /[\p{L}\p{N}]/u.test(text.normalize('NFKD').replaceAll('ʻ', '')) ? text.trim() : '';
}

/** `88 Hudson Street, New York, NY`. A missing part is left out. */
function placeOf(club: Club): string {
  return [club.address, club.city, club.state].filter((part) => part !== '').join(', ');
}
