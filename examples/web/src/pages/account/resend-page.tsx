import { useCopy } from '@foyer/react-ui';
import { ResendScreen } from '@foyer/react-ui/account';
import type { JSX } from 'react';

import { memberPagesCopy } from '../../copy/member-pages.ts';
import { ServicePage } from '../../layout/service-page.tsx';

/** Sends the activation link again. */
export default function ResendPage(): JSX.Element {
  const words = useCopy(memberPagesCopy);
  return (
    <ServicePage title={words.resend} lede={words.resendLede}>
      <ResendScreen />
    </ServicePage>
  );
}
