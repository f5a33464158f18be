import { WaitOfferScreen } from '@foyer/react-ui/visit';
import type { JSX } from 'react';

import { lastSegmentOf } from '../navigation/addresses.ts';

/** The page of a time that the wait list offers. */
export default function WaitListPage({ path }: { readonly path: string }): JSX.Element {
  const token = lastSegmentOf(path);
  return <WaitOfferScreen key={token} token={token} />;
}
