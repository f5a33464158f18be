import { Banner, Button, Skeleton, Waiting } from '@foyer/react-ui';
import type { JSX } from 'react';

export interface AwaitedPageProps {
  /** What the page is about could not be had. */
  readonly isLost: boolean;
  readonly lost: string;
  readonly loading: string;
  readonly onRetry: () => void;
}

/** A page whose matter is on its way, or could not be had. */
export function AwaitedPage({ isLost, lost, loading, onRetry }: AwaitedPageProps): JSX.Element {
  return (
    <div className="page page--waiting">
      {isLost ? (
        <Banner tone="problem">
          <p>{lost}</p>
          <Button look="secondary" onClick={onRetry}>
            Try again
          </Button>
        </Banner>
      ) : (
        <Waiting label={loading} onRetry={onRetry}>
          <Skeleton shape="card" />
        </Waiting>
      )}
    </div>
  );
}
