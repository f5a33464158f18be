import type { Message } from '@foyer/core';
import type { PaymentOutcome } from '@foyer/core/lead';
import type { JSX } from 'react';

import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import type { HeadlineProps } from '../../components/frame-parts.tsx';
import { LoadingState, Skeleton } from '../../components/loading-state.tsx';
import { commonCopy } from '../../copy/first-step.ts';
import { joiningCopy } from '../../copy/join.ts';
import { useMessages } from '../../di/foyer-provider.tsx';
import { useCopy } from '../../locale/use-copy.ts';

/** Returns the headline of the page that buyers return to. */
export function useReturnHeadline(): Required<Pick<HeadlineProps, 'eyebrow' | 'title' | 'lede'>> {
  const { returnEyebrow, returnTitle, returnLede } = useCopy(joiningCopy);
  return { eyebrow: returnEyebrow, title: returnTitle, lede: returnLede };
}

/** True while the result of the payment is unknown. The page then shows nothing else. */
export function awaitsPayment({ payment }: { readonly payment: PaymentOutcome }): boolean {
  return payment === 'confirming' || payment === 'unread';
}

export interface PaymentReturnProps {
  readonly flow: { readonly retryConfirmation: () => Promise<void> };
  readonly snapshot: { readonly payment: PaymentOutcome; readonly alert: Message | null };
  /** The loading message; about a membership by default. */
  readonly label?: string;
}

/** The page after a payment, which loads the purchase and offers a retry. */
export function PaymentReturn({ flow, snapshot, label }: PaymentReturnProps): JSX.Element {
  const copy = useCopy(joiningCopy);
  const common = useCopy(commonCopy);
  const messages = useMessages();
  const { payment, alert } = snapshot;
  const retry = (): void => void flow.retryConfirmation();
  return payment === 'confirming' ? (
    <LoadingState label={label ?? copy.confirming} onRetry={retry}>
      <Skeleton shape="card" />
    </LoadingState>
  ) : (
    <div className="foyer-actions">
      <Banner tone="problem">{messages(alert ?? { key: 'processing' })}</Banner>
      <Button onClick={retry}>{common.tryAgain}</Button>
    </div>
  );
}

/** A message shown on any step, such as the result of a payment. */
export function JoinNotice({
  snapshot,
}: {
  readonly snapshot: { readonly notice: Message | null; readonly payment: PaymentOutcome };
}): JSX.Element | null {
  const messages = useMessages();
  const { notice, payment } = snapshot;
  if (notice === null) return null;
  const isProblem = payment === 'declined' || payment === 'unknown';
  return <Banner tone={isProblem ? 'problem' : 'note'}>{messages(notice)}</Banner>;
}
