import { useService } from '@foyer/react-ui';
import { ActivateScreen } from '@foyer/react-ui/account';
import type { JSX } from 'react';

import { TextPage } from '../../layout/page.tsx';
import { memberArrival } from '../../member-arrival.ts';

/** Where a mailed link leads. Its code was taken out of the address before anything of this page was fetched. AC-08 */
export default function ActivatePage(): JSX.Element {
  const { linkCode } = useService(memberArrival);
  return (
    <TextPage title="Your login">
      <ActivateScreen code={linkCode} />
    </TextPage>
  );
}
