import { PersonalDataScreen } from '@foyer/react-ui/account';
import { type JSX, useSyncExternalStore } from 'react';

import { ServicePage } from '../../layout/named-page.tsx';

/** Where people get or erase what is stored about them. The token is in the fragment, which browsers send to no server. */
export default function PersonalDataPage(): JSX.Element {
  const token = useSyncExternalStore(onFragment, readFragment, () => '');
  return (
    <ServicePage page="personalData">
      <PersonalDataScreen
        key={token}
        token={token}
        onForget={() => {
          window.location.hash = '';
        }}
      />
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
