import type { Club } from '@foyer/core';
import type { JSX } from 'react';

import { clubButtonId } from '../components/club-card.tsx';
import { focusNear } from '../components/focus-near.ts';
import { NearbyClubs } from '../components/nearby-clubs.tsx';
import { NearestClub } from '../components/nearest-club.tsx';
import type { StepProps } from './step-props.ts';

/** Clubs that one press takes: those near the visitor where the address asks for them, else the nearest. RT-12, LX-05 */
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
        // This button goes with the choice; the way to another club stays.
        focusNear(event.currentTarget, clubButtonId);
        choose(suggestedFacility);
      }}
    />
  );
}
