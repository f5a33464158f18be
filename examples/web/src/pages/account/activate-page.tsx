import { useCopy, useService } from '@foyer/react-ui';
import { ActivateScreen } from '@foyer/react-ui/account';
import type { JSX } from 'react';

import { memberPagesCopy } from '../../copy/member-pages.ts';
import { ServicePage } from '../../layout/service-page.tsx';
import { memberArrival } from '../../member-arrival.ts';

/** Where a mailed link leads. Its code was taken out of the address before anything of this page was fetched. AC-08 */
export default function ActivatePage(): JSX.Element {
  const words = useCopy(memberPagesCopy);
  const { linkCode } = useService(memberArrival);
  return (
    <ServicePage title={words.login}>
      <ActivateScreen code={linkCode} />
    </ServicePage>
  );
}
