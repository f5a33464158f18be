import { useCopy } from '@foyer/react-ui';
import { RequireMember } from '@foyer/react-ui/account';
import { AgreementScreen } from '@foyer/react-ui/services';
import type { JSX } from 'react';

import { memberPagesCopy } from '../../copy/member-pages.ts';
import { ServicePage } from '../../layout/service-page.tsx';
import { segmentsOf } from '../../navigation/query-of.ts';

/** A member's agreement. */
export default function AgreementPage({ path }: { readonly path: string }): JSX.Element {
  const copy = useCopy(memberPagesCopy);
  return (
    <RequireMember>
      <ServicePage title={copy.agreement}>
        <AgreementScreen agreementId={segmentsOf(path).at(-1) ?? ''} />
      </ServicePage>
    </RequireMember>
  );
}
