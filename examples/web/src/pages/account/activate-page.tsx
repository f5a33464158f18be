import { useCopy, useService } from '@foyer/react-ui';
import { ActivateScreen } from '@foyer/react-ui/account';
import type { JSX } from 'react';

import { memberPagesCopy } from '../../copy/member-pages.ts';
import { ServicePage } from '../../layout/service-page.tsx';
import { memberArrival } from '../../member-arrival.ts';

/** The target of a mailed login link. The code was removed from the address before this page loaded. */
export default function ActivatePage(): JSX.Element {
  const copy = useCopy(memberPagesCopy);
  const { linkCode } = useService(memberArrival);
  return (
    <ServicePage title={copy.login}>
      <ActivateScreen code={linkCode} />
    </ServicePage>
  );
}
