import { ChangeUsername, RequireMember } from '@foyer/react-ui/account';
import type { JSX } from 'react';

import { ChangePage } from './change-page.tsx';

/** Where a member changes what they sign in by. AC-04 */
export default function UsernamePage(): JSX.Element {
  return (
    <RequireMember>
      <ChangePage title="Your username">
        <ChangeUsername />
      </ChangePage>
    </RequireMember>
  );
}
