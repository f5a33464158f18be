import { readClubsQuery, writeClubsQuery } from '@foyer/core/clubs';
import { portTokens, useCopy, useService } from '@foyer/react-ui';
import { ClubFinder } from '@foyer/react-ui/clubs';
import type { JSX } from 'react';

import { headsCopy } from '../copy/heads.ts';
import { clubsCopy } from '../copy/pages.ts';
import { PageHeading } from '../layout/page.tsx';
import { queryOf } from '../navigation/addresses.ts';
import { usePath } from '../navigation/hooks.ts';

/** The chain's clubs, nearest first, on a map and in a list. */
export default function ClubsPage(): JSX.Element {
  const copy = useCopy(clubsCopy);
  const navigation = useService(portTokens.navigation);
  const path = usePath();
  return (
    <div className="page clubs">
      <PageHeading title={copy.title} name={useCopy(headsCopy).clubs.name} />
      <ClubFinder
        query={readClubsQuery(queryOf(path))}
        onQuery={(query, change) =>
          navigation[change](writeClubsQuery(path, query), { samePage: true })
        }
      />
    </div>
  );
}
