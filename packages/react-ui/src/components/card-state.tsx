import type { Message } from '@foyer/core';
import type { AccountCard } from '@foyer/core/account';
import type { JSX, ReactNode } from 'react';

import { useFormMessages } from '../hooks/use-form-messages.ts';
import { LoadError, LoadingState } from './loading-state.tsx';

export interface CardStateProps<Value> {
  readonly card: AccountCard<Value>;
  /** The loading message for screen readers. */
  readonly loading: string;
  readonly skeleton: ReactNode;
  readonly failed: Message;
  readonly onRetry: () => void;
  readonly empty: ReactNode;
  readonly children: (value: Value) => ReactNode;
}

/** A card of the account page that loads on its own and shows its loading, loaded, empty or error state. */
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
        <LoadingState label={loading} onRetry={onRetry}>
          {skeleton}
        </LoadingState>
      );
    case 'failed':
      return <LoadError message={failed} onRetry={onRetry} />;
    case 'empty':
      return <>{empty}</>;
    case 'ready':
      return <>{children(card.value)}</>;
  }
}
