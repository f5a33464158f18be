import { useCopy } from '@foyer/react-ui';
import { DeskScreen } from '@foyer/react-ui/services';
import { type JSX, useSyncExternalStore } from 'react';

import { memberPagesCopy } from '../../copy/member-pages.ts';
import { ServicePage } from '../../layout/named-page.tsx';

/** Where a club's staff report who came. The token is in the fragment, which browsers send to no server. */
export default function DeskPage(): JSX.Element {
  const token = useSyncExternalStore(onFragment, readFragment, () => '');
  const copy = useCopy(memberPagesCopy);
  return (
    <ServicePage page="desk" lede={copy.desk} width="wide">
      <DeskScreen key={token} token={token} />
    </ServicePage>
  );
}

function onFragment(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

function readFragment(): string {
  return window.location.hash.slice(1);
}
