import type { JSX } from 'react';

import { guardCopy } from '../../copy/visit.ts';
import { useService } from '../../di/foyer-provider.tsx';
import { portTokens } from '../../di/tokens.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { FlowGuard } from '../flow/flow-guard.tsx';
import type { StepProps } from './step-frame.tsx';

export interface LeadFlowGuardProps extends Omit<StepProps, 'heading'> {
  /** False if the flow is embedded and the page has its own exit. */
  readonly exits: boolean;
  /** True if the flow leaves the history alone. A button then goes to the previous step instead of Back. */
  readonly goesBack: boolean;
}

/** The exit of the lead flow and the dialog before it times out. */
export default function LeadFlowGuard({
  flow,
  snapshot,
  exits,
  goesBack,
}: LeadFlowGuardProps): JSX.Element {
  const copy = useCopy(guardCopy);
  const { exitConfirmation } = useService(portTokens.settings);
  const isTimesFirst = snapshot.order === 'times-first';
  const [first, second] = isTimesFirst ? ([1, 0] as const) : ([0, 1] as const);
  return (
    <>
      {goesBack && snapshot.state.step === second && snapshot.busy === null && (
        <button type="button" className="foyer-link foyer-exit" onClick={() => flow.goTo(first)}>
          {copy.back}{' '}
          <span className="foyer-hidden">{isTimesFirst ? copy.backToTimes : copy.backWhere}</span>
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
