import type { Message } from '@foyer/core';
import { LoadError, Skeleton, LoadingState } from '@foyer/react-ui';
import type { JSX } from 'react';

export interface LoadingPageProps {
  /** The page's data failed to load. */
  readonly hasFailed: boolean;
  readonly error: Message;
  readonly loading: string;
  readonly onRetry: () => void;
}

/** A page whose data is loading or failed to load. */
export function LoadingPage({ hasFailed, error, loading, onRetry }: LoadingPageProps): JSX.Element {
  return (
    <div className="page page--waiting">
      {hasFailed ? (
        <LoadError message={error} onRetry={onRetry} />
      ) : (
        <LoadingState label={loading} onRetry={onRetry}>
          <Skeleton shape="card" />
        </LoadingState>
      )}
    </div>
  );
}
