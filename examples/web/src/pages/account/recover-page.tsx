import { useCopy } from '@foyer/react-ui';
import { RecoverScreen } from '@foyer/react-ui/account';
import type { JSX } from 'react';

import { memberPagesCopy } from '../../copy/member-pages.ts';
import { ServicePage } from '../../layout/service-page.tsx';

/** The way back to a login that was forgotten. AC-08 */
export default function RecoverPage(): JSX.Element {
  const words = useCopy(memberPagesCopy);
  return (
    <ServicePage title={words.recover} lede={words.recoverLede}>
      <RecoverScreen />
    </ServicePage>
  );
}
