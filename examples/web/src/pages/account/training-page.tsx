import { RequireMember } from '@foyer/react-ui/account';
import { TrainingScreen } from '@foyer/react-ui/services';
import type { JSX } from 'react';

import { ServicePage } from '../../layout/service-page.tsx';

/** A member's personal training. PT-05 */
export default function TrainingPage(): JSX.Element {
  return (
    <RequireMember>
      <ServicePage
        title="Your training"
        lede="Where you stand, what your trainer measured, and what you told us."
      >
        <TrainingScreen />
      </ServicePage>
    </RequireMember>
  );
}
