import type { JSX } from 'react';

import { joinCopy, joiningCopy } from '../../copy/join.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { JoinAgreement } from '../joining/join-agreement.tsx';
import { OrderSummary } from '../joining/order-summary.tsx';
import { StandardFrame, type StandardStepProps } from './standard-frame.tsx';

/** Step 3: the agreement, between the details and the payment. */
export default function AgreementStep({ flow, snapshot, heading }: StandardStepProps): JSX.Element {
  const copy = useCopy(joinCopy);
  const { agreement } = useCopy(joiningCopy);
  return (
    <StandardFrame
      eyebrow={copy.agreementEyebrow}
      title={agreement.title}
      lede={agreement.lede}
      heading={heading}
      snapshot={snapshot}
      aside={
        <OrderSummary
          order={snapshot.chosen}
          club={snapshot.state.selectedFacility}
          onChange={() => flow.goTo(0)}
        />
      }
    >
      <JoinAgreement
        flow={flow}
        snapshot={snapshot}
        order={snapshot.chosen}
        onBack={() => flow.goTo(1)}
      />
    </StandardFrame>
  );
}
