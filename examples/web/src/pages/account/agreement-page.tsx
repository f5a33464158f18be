import { RequireMember } from '@foyer/react-ui/account';
import { AgreementScreen } from '@foyer/react-ui/services';
import type { JSX } from 'react';

import { ServicePage } from '../../layout/service-page.tsx';
import { segmentsOf } from '../../navigation/query-of.ts';

/** An agreement of a member. AC-08 */
export default function AgreementPage({ path }: { readonly path: string }): JSX.Element {
  return (
    <RequireMember>
      <ServicePage title="Your agreement">
        <AgreementScreen agreementId={segmentsOf(path).at(-1) ?? ''} />
      </ServicePage>
    </RequireMember>
  );
}
