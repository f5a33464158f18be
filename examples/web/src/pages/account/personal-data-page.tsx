import { useCopy } from '@foyer/react-ui';
import { PersonalDataScreen } from '@foyer/react-ui/account';
import type { JSX } from 'react';

import { headsCopy } from '../../copy/heads.ts';
import { ServicePage } from '../../layout/named-page.tsx';
import { useFragment } from '../../navigation/use-fragment.ts';

/** Where people get or erase what is stored about them. The token is in the fragment, which browsers send to no server. */
export default function PersonalDataPage(): JSX.Element {
  const token = useFragment();
  const { name } = useCopy(headsCopy).personalData;
  return (
    <ServicePage title={name}>
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
