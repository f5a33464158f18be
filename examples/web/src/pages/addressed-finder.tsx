import { readClubsQuery, writeClubsQuery } from '@foyer/core/clubs';
import { portTokens, useService } from '@foyer/react-ui';
import { ClubFinder, type ClubFinderProps } from '@foyer/react-ui/clubs';
import type { JSX } from 'react';

import { queryOf } from '../navigation/addresses.ts';
import { usePath } from '../navigation/hooks.ts';

/** The list of clubs, with its search and filters in the address. */
export function AddressedFinder(props: Omit<ClubFinderProps, 'query' | 'onQuery'>): JSX.Element {
  const navigation = useService(portTokens.navigation);
  const path = usePath();
  return (
    <ClubFinder
      query={readClubsQuery(queryOf(path))}
      onQuery={(query, change) =>
        navigation[change](writeClubsQuery(path, query), { samePage: true })
      }
      {...props}
    />
  );
}
