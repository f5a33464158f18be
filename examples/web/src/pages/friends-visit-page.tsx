import { FriendsVisitScreen } from '@foyer/react-ui/visit';
import type { JSX } from 'react';

import { lastSegmentOf } from '../navigation/addresses.ts';

/** The page on which a member joins a friend's visit. */
export default function FriendsVisitPage({ path }: { readonly path: string }): JSX.Element {
  const token = lastSegmentOf(path);
  return <FriendsVisitScreen key={token} token={token} />;
}
