import { useCopy } from '@foyer/react-ui';
import { RequireMember } from '@foyer/react-ui/account';
import { TrainingScreen } from '@foyer/react-ui/services';
import type { JSX } from 'react';

import { memberPagesCopy } from '../../copy/member-pages.ts';
import { ServicePage } from '../../layout/named-page.tsx';
import { WaitingPage } from '../../prerender/early-page.tsx';

/** A member's personal training. */
export default function TrainingPage(): JSX.Element {
  const copy = useCopy(memberPagesCopy);
  return (
    <RequireMember waiting={<WaitingPage />}>
      <ServicePage page="training" lede={copy.training} width="reading">
        <TrainingScreen />
      </ServicePage>
    </RequireMember>
  );
}
