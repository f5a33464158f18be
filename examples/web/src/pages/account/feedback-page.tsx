import { useCopy } from '@foyer/react-ui';
import { FeedbackScreen } from '@foyer/react-ui/services';
import type { JSX } from 'react';

import { memberPagesCopy } from '../../copy/member-pages.ts';
import { ServicePage } from '../../layout/service-page.tsx';
import { queryOf } from '../../navigation/query-of.ts';

/** Sends feedback about a club. */
export default function FeedbackPage({ path }: { readonly path: string }): JSX.Element {
  const copy = useCopy(memberPagesCopy);
  const facilityId = queryOf(path).get('facilityId');
  return (
    <ServicePage title={copy.feedback} lede={copy.feedbackLede}>
      <FeedbackScreen key={facilityId} facilityId={facilityId} />
    </ServicePage>
  );
}
