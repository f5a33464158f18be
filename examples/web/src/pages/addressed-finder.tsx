import { readClubsQuery, writeClubsQuery } from '@foyer/core/clubs';
import { portTokens, useService } from '@foyer/react-ui';
import { ClubFinder, type ClubFinderProps } from '@foyer/react-ui/clubs';
import type { JSX } from 'react';

import { queryOf } from '../navigation/addresses.ts';
import { usePath } from '../navigation/hooks.ts';
import { StreetMap } from '../street-map/street-map.tsx';

/** The list of clubs, with its search and filters in the address. */
export function AddressedFinder(props: Pick<ClubFinderProps, 'only'>): JSX.Element {
  const navigation = useService(portTokens.navigation);
  const path = usePath();
  return (
    <ClubFinder
      query={readClubsQuery(queryOf(path))}
      onQuery={(query, change) =>
        navigation[change](writeClubsQuery(path, query), { samePage: true })
      }
      StreetMap={StreetMap}
      {...props}
    />
  );
}
