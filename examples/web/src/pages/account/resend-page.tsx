import { useCopy } from '@foyer/react-ui';
import { ResendScreen } from '@foyer/react-ui/account';
import type { JSX } from 'react';

import { memberPagesCopy } from '../../copy/member-pages.ts';
import { ServicePage } from '../../layout/service-page.tsx';

/** Sends the activation link again. */
export default function ResendPage(): JSX.Element {
  const copy = useCopy(memberPagesCopy);
  return (
    <ServicePage title={copy.resend} lede={copy.resendLede}>
      <ResendScreen />
    </ServicePage>
  );
}
