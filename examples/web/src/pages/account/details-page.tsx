import { useCopy } from '@foyer/react-ui';
import { ChangeDetails, RequireMember } from '@foyer/react-ui/account';
import type { JSX } from 'react';

import { memberPagesCopy } from '../../copy/member-pages.ts';
import { ChangePage } from './change-page.tsx';

/** Changes a member's address. */
export default function DetailsPage(): JSX.Element {
  const copy = useCopy(memberPagesCopy);
  return (
    <RequireMember>
      <ChangePage title={copy.details}>
        <ChangeDetails />
      </ChangePage>
    </RequireMember>
  );
}
