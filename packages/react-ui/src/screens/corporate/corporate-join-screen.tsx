import type { CorporateJoin, CorporateJoinSnapshot } from '@foyer/core';
import { type CorporateJoinEntry, syncCorporateStepsWithHistory } from '@foyer/core/corporate';
import { type ComponentType, type JSX, useSyncExternalStore } from 'react';

import { Button } from '../../components/button.tsx';
import { lazyWithRetry } from '../../components/lazy-with-retry.tsx';
import { corporateCopy, joiningCopy } from '../../copy/join.ts';
import { corporateJoinOf } from '../../di/corporate-join-module.ts';
import { useFoyer } from '../../di/foyer-provider.tsx';
import { useCopy } from '../../locale/use-copy.ts';
import {
  awaitsPayment,
  JoinNotice,
  PaymentReturn,
  useReturnHeadline,
} from '../joining/payment-return.tsx';
import { JoiningScreen } from '../joining/joining-screen.tsx';
import { ContactAlert } from '../lead/contact-alert.tsx';
import { ContactForm } from '../lead/contact-form.tsx';
import { CorporateFrame, type JoinStepProps } from './corporate-frame.tsx';

/** Later screens load lazily while the visitor is on the step before. */
type StepModule = { readonly default: ComponentType<JoinStepProps> };
const loadCode = (): Promise<StepModule> => import('./code-step.tsx');
const loadPlans = (): Promise<StepModule> => import('./plan-step.tsx');
const loadSchedule = (): Promise<StepModule> => import('./join-schedule-step.tsx');
const loadVisit = (): Promise<StepModule> => import('./join-visit-step.tsx');
const CodeStep = lazyWithRetry(loadCode);
const PlanStep = lazyWithRetry(loadPlans);
const MemberStep = lazyWithRetry(() => import('./member-step.tsx'));
const JoinScheduleStep = lazyWithRetry(loadSchedule);
const JoinVisitStep = lazyWithRetry(loadVisit);
const fetchNext = [loadCode, loadPlans, loadSchedule, null, loadVisit, null] as const;

export interface CorporateJoinScreenProps {
  /** The unchecked data from the URL. */
  readonly arrival?: CorporateJoinEntry;
  /** True if the visitor came from another page of the site. The first heading then takes the focus. */
  readonly takesFocus?: boolean;
}

/** The corporate join: six steps from the work email to the member card. */
export function CorporateJoinScreen({
  arrival = {},
  takesFocus = false,
}: CorporateJoinScreenProps): JSX.Element {
  return (
    <JoiningScreen
      {...useCorporateJoin()}
      arrival={arrival}
      awaitsClub={arrival.facilityId != null}
      takesFocus={takesFocus}
      syncSteps={syncCorporateStepsWithHistory}
      fetchNext={fetchNext}
      Step={Step}
    />
  );
}

function useCorporateJoin(): {
  readonly flow: CorporateJoin;
  readonly snapshot: CorporateJoinSnapshot;
} {
  const flow = corporateJoinOf(useFoyer().container);
  return { flow, snapshot: useSyncExternalStore(flow.subscribe, flow.getSnapshot) };
}

function Step(props: JoinStepProps): JSX.Element {
  const returnHeadline = useReturnHeadline();
  const { snapshot } = props;
  if (awaitsPayment(snapshot)) {
    return (
      <CorporateFrame {...returnHeadline} heading={props.heading} snapshot={snapshot}>
        <PaymentReturn {...props} />
      </CorporateFrame>
    );
  }
  switch (snapshot.state.step) {
    case 0:
      return <JoinContactStep {...props} />;
    case 1:
      return <CodeStep {...props} />;
    case 2:
      return <PlanStep {...props} />;
    case 3:
      return <MemberStep {...props} />;
    case 4:
      return <JoinScheduleStep {...props} />;
    case 5:
      return <JoinVisitStep {...props} />;
  }
}

/** The first step: the visitor's details, their employer and a club. */
function JoinContactStep({
  flow,
  snapshot,
  heading,
  awaitsClub = false,
}: JoinStepProps): JSX.Element {
  const copy = useCopy(corporateCopy);
  const joining = useCopy(joiningCopy);
  const { alert, busy } = snapshot;
  return (
    <CorporateFrame
      eyebrow={copy.contactEyebrow}
      title={copy.contactTitle}
      lede={copy.contactLede}
      heading={heading}
      snapshot={snapshot}
    >
      <JoinNotice snapshot={snapshot} />
      <ContactForm
        flow={flow}
        snapshot={snapshot}
        label={copy.contactForm}
        purpose="join"
        awaitsClub={awaitsClub}
        clubPrompt={joining.selectJoinClub}
        hints={{ ...joining.hints, company_email: copy.companyEmailHint }}
        proposals={null}
        onSubmit={() => void flow.submit()}
      >
        <ContactAlert alert={alert} key={snapshot.refusals} />
        <Button
          type="submit"
          unavailable={!snapshot.canSubmit}
          busy={busy === 'starting' ? copy.starting : null}
        >
          {copy.getStarted}
        </Button>
      </ContactForm>
    </CorporateFrame>
  );
}
