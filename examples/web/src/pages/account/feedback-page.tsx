import { FeedbackScreen } from '@foyer/react-ui/services';
import type { JSX } from 'react';

import { ServicePage } from '../../layout/service-page.tsx';
import { queryOf } from '../../navigation/query-of.ts';

/** What somebody thinks of a club. AC-08 */
export default function FeedbackPage({ path }: { readonly path: string }): JSX.Element {
  const facilityId = queryOf(path).get('facilityId');
  return (
    <ServicePage
      title="Tell us how it was"
      lede="It goes straight to the club. A minute is enough."
    >
      <FeedbackScreen key={facilityId} facilityId={facilityId} />
    </ServicePage>
  );
}
