import type { JSX } from 'react';

import { useClubDirectory } from '../../hooks/use-club-directory.ts';

/** A club by its name, once the list of them is there; where it can't be had, by its number. */
export function HomeClub({ facilityId }: { readonly facilityId: string }): JSX.Element {
  const { status, clubs } = useClubDirectory();
  const club = clubs.find((one) => one.facilityId === facilityId);
  if (club !== undefined) {
    return (
      <>
        {club.name}
        <span className="foyer-facts__note">{club.city}</span>
      </>
    );
  }
  // Whoever waits sees a line in its place.
  return status === 'ready' || status === 'failed' ? (
    <>{facilityId}</>
  ) : (
    <span className="foyer-facts__soon" aria-hidden="true" />
  );
}
