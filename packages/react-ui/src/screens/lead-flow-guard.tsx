import type { JSX } from 'react';

import { guardCopy } from '../copy/guard.ts';
import { useService } from '../di/foyer-provider.tsx';
import { portTokens } from '../di/tokens.ts';
import { useCopy } from '../locale/use-copy.ts';
import { FlowGuard } from './flow-guard.tsx';
import type { StepProps } from './step-props.ts';

export interface LeadFlowGuardProps extends StepProps {
  /** False where the flow is only embedded: the page has other ways out. RT-07 */
  readonly exits: boolean;
  /** Where the history is left alone, Back does not lead to the step before: a button does. LX-14 */
  readonly goesBack: boolean;
}

/** The ways out of the lead flow, and the question before its time runs out. LX-07, LX-14, LX-15 */
export default function LeadFlowGuard({
  flow,
  snapshot,
  exits,
  goesBack,
}: LeadFlowGuardProps): JSX.Element {
  const words = useCopy(guardCopy);
  const { exitConfirmation } = useService(portTokens.settings);
  return (
    <>
      {goesBack && snapshot.state.step === 1 && snapshot.busy === null && (
        <button type="button" className="foyer-link foyer-exit" onClick={() => flow.goTo(0)}>
          {words.back} <span className="foyer-hidden">{words.backWhere}</span>
        </button>
      )}
      <FlowGuard
        flow={flow}
        asksToStay={snapshot.asksToStay}
        exit={exits ? exitConfirmation : null}
      />
    </>
  );
}
