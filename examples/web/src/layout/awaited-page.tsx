import type { Message } from '@foyer/core';
import { Lost, Skeleton, Waiting } from '@foyer/react-ui';
import type { JSX } from 'react';

export interface AwaitedPageProps {
  /** The page's data failed to load. */
  readonly isLost: boolean;
  readonly lost: Message;
  readonly loading: string;
  readonly onRetry: () => void;
}

/** A page whose data is loading or failed to load. */
export function AwaitedPage({ isLost, lost, loading, onRetry }: AwaitedPageProps): JSX.Element {
  return (
    <div className="page page--waiting">
      {isLost ? (
        <Lost message={lost} onRetry={onRetry} />
      ) : (
        <Waiting label={loading} onRetry={onRetry}>
          <Skeleton shape="card" />
        </Waiting>
      )}
    </div>
  );
}
