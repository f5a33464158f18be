import { ChangeProfile, RequireMember } from '@foyer/react-ui/account';
import type { JSX } from 'react';

import { ChangePage } from './change-page.tsx';

/** Where a member changes who they are. AC-04 */
export default function ProfilePage(): JSX.Element {
  return (
    <RequireMember>
      <ChangePage title="About you">
        <ChangeProfile />
      </ChangePage>
    </RequireMember>
  );
}
