import { FreezeScreen, JoinDetailsScreen } from '@foyer/react-ui/account';
import type { JSX } from 'react';

import { queryOf } from '../../navigation/query-of.ts';
import { ChangePage } from './change-page.tsx';

/** Asks a new member for their details. */
export function JoinDetailsPage({ path }: { readonly path: string }): JSX.Element {
  const isCorporate = queryOf(path).get('variant') === 'corporate';
  return (
    <ChangePage title="joinDetails">
      <JoinDetailsScreen variant={isCorporate ? 'corporate' : 'standard'} />
    </ChangePage>
  );
}

/** Asks the home club to freeze the membership. */
export function FreezePage(): JSX.Element {
  return (
    <ChangePage title="freeze">
      <FreezeScreen />
    </ChangePage>
  );
}
