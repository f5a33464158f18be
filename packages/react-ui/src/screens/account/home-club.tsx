import type { JSX } from 'react';

import { useClubDirectory } from '../../hooks/use-club-directory.ts';

/** The name of a club, or its number if the club list fails to load. */
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
  // The caller shows a skeleton while this renders nothing.
  return status === 'ready' || status === 'failed' ? (
    <>{facilityId}</>
  ) : (
    <span className="foyer-facts__soon" aria-hidden="true" />
  );
}
