import { useCopy } from '@foyer/react-ui';
import { RequireMember } from '@foyer/react-ui/account';
import { AgreementScreen } from '@foyer/react-ui/services';
import type { JSX } from 'react';

import { memberPagesCopy } from '../../copy/member-pages.ts';
import { ServicePage } from '../../layout/named-page.tsx';
import { lastSegmentOf, queryOf } from '../../navigation/addresses.ts';
import { WaitingPage } from '../../prerender/early-page.tsx';

/** A member's agreement. */
export default function AgreementPage({ path }: { readonly path: string }): JSX.Element {
  const copy = useCopy(memberPagesCopy);
  const version = queryOf(path).get('version');
  return (
    <RequireMember waiting={<WaitingPage />}>
      <ServicePage page="agreement" lede={copy.agreement} width="reading">
        <AgreementScreen key={version} agreementId={lastSegmentOf(path)} version={version} />
      </ServicePage>
    </RequireMember>
  );
}
