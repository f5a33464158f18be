import type { JSX } from 'react';

import { corporateCopy, joiningCopy } from '../../copy/join.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { JoinAgreement } from '../joining/join-agreement.tsx';
import { OrderSummary } from '../joining/order-summary.tsx';
import { CorporateFrame, type JoinStepProps } from './corporate-frame.tsx';

/** The agreement, between the plan and the payment. */
export default function AgreementStep({ flow, snapshot, heading }: JoinStepProps): JSX.Element {
  const copy = useCopy(corporateCopy);
  const { agreement } = useCopy(joiningCopy);
  const { state, plans } = snapshot;
  const order = plans.list.find((plan) => plan.chosen) ?? null;
  return (
    <CorporateFrame
      eyebrow={copy.planEyebrow(state.companyName ?? '')}
      title={agreement.title}
      lede={agreement.lede}
      heading={heading}
      snapshot={snapshot}
      aside={
        <OrderSummary order={order} club={state.selectedFacility} onChange={() => flow.goTo(2)} />
      }
    >
      <JoinAgreement flow={flow} snapshot={snapshot} order={order} onBack={() => flow.goTo(2)} />
    </CorporateFrame>
  );
}
