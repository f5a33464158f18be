import { useCopy } from '@foyer/react-ui';
import { RecoverScreen } from '@foyer/react-ui/account';
import type { JSX } from 'react';

import { memberPagesCopy } from '../../copy/member-pages.ts';
import { ServicePage } from '../../layout/service-page.tsx';

/** Recovers a forgotten login. */
export default function RecoverPage(): JSX.Element {
  const words = useCopy(memberPagesCopy);
  return (
    <ServicePage title={words.recover} lede={words.recoverLede}>
      <RecoverScreen />
    </ServicePage>
  );
}
