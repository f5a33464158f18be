import { useCopy } from '@foyer/react-ui';
import { ChangePassword, RequireMember } from '@foyer/react-ui/account';
import type { JSX } from 'react';

import { memberPagesCopy } from '../../copy/member-pages.ts';
import { ChangePage } from './change-page.tsx';

/** Changes a member's password. */
export default function PasswordPage(): JSX.Element {
  const copy = useCopy(memberPagesCopy);
  return (
    <RequireMember>
      <ChangePage title={copy.password}>
        <ChangePassword />
      </ChangePage>
    </RequireMember>
  );
}
