import type { Message, Navigation, PaymentOutcome } from '@foyer/core';
import {
  type ComponentType,
  type JSX,
  type RefCallback,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';

import { LoaderOverlay } from '../../components/loader-overlay.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { guardCopy } from '../../copy/guard.ts';
import { useService } from '../../di/foyer-provider.tsx';
import { portTokens } from '../../di/tokens.ts';
import { useStepHeading } from '../../hooks/use-step-heading.ts';
import { FlowGuard, type FlowGuardProps } from '../flow-guard.tsx';
import { useStepTransition } from '../use-step-transition.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { awaitsPayment } from './payment-return.tsx';

/** What each step of a join is drawn from. */
export interface JoiningStepProps<Flow, Snapshot> {
  readonly flow: Flow;
  readonly snapshot: Snapshot;
  /** The step's heading, which takes the focus when the step appears. */
  readonly heading?: RefCallback<HTMLHeadingElement>;
  /** The address names a club, whose place is held until it comes. */
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
  /** What the address carried when the visitor came, unchecked. */
  readonly arrival: Entry;
  /** It names a club. */
  readonly awaitsClub?: boolean;
  /** True where the visitor came from another page of the site: the first heading takes the focus, too. UI-02 */
  readonly takesFocus?: boolean;
  /** Gives each step its place in the address, and answers what ends that. The same function each time. LX-14 */
  readonly keepSteps: (flow: Flow, navigation: Navigation) => () => void;
  /** By the step that is shown: fetches the one after it. */
  readonly fetchNext: readonly ((() => Promise<unknown>) | null)[];
  readonly Step: ComponentType<JoiningStepProps<Flow, Snapshot>>;
}

/** A join on a page of its own, whichever way it goes: its steps, the ways out, and the question to stay. CJ-01, RT-05 */
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
  keepSteps,
  fetchNext,
  Step,
}: JoiningScreenProps<Entry, Flow, Snapshot>): JSX.Element {
  const words = useCopy(guardCopy);
  const { exitConfirmation } = useService(portTokens.settings);
  const navigation = useService(portTokens.navigation);
  // Only the address that the visitor came by counts: later ones are the flow's own doing.
  const entry = useRef(arrival);
  // Before the first paint, so that a stored flow never flashes an empty form.
  useLayoutEffect(() => {
    void flow.enter(entry.current);
  }, [flow]);
  const { ready } = snapshot;
  useEffect(
    () => (ready ? keepSteps(flow, navigation) : undefined),
    [flow, navigation, ready, keepSteps],
  );

  const drawn = useStepTransition(snapshot, true);
  const { step } = drawn.state;
  // A payment that is awaited is a place of its own, at whichever step the flow stands: its heading takes the focus.
  const place = awaitsPayment(drawn) ? -1 : step;
  const heading = useStepHeading(place, drawn.ready, { namesPage: true, takesFocus });
  useEffect(() => {
    // A failed fetch is met where the step is drawn.
    fetchNext[step]?.().catch(() => undefined);
  }, [step, fetchNext]);
  return (
    <div className="foyer foyer-flow">
      <FlowGuard
        flow={flow}
        asksToStay={snapshot.asksToStay}
        exit={exitConfirmation}
        exitText={words.corporateExitText}
      />
      <Suspense fallback={<Skeleton shape="card" />}>
        <Step flow={flow} snapshot={drawn} heading={heading} awaitsClub={awaitsClub} />
      </Suspense>
      <LoaderOverlay />
    </div>
  );
}
