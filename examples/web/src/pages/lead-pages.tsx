import { bookingPage, type FlowPage } from '@foyer/core/lead';
import { classTokens, LeadFlowScreen, useLeadFlow, useService } from '@foyer/react-ui';
import { type JSX, useEffect, useRef } from 'react';

import { useLanguageOfClub } from '../language/site-language.ts';
import { useArrival, useCameFromPage } from '../navigation/hooks.ts';

const page: FlowPage = { path: '/membership', kind: 'inline' };

/** `/membership` and every path below it: the lead flow as the whole page. */
export function MembershipPage(): JSX.Element {
  useLanguageOfClub(useService(classTokens.leadFlow));
  return <LeadFlowScreen page={page} arrival={useArrival()} takesFocus={useCameFromPage()} />;
}

/**
 * The booking step as a separate page. Takes a visitor with contact details straight to the times, once, if the flow
 * allows it. Any other visitor starts with the contact details.
 */
export function ScheduleVisitPage(): JSX.Element {
  const { flow, snapshot } = useLeadFlow();
  useLanguageOfClub(flow);
  const done = useRef(false);
  const canShow = snapshot.ready && snapshot.busy === null && snapshot.state.config !== null;
  useEffect(() => {
    if (!canShow || done.current) return;
    done.current = true;
    if (flow.getSnapshot().state.step === 0) flow.goTo(1);
  }, [flow, canShow]);
  return (
    <LeadFlowScreen page={bookingPage} arrival={useArrival()} takesFocus={useCameFromPage()} />
  );
}
