import type { Club, Message } from '@foyer/core';
import type { PaymentOutcome } from '@foyer/core/lead';
import type { JSX, ReactNode } from 'react';

import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { LoadingState, Skeleton } from '../../components/loading-state.tsx';
import { commonCopy } from '../../copy/first-step.ts';
import { joiningCopy } from '../../copy/join.ts';
import { useMessages } from '../../di/foyer-provider.tsx';
import { useCopy } from '../../locale/use-copy.ts';
import { StepLayout, type StepLayoutProps } from '../flow/step-layout.tsx';

export interface JoinStepFrameProps<Snapshot> extends Omit<StepLayoutProps, 'club' | 'progress'> {
  readonly snapshot: Snapshot;
  /** Beside the step on wide screens while no club is chosen. */
  readonly picture?: ReactNode;
}

interface JoinFrameProps extends JoinStepFrameProps<JoinNoticeProps['snapshot']> {
  readonly club: Club | null;
  readonly progress: readonly [step: number, of: number] | null;
}

/** The frame of every step of a join, with its number. The club's picture is beside it unless an order is. */
export function JoinFrame({
  snapshot,
  club,
  picture,
  children,
  aside,
  ...layout
}: JoinFrameProps): JSX.Element {
  const art = club === null && picture && <div className="foyer-step__art">{picture}</div>;
  return (
    <StepLayout {...layout} aside={aside ?? art} club={aside === undefined ? club : null}>
      <JoinNotice snapshot={snapshot} />
      {children}
    </StepLayout>
  );
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

export interface JoinNoticeProps {
  readonly snapshot: { readonly notice: Message | null; readonly payment: PaymentOutcome };
}

/** A message shown on any step, such as the result of a payment. */
export function JoinNotice({ snapshot }: JoinNoticeProps): JSX.Element | null {
  const messages = useMessages();
  const { notice, payment } = snapshot;
  if (notice === null) return null;
  const isProblem = payment === 'declined' || payment === 'unknown';
  return <Banner tone={isProblem ? 'problem' : 'note'}>{messages(notice)}</Banner>;
}
