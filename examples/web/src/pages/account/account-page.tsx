import { RequireMember } from '@foyer/react-ui/account';
import type { JSX } from 'react';

import { TextPage } from '../../layout/page.tsx';

/** A member's account. RT-06, AC-04 */
export default function AccountPage(): JSX.Element {
  return (
    <RequireMember>
      <TextPage title="Your account">{null}</TextPage>
    </RequireMember>
  );
}
