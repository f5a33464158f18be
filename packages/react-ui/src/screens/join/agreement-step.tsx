import type { JSX } from 'react';

import { joinCopy, joiningCopy } from '../../copy/join.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { JoinAgreement } from '../joining/join-agreement.tsx';
import { StandardFrame, type StandardStepProps } from './standard-frame.tsx';

/** Still step 2/3: the agreement, between the details and the payment. */
export default function AgreementStep({ flow, snapshot, heading }: StandardStepProps): JSX.Element {
  const copy = useCopy(joinCopy);
  const { agreement } = useCopy(joiningCopy);
  return (
    <StandardFrame
      eyebrow={copy.detailsEyebrow}
      title={agreement.title}
      lede={agreement.lede}
      heading={heading}
      snapshot={snapshot}
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
