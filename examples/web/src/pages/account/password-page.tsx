import { ChangePassword, RequireMember } from '@foyer/react-ui/account';
import type { JSX } from 'react';

import { ChangePage } from './change-page.tsx';

/** Where a member changes their password. AC-04 */
export default function PasswordPage(): JSX.Element {
  return (
    <RequireMember>
      <ChangePage title="Your password">
        <ChangePassword />
      </ChangePage>
    </RequireMember>
  );
}
