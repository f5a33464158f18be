import {
  AgreedPage as Agreed,
  FreezeScreen,
  InvoicePage as Invoice,
  InviteScreen,
  JoinDetailsScreen,
} from '@foyer/react-ui/account';
import type { JSX } from 'react';

import { lastSegmentOf, queryOf } from '../../navigation/addresses.ts';
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

/** One invoice. The last part of the path names it. */
export function InvoicePage({ path }: { readonly path: string }): JSX.Element {
  return (
    <ChangePage page="invoice" from="billing">
      <Invoice number={lastSegmentOf(path)} />
    </ChangePage>
  );
}

/** What the member was shown and agreed to. */
export const AgreedPage = changePage('membership', 'agreed', Agreed);

/** Asks the home club to freeze the membership. */
export const FreezePage = changePage('membership', 'freeze', FreezeScreen);

/** The member's link for a friend. */
export const InvitePage = changePage('overview', 'invite', InviteScreen);
