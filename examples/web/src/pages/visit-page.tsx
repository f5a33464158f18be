import { VisitScreen } from '@foyer/react-ui/visit';
import type { JSX } from 'react';

import { lastSegmentOf } from '../navigation/addresses.ts';

/** The page of a visit's manage link. */
export default function VisitPage({ path }: { readonly path: string }): JSX.Element {
  const token = lastSegmentOf(path);
  return <VisitScreen key={token} token={token} />;
}
