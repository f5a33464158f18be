import { PersonalDataScreen } from '@foyer/react-ui/account';
import type { JSX } from 'react';

import { ServicePage } from '../../layout/named-page.tsx';
import { useFragment } from '../../navigation/use-fragment.ts';

/** Where people get or erase what is stored about them. The token is in the fragment, which browsers send to no server. */
export default function PersonalDataPage(): JSX.Element {
  const token = useFragment();
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
