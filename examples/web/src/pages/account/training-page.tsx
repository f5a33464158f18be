import { useCopy } from '@foyer/react-ui';
import { RequireMember } from '@foyer/react-ui/account';
import { TrainingScreen } from '@foyer/react-ui/services';
import type { JSX } from 'react';

import { memberPagesCopy } from '../../copy/member-pages.ts';
import { ServicePage } from '../../layout/named-page.tsx';

/** A member's personal training. */
export default function TrainingPage(): JSX.Element {
  const copy = useCopy(memberPagesCopy);
  return (
    <RequireMember>
      <ServicePage page="training" lede={copy.training} width="reading">
        <TrainingScreen />
      </ServicePage>
    </RequireMember>
  );
}
