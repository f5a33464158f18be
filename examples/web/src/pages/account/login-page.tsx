import { useCopy } from '@foyer/react-ui';
import { LoginScreen } from '@foyer/react-ui/account';
import type { JSX } from 'react';

import { memberPagesCopy } from '../../copy/member-pages.ts';
import { ServicePage } from '../../layout/service-page.tsx';

/** Signs a member in. */
export default function LoginPage(): JSX.Element {
  const copy = useCopy(memberPagesCopy);
  return (
    <ServicePage title={copy.logIn}>
      <LoginScreen />
    </ServicePage>
  );
}
