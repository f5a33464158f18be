import type { FlowPage } from '@foyer/core';
import { LeadFlowScreen } from '@foyer/react-ui';
import type { JSX } from 'react';

import { useComesFromPage } from '../navigation/comes-from-page.ts';
import { useArrival } from '../navigation/use-arrival.ts';

const page: FlowPage = { path: '/membership', kind: 'inline' };

/** `/membership` and all below it: the lead flow, inline. RT-01 */
export function MembershipPage(): JSX.Element {
  return <LeadFlowScreen page={page} arrival={useArrival()} takesFocus={useComesFromPage()} />;
}
