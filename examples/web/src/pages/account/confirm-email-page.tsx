import { useCopy, useService } from '@foyer/react-ui';
import { EmailLinkScreen } from '@foyer/react-ui/account';
import type { JSX } from 'react';

import { memberPagesCopy } from '../../copy/member-pages.ts';
import { ServicePage } from '../../layout/service-page.tsx';
import { memberArrival } from '../../member-arrival.ts';

/** The target of the link that confirms a new email address. */
export default function ConfirmEmailPage(): JSX.Element {
  const copy = useCopy(memberPagesCopy);
  const { linkCode } = useService(memberArrival);
  return (
    <ServicePage title={copy.confirmEmail}>
      <EmailLinkScreen purpose="confirm" code={linkCode} />
    </ServicePage>
  );
}
