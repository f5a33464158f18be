import { RequireMember, SocialReturn, SocialScreen } from '@foyer/react-ui/account';
import type { JSX } from 'react';

import { ChangePage } from './change-page.tsx';

/** Where a member links a social login, and where its provider sends them back to. AC-04 */
export default function SocialPage(): JSX.Element {
  return (
    <SocialReturn>
      <RequireMember>
        <ChangePage title="Social login">
          <SocialScreen />
        </ChangePage>
      </RequireMember>
    </SocialReturn>
  );
}
