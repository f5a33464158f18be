import type { Club } from '@foyer/core';
import { type JSX, type ReactNode, Suspense, useEffect } from 'react';

import type { ClubChooserProps } from '../../components/club-chooser.tsx';
import { lazyWithRetry } from '../../components/lazy-with-retry.tsx';
import { Skeleton } from '../../components/loading-state.tsx';
import { useService } from '../../di/foyer-provider.tsx';
import { portTokens } from '../../di/tokens.ts';
import { isEntered, markEntered, useLeadFlow } from '../../hooks/use-lead-flow.ts';
import { ContactStep as Contact, type ContactStepProps } from './contact-step.tsx';
import { LazyConfirmation, LazyGuard, LazySchedule } from './lead-flow-screen.tsx';
import type { LeadFlowGuardProps } from './lead-flow-guard.tsx';
import type { StepProps } from './step-frame.tsx';
import type { SurveyProps } from './survey.tsx';

const LazyChooser = lazyWithRetry<ClubChooserProps>(async () => ({
  default: (await import('../../components/club-chooser.tsx')).ClubChooser,
}));
const LazySurvey = lazyWithRetry<SurveyProps>(async () => ({
  default: (await import('./survey.tsx')).Survey,
}));

/**
 * The first step, for a layout of your own: a club, the visitor's details, and the submit buttons. Needs nothing but a
 * provider around it. The content service finds the step's headline by `page`, `/` by default.
 *
 * @example
 * <FoyerProvider foyer={foyer}>
 *   <ContactStep />
 * </FoyerProvider>
 */
export function ContactStep(props: Partial<ContactStepProps>): JSX.Element {
  const own = useFlowOfPart();
  return (
    <Part>
      <Contact page="/" offersGuided showsNearby={false} awaitsClub={false} {...own} {...props} />
    </Part>
  );
}

/**
 * The second step, for a layout of your own: the days and times of the chosen club. Submitting books the visit.
 *
 * @example
 * const { snapshot } = useLeadFlow();
 * return snapshot.state.step === 0 ? <ContactStep /> : <ScheduleStep />;
 */
export function ScheduleStep(props: Partial<StepProps>): JSX.Element {
  const own = useFlowOfPart();
  return (
    <Part>
      <LazySchedule {...own} {...props} />
    </Part>
  );
}

/**
 * The last step, for a layout of your own: the booked visit, its actions, and the survey.
 *
 * @example
 * const { snapshot } = useLeadFlow();
 * return snapshot.state.step === 2 && <ConfirmationStep />;
 */
export function ConfirmationStep(props: Partial<StepProps>): JSX.Element {
  const own = useFlowOfPart();
  return (
    <Part>
      <LazyConfirmation {...own} {...props} />
    </Part>
  );
}

/**
 * The chain's clubs with a search and, on request, those near the visitor. By default it shows and changes the lead
 * flow's club.
 *
 * @example
 * <ClubChooser onChoose={(club) => void flow.chooseClub(club)} />
 */
export function ClubChooser(props: Partial<ClubChooserProps>): JSX.Element {
  const { flow, snapshot } = useFlowOfPart();
  return (
    <Part>
      <LazyChooser
        chosen={snapshot.state.selectedFacility}
        onChoose={(club: Club) => void flow.chooseClub(club)}
        {...props}
      />
    </Part>
  );
}

/**
 * The survey after a booking, one question at a time. It ends with what the club has for these answers.
 *
 * @example
 * const MyConfirmation = ({ flow, snapshot }: StepProps) => (
 *   <>
 *     <h1>See you soon</h1>
 *     <Survey flow={flow} snapshot={snapshot} />
 *   </>
 * );
 */
export function Survey(props: Partial<SurveyProps>): JSX.Element {
  const { flow, snapshot } = useFlowOfPart();
  const { scheduledFacility, selectedFacility } = snapshot.state;
  return (
    <Part>
      <LazySurvey
        flow={flow}
        snapshot={snapshot}
        club={scheduledFacility ?? selectedFacility}
        {...props}
      />
    </Part>
  );
}

/**
 * Asks the visitor to stay before the flow times out. `exits` also shows the exit link. Every layout of your own needs
 * it, because the flow forgets the visitor's entries without any activity.
 *
 * @example
 * <FlowGuard />
 */
export function FlowGuard(props: Partial<LeadFlowGuardProps>): JSX.Element {
  const own = useFlowOfPart();
  return (
    <Part fallback={null}>
      <LazyGuard exits={false} goesBack={false} {...own} {...props} />
    </Part>
  );
}

/** The flow of the provider. Enters it, unless the page has. */
function useFlowOfPart(): ReturnType<typeof useLeadFlow> {
  const own = useLeadFlow();
  const { flow } = own;
  const navigation = useService(portTokens.navigation);
  // After the layout effects, so that a page that enters the flow itself comes first.
  useEffect(() => {
    if (isEntered(flow)) return;
    markEntered(flow);
    void flow.enter({ path: navigation.current() });
  }, [flow, navigation]);
  return own;
}

/** The outermost element of a part, which has Foyer's look. */
function Part({
  fallback = <Skeleton shape="card" />,
  children,
}: {
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}): JSX.Element {
  return (
    <div className="foyer">
      <Suspense fallback={fallback}>{children}</Suspense>
    </div>
  );
}
