import { useCopy } from '@foyer/react-ui';
import { RecoverScreen } from '@foyer/react-ui/account';
import type { JSX } from 'react';

import { memberPagesCopy } from '../../copy/member-pages.ts';
import { ServicePage } from '../../layout/service-page.tsx';

/** Recovers a forgotten login. */
export default function RecoverPage(): JSX.Element {
  const copy = useCopy(memberPagesCopy);
  return (
    <ServicePage title={copy.recover} lede={copy.recoverLede}>
      <RecoverScreen />
    </ServicePage>
  );
}
