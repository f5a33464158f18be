import type { JSX } from 'react';

import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { Waiting } from '../../components/waiting.tsx';
import { commonCopy } from '../../copy/common.ts';
import { corporateCopy } from '../../copy/corporate.ts';
import { useMessages } from '../../di/foyer-provider.tsx';
import { JoinFrame } from './join-frame.tsx';
import type { JoinStepProps } from './join-step-props.ts';

const words = corporateCopy;

/** The way back from the payment application: the membership on its way, or another try to fetch it. CJ-14 */
export function PaymentReturn({ flow, snapshot, heading }: JoinStepProps): JSX.Element {
  const messages = useMessages();
  const { payment, alert } = snapshot;
  const retry = (): void => void flow.retryConfirmation();
  return (
    <JoinFrame
      eyebrow={words.returnEyebrow}
      title={words.returnTitle}
      lede={words.returnLede}
      heading={heading}
      snapshot={snapshot}
    >
      {payment === 'confirming' ? (
        <Waiting label={words.confirming} onRetry={retry}>
          <Skeleton shape="card" />
        </Waiting>
      ) : (
        <div className="foyer-actions">
          <Banner tone="problem">{messages(alert ?? { key: 'processing' })}</Banner>
          <Button onClick={retry}>{commonCopy.tryAgain}</Button>
        </div>
      )}
    </JoinFrame>
  );
}
