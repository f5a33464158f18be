import { useCopy, useService } from '@foyer/react-ui';
import { EmailLinkScreen } from '@foyer/react-ui/account';
import type { JSX } from 'react';

import { memberPagesCopy } from '../../copy/member-pages.ts';
import { ServicePage } from '../../layout/service-page.tsx';
import { memberArrival } from '../../member-arrival.ts';

/** The target of the link that undoes a new email address. */
export default function UndoEmailPage(): JSX.Element {
  const copy = useCopy(memberPagesCopy);
  const { linkCode } = useService(memberArrival);
  return (
    <ServicePage title={copy.undoEmail}>
      <EmailLinkScreen purpose="undo" code={linkCode} />
    </ServicePage>
  );
}
