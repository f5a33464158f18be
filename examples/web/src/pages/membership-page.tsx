import type { FlowPage } from '@foyer/core/lead';
import { classTokens, LeadFlowScreen, useService } from '@foyer/react-ui';
import type { JSX } from 'react';

import { useLanguageOfClub } from '../language/use-language-of-club.ts';
import { useArrival, useCameFromPage } from '../navigation/hooks.ts';

const page: FlowPage = { path: '/membership', kind: 'inline' };

/** `/membership` and every path below it: the lead flow as the whole page. */
export function MembershipPage(): JSX.Element {
  useLanguageOfClub(useService(classTokens.leadFlow));
  return <LeadFlowScreen page={page} arrival={useArrival()} takesFocus={useCameFromPage()} />;
}
