import { useCopy } from '@foyer/react-ui';
import { ChangeProfile, RequireMember } from '@foyer/react-ui/account';
import type { JSX } from 'react';

import { memberPagesCopy } from '../../copy/member-pages.ts';
import { ChangePage } from './change-page.tsx';

/** Changes a member's profile. */
export default function ProfilePage(): JSX.Element {
  const copy = useCopy(memberPagesCopy);
  return (
    <RequireMember>
      <ChangePage title={copy.profile}>
        <ChangeProfile />
      </ChangePage>
    </RequireMember>
  );
}
