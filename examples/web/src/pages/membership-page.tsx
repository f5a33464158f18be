import { LeadFlowScreen } from '@foyer/react-ui';
import type { JSX } from 'react';

import { useFacilityIdOfAddress } from '../navigation/use-facility-id-of-address.ts';

/** `/membership` and all below it: the lead flow, inline. RT-01 */
export function MembershipPage(): JSX.Element {
  return <LeadFlowScreen base="/membership" facilityId={useFacilityIdOfAddress()} />;
}
