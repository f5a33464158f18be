import type { Message, Navigation } from '@foyer/core';
import type { PaymentOutcome } from '@foyer/core/lead';
import {
  type ComponentType,
  type JSX,
  type RefCallback,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';

import { LoaderOverlay, Skeleton } from '../../components/loading-state.tsx';
import { guardCopy } from '../../copy/visit.ts';
import { useService } from '../../di/foyer-provider.tsx';
import { portTokens } from '../../di/tokens.ts';
import { useStepHeading, useStepTransition } from '../../hooks/use-steps.ts';
import { FlowGuard, type FlowGuardProps } from '../flow/flow-guard.tsx';
import { useCopy } from '../../locale/use-copy.ts';
import { awaitsPayment } from './payment-return.tsx';

/** The props of every step of a join. */
export interface JoiningStepProps<Flow, Snapshot> {
  readonly flow: Flow;
  readonly snapshot: Snapshot;
  /** A ref to the step's heading, which takes the focus when the step appears. */
  readonly heading?: RefCallback<HTMLHeadingElement>;
  /** True if the URL names a club. Its space is reserved while it loads. */
  readonly awaitsClub?: boolean;
}

type JoiningFlow<Entry> = FlowGuardProps['flow'] & {
  readonly enter: (entry: Entry) => Promise<void>;
};

interface JoiningSnapshot {
  readonly ready: boolean;
  readonly asksToStay: boolean;
  readonly payment: PaymentOutcome;
  readonly alert: Message | null;
  readonly state: { readonly step: number };
}

export interface JoiningScreenProps<Entry, Flow extends JoiningFlow<Entry>, Snapshot> {
  readonly flow: Flow;
  readonly snapshot: Snapshot;
  /** The unchecked data from the URL. */
  readonly arrival: Entry;
  /** True if the URL names a club. */
  readonly awaitsClub?: boolean;
  /** True if the visitor came from another page of the site. The first heading then takes the focus. */
  readonly takesFocus?: boolean;
  /** Gives each step its own URL and returns a function that stops that. Must be stable. */
  readonly syncSteps: (flow: Flow, navigation: Navigation) => () => void;
  /** For each step, prefetches the next one. */
  readonly fetchNext: readonly ((() => Promise<unknown>) | null)[];
  readonly Step: ComponentType<JoiningStepProps<Flow, Snapshot>>;
}

/** The page of a join of any kind: its steps, the exit, and the dialog before it times out. */
export function JoiningScreen<
  Entry,
  Flow extends JoiningFlow<Entry>,
  Snapshot extends JoiningSnapshot,
>({
  flow,
  snapshot,
  arrival,
  awaitsClub = false,
  takesFocus = false,
  syncSteps,
  fetchNext,
  Step,
}: JoiningScreenProps<Entry, Flow, Snapshot>): JSX.Element {
  const copy = useCopy(guardCopy);
  const { exitConfirmation } = useService(portTokens.settings);
  const navigation = useService(portTokens.navigation);
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
  const { step } = drawn.state;
  // Waiting for the payment result counts as a step of its own, so that its heading takes the focus.
  const place = awaitsPayment(drawn) ? -1 : step;
  const heading = useStepHeading(place, drawn.ready, { namesPage: true, takesFocus });
  useEffect(() => {
    // A failed import is reported when the step renders.
    fetchNext[step]?.().catch(() => undefined);
  }, [step, fetchNext]);
  return (
    <div className="foyer foyer-flow">
      <FlowGuard
        flow={flow}
        asksToStay={snapshot.asksToStay}
        exit={exitConfirmation}
        exitText={copy.corporateExitText}
      />
      <Suspense fallback={<Skeleton shape="card" />}>
        <Step flow={flow} snapshot={drawn} heading={heading} awaitsClub={awaitsClub} />
      </Suspense>
      <LoaderOverlay />
    </div>
  );
}
