import type { Navigation } from '@foyer/core';
import {
  type ComponentType,
  type JSX,
  type ReactNode,
  type RefCallback,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';

import { LoaderOverlay, Skeleton } from '../../components/loading-state.tsx';
import { joiningCopy } from '../../copy/join.ts';
import { guardCopy } from '../../copy/visit.ts';
import { useService } from '../../di/foyer-provider.tsx';
import { portTokens } from '../../di/tokens.ts';
import { useStepHeading, useStepTransition } from '../../hooks/use-steps.ts';
import { FlowGuard, type FlowGuardProps } from '../flow/flow-guard.tsx';
import { useCopy } from '../../locale/use-copy.ts';
import {
  awaitsPayment,
  type JoinStepFrameProps,
  PaymentReturn,
  type PaymentReturnProps,
} from './join-parts.tsx';
import { useSnapshot } from '../../hooks/use-snapshot.ts';

export interface JoiningStepProps<Flow, Snapshot> {
  readonly flow: Flow;
  readonly snapshot: Snapshot;
  /** A ref to the step's heading, which takes the focus when the step appears. */
  readonly heading?: RefCallback<HTMLHeadingElement>;
  /** True if the URL names a club. Its space is reserved while it loads. */
  readonly awaitsClub?: boolean;
  /** Beside the first step on wide screens, until the picture of a club is. */
  readonly picture?: ReactNode;
}

type JoiningFlow<Entry, Snapshot> = FlowGuardProps['flow'] &
  PaymentReturnProps['flow'] & {
    readonly enter: (entry: Entry) => Promise<void>;
    readonly subscribe: (onChange: () => void) => () => void;
    readonly getSnapshot: () => Snapshot;
  };

type JoiningSnapshot = PaymentReturnProps['snapshot'] & {
  readonly ready: boolean;
  readonly asksToStay: boolean;
  readonly state: { readonly step: number; readonly confirmation: object | null };
};

export interface JoiningScreenProps<Entry, Flow, Snapshot extends JoiningSnapshot> {
  readonly flow: Flow & JoiningFlow<Entry, Snapshot>;
  /** The unchecked data from the URL. */
  readonly arrival: Entry;
  /** True if the URL names a club. */
  readonly awaitsClub?: boolean;
  /** Beside the first step on wide screens, until the picture of a club is. */
  readonly picture?: ReactNode;
  /** True if the visitor came from another page of the site. The first heading then takes the focus. */
  readonly takesFocus?: boolean;
  /** Gives each step its own URL and returns a function that stops that. Must be stable. */
  readonly syncSteps: (flow: Flow, navigation: Navigation) => () => void;
  readonly Frame: ComponentType<JoinStepFrameProps<Snapshot>>;
  readonly steps: Readonly<
    Record<Snapshot['state']['step'], ComponentType<JoiningStepProps<Flow, Snapshot>>>
  >;
  /** For each step, the one to prefetch. */
  readonly next: readonly ({ readonly prefetch: () => Promise<unknown> } | null)[];
}

/** The page of a join of any kind: its steps, the exit, and the dialog before it times out. */
export function JoiningScreen<Entry, Flow, Snapshot extends JoiningSnapshot>({
  flow,
  arrival,
  awaitsClub = false,
  picture,
  takesFocus = false,
  syncSteps,
  Frame,
  steps,
  next,
}: JoiningScreenProps<Entry, Flow, Snapshot>): JSX.Element {
  const copy = useCopy(joiningCopy);
  const { corporateExitText } = useCopy(guardCopy);
  const { exitConfirmation } = useService(portTokens.settings);
  const navigation = useService(portTokens.navigation);
  const snapshot = useSnapshot(flow);
  // Only the first URL counts, because the flow itself changes it later.
  const entry = useRef(arrival);
  // Runs before the first paint, so that a stored flow never flashes an empty form.
  useLayoutEffect(() => {
    void flow.enter(entry.current);
  }, [flow]);
  const { ready } = snapshot;
  useEffect(
    () => (ready ? syncSteps(flow, navigation) : undefined),
    [flow, navigation, ready, syncSteps],
  );

  const drawn = useStepTransition(snapshot, true);
  const step: Snapshot['state']['step'] = drawn.state.step;
  const isReturning = awaitsPayment(drawn);
  // Waiting for the payment result counts as a step of its own, so that its heading takes the focus.
  const heading = useStepHeading(isReturning ? -1 : step, drawn.ready, {
    namesPage: true,
    takesFocus,
  });
  useEffect(() => void next[step]?.prefetch(), [step, next]);
  const Step: ComponentType<JoiningStepProps<Flow, Snapshot>> = steps[step];
  return (
    <div className="foyer foyer-flow">
      <FlowGuard
        flow={flow}
        asksToStay={snapshot.asksToStay}
        // A member loses nothing by leaving.
        exit={snapshot.state.confirmation === null ? exitConfirmation : exitConfirmation && 'skip'}
        exitText={corporateExitText}
      />
      {isReturning ? (
        <Frame
          eyebrow={copy.returnEyebrow}
          title={copy.returnTitle}
          lede={copy.returnLede}
          heading={heading}
          snapshot={drawn}
        >
          <PaymentReturn flow={flow} snapshot={drawn} />
        </Frame>
      ) : (
        <Suspense fallback={<Skeleton shape="card" />}>
          <Step
            flow={flow}
            snapshot={drawn}
            heading={heading}
            awaitsClub={awaitsClub}
            picture={picture}
          />
        </Suspense>
      )}
      <LoaderOverlay />
    </div>
  );
}
