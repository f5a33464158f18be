import { SocialReturn, SocialScreen } from '@foyer/react-ui/account';
import type { JSX } from 'react';

import { ChangePage } from './change-page.tsx';

/** Links a social login. Its provider also returns the member here. */
export default function SocialPage(): JSX.Element {
  return (
    <SocialReturn>
      <ChangePage page="social" from="security">
        <SocialScreen />
      </ChangePage>
    </SocialReturn>
  );
}
