import type { Message, PaymentOutcome } from '@foyer/core';
import type { JSX } from 'react';

import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import type { HeadlineProps } from '../../components/headline.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { Waiting } from '../../components/waiting.tsx';
import { commonCopy } from '../../copy/common.ts';
import { joiningCopy } from '../../copy/joining.ts';
import { useMessages } from '../../di/foyer-provider.tsx';
import { useCopy } from '../../locale/use-copy.ts';

/** What the page says that a buyer comes back to. */
export function useReturnWords(): Required<Pick<HeadlineProps, 'eyebrow' | 'title' | 'lede'>> {
  const { returnEyebrow, returnTitle, returnLede } = useCopy(joiningCopy);
  return { eyebrow: returnEyebrow, title: returnTitle, lede: returnLede };
}

/** True while what was paid for is not known yet: then that is all that there is to show. CJ-14 */
export function awaitsPayment({ payment }: { readonly payment: PaymentOutcome }): boolean {
  return payment === 'confirming' || payment === 'unread';
}

export interface PaymentReturnProps {
  readonly flow: { readonly retryConfirmation: () => Promise<void> };
  readonly snapshot: { readonly payment: PaymentOutcome; readonly alert: Message | null };
  /** What is on its way; by default a membership. */
  readonly label?: string;
}

/** The way back from the payment application: what was paid for is on its way, or another try to fetch it. CJ-14, SJ-05 */
export function PaymentReturn({ flow, snapshot, label }: PaymentReturnProps): JSX.Element {
  const words = useCopy(joiningCopy);
  const common = useCopy(commonCopy);
  const messages = useMessages();
  const { payment, alert } = snapshot;
  const retry = (): void => void flow.retryConfirmation();
  return payment === 'confirming' ? (
    <Waiting label={label ?? words.confirming} onRetry={retry}>
      <Skeleton shape="card" />
    </Waiting>
  ) : (
    <div className="foyer-actions">
      <Banner tone="problem">{messages(alert ?? { key: 'processing' })}</Banner>
      <Button onClick={retry}>{common.tryAgain}</Button>
    </div>
  );
}
