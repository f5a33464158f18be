import type { Club } from '@foyer/core';
import type { JSX } from 'react';

import { clubButtonId } from '../../components/club-card.tsx';
import { focusNear } from '../../components/focus-near.ts';
import { NearbyClubs } from '../../components/nearby-clubs.tsx';
import { NearestClub } from '../../components/nearest-club.tsx';
import type { StepProps } from './step-props.ts';

/**
 * Offers clubs to choose with a single press: those near the visitor if the URL asks for them, else the nearest one.
 */
export default function ClubProposals({
  flow,
  snapshot,
  showsNearby,
}: StepProps & { readonly showsNearby: boolean }): JSX.Element | null {
  const { selectedFacility, suggestedFacility } = snapshot.state;
  const choose = (club: Club): void => void flow.chooseClub(club);
  if (showsNearby) {
    return <NearbyClubs nearby={snapshot.nearby} chosen={selectedFacility} onChoose={choose} />;
  }
  if (selectedFacility !== null || suggestedFacility === null) return null;
  return (
    <NearestClub
      club={suggestedFacility}
      onChoose={(event) => {
        // Choosing removes this button, while the club button stays.
        focusNear(event.currentTarget, clubButtonId);
        choose(suggestedFacility);
      }}
    />
  );
}
