import type { AccountCard, Message } from '@foyer/core';
import type { JSX, ReactNode } from 'react';

import { useFormMessages } from '../screens/forms/use-form-messages.ts';
import { Lost } from './lost.tsx';
import { Waiting } from './waiting.tsx';

export interface CardStateProps<Value> {
  readonly card: AccountCard<Value>;
  /** What is on its way, in words. */
  readonly loading: string;
  /** The shape of what comes. */
  readonly skeleton: ReactNode;
  /** What is said where it could not be had. */
  readonly failed: Message;
  readonly onRetry: () => void;
  readonly empty: ReactNode;
  readonly children: (value: Value) => ReactNode;
}

/** A part of a members' page, however it stands: on its way, there, empty, or not to be had, each part on its own. AC-02 */
export function CardState<Value>({
  card,
  loading,
  skeleton,
  failed,
  onRetry,
  empty,
  children,
}: CardStateProps<Value>): JSX.Element {
  useFormMessages();
  switch (card.status) {
    case 'loading':
      return (
        <Waiting label={loading} onRetry={onRetry}>
          {skeleton}
        </Waiting>
      );
    case 'failed':
      return <Lost message={failed} onRetry={onRetry} />;
    case 'empty':
      return <>{empty}</>;
    case 'ready':
      return <>{children(card.value)}</>;
  }
}
