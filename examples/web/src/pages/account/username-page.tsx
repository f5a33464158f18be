import { useCopy } from '@foyer/react-ui';
import { ChangeUsername, RequireMember } from '@foyer/react-ui/account';
import type { JSX } from 'react';

import { memberPagesCopy } from '../../copy/member-pages.ts';
import { ChangePage } from './change-page.tsx';

/** Changes a member's username. */
export default function UsernamePage(): JSX.Element {
  const copy = useCopy(memberPagesCopy);
  return (
    <RequireMember>
      <ChangePage title={copy.username}>
        <ChangeUsername />
      </ChangePage>
    </RequireMember>
  );
}
