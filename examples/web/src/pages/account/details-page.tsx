import { ChangeDetails, RequireMember } from '@foyer/react-ui/account';
import type { JSX } from 'react';

import { ChangePage } from './change-page.tsx';

/** Where a member changes their address. AC-04 */
export default function DetailsPage(): JSX.Element {
  return (
    <RequireMember>
      <ChangePage title="Where we reach you">
        <ChangeDetails />
      </ChangePage>
    </RequireMember>
  );
}
