import { FreezeScreen, InviteScreen, JoinDetailsScreen } from '@foyer/react-ui/account';
import type { JSX } from 'react';

import { queryOf } from '../../navigation/addresses.ts';
import { ChangePage, changePage } from './change-page.tsx';

/** Asks a new member for their details. */
export function JoinDetailsPage({ path }: { readonly path: string }): JSX.Element {
  const isCorporate = queryOf(path).get('variant') === 'corporate';
  return (
    <ChangePage page="memberDetails" from="profile">
      <JoinDetailsScreen variant={isCorporate ? 'corporate' : 'standard'} />
    </ChangePage>
  );
}

/** Asks the home club to freeze the membership. */
export const FreezePage = changePage('membership', 'freeze', FreezeScreen);

/** The member's link for a friend. */
export const InvitePage = changePage('overview', 'invite', InviteScreen);
