import { portTokens, useCopy, useService } from '@foyer/react-ui';
import { TrialPassScreen } from '@foyer/react-ui/services';
import type { JSX } from 'react';

import { memberPagesCopy } from '../../copy/member-pages.ts';
import { ServicePage } from '../../layout/service-page.tsx';
import { queryOf } from '../../navigation/query-of.ts';

/** Shows a trial pass for its code. */
export default function TrialPassPage({ path }: { readonly path: string }): JSX.Element {
  const copy = useCopy(memberPagesCopy);
  const navigation = useService(portTokens.navigation);
  const query = queryOf(path);
  const address = { facilityId: query.get('facilityId') ?? '', code: query.get('code') ?? '' };
  return (
    <ServicePage title={copy.trialPass}>
      <TrialPassScreen
        address={address}
        onFound={({ facilityId, code }) => {
          const shown = `/trial-pass?${new URLSearchParams({ facilityId, code }).toString()}`;
          if (shown !== navigation.current()) navigation.push(shown);
        }}
      />
    </ServicePage>
  );
}
