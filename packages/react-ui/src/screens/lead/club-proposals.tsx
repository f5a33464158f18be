import type { Club } from '@foyer/core';
import type { JSX } from 'react';

import { clubButtonId, ClubPicture } from '../../components/club-card.tsx';
import { focusNear } from '../../components/error-summary.tsx';
import { NearbyClubs } from '../../components/nearby-clubs.tsx';
import { nearbyCopy } from '../../copy/visit.ts';
import { useCopy } from '../../locale/use-copy.ts';
import type { StepProps } from './step-frame.tsx';

/**
 * Offers clubs to choose with a single press: those near the visitor if the URL asks for them, else the nearest one.
 */
export default function ClubProposals({
  flow,
  snapshot,
  showsNearby,
}: StepProps & { readonly showsNearby: boolean }): JSX.Element | null {
  const copy = useCopy(nearbyCopy);
  const { selectedFacility, suggestedFacility } = snapshot.state;
  const choose = (club: Club): void => void flow.chooseClub(club);
  if (showsNearby) {
    return <NearbyClubs nearby={snapshot.nearby} chosen={selectedFacility} onChoose={choose} />;
  }
  if (selectedFacility !== null || suggestedFacility === null) return null;
  return (
    <button
      type="button"
      className="foyer-chooser__club"
      onClick={(event) => {
        // Choosing removes this button, while the club button stays.
        focusNear(event.currentTarget, clubButtonId);
        choose(suggestedFacility);
      }}
    >
      <ClubPicture club={suggestedFacility} size="thumb" />
      <span className="foyer-chooser__words">
        <span className="foyer-place">{copy.nearest}</span>
        <span className="foyer-name foyer-hover-line">{suggestedFacility.name}</span>
        <span className="foyer-place">
          {[suggestedFacility.address, suggestedFacility.city].filter(Boolean).join(', ')}
        </span>
      </span>
    </button>
  );
}
