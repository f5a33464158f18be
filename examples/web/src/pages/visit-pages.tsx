import { FriendsVisitScreen, VisitScreen, WaitOfferScreen } from '@foyer/react-ui/visit';
import type { ComponentType, JSX } from 'react';

import { lastSegmentOf } from '../navigation/addresses.ts';

/** The page of a visit's manage link. */
export const VisitPage = linkedPage(VisitScreen);

/** The page on which a member joins a friend's visit. */
export const FriendsVisitPage = linkedPage(FriendsVisitScreen);

/** The page of a time that the wait list offers. */
export const WaitListPage = linkedPage(WaitOfferScreen);

/** The page of a mailed link, whose path ends in a token. */
function linkedPage(
  Screen: ComponentType<{ readonly token: string }>,
): (props: { readonly path: string }) => JSX.Element {
  return function LinkedPage({ path }) {
    const token = lastSegmentOf(path);
    return <Screen key={token} token={token} />;
  };
}
