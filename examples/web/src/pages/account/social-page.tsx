import { useCopy } from '@foyer/react-ui';
import { RequireMember, SocialReturn, SocialScreen } from '@foyer/react-ui/account';
import type { JSX } from 'react';

import { memberPagesCopy } from '../../copy/member-pages.ts';
import { ChangePage } from './change-page.tsx';

/** Links a social login. Its provider also returns the member here. */
export default function SocialPage(): JSX.Element {
  const copy = useCopy(memberPagesCopy);
  return (
    <SocialReturn>
      <RequireMember>
        <ChangePage title={copy.social}>
          <SocialScreen />
        </ChangePage>
      </RequireMember>
    </SocialReturn>
  );
}
