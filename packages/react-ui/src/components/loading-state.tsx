import type { JSX, ReactNode } from 'react';

import { commonCopy } from '../copy/common.ts';
import { useDelayed } from '../hooks/use-delayed.ts';
import { useCopy } from '../locale/use-copy.ts';
import { Button } from './button.tsx';

/** When a message appears, in ms. */
const slowMs = 4_000;
/** When a retry button appears, in ms. */
const tooSlowMs = 10_000;

export interface LoadingStateProps {
  /** The loading message, announced to screen readers at once. */
  readonly label: string;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** A loading state: a skeleton at first, a message after 4 s, and a retry button after 10 s. */
export function LoadingState({ label, onRetry, children }: LoadingStateProps): JSX.Element {
  const copy = useCopy(commonCopy);
  const isSlow = useDelayed(true, slowMs);
  const isTooSlow = useDelayed(true, tooSlowMs);
  return (
    <div className="foyer-waiting" aria-busy="true">
      <p role="status" className={isSlow ? 'foyer-waiting__note' : 'foyer-hidden'}>
        {isSlow ? copy.slow : label}
      </p>
      {isTooSlow && (
        <Button look="secondary" onClick={onRetry}>
          {copy.tryAgain}
        </Button>
      )}
      {children}
    </div>
  );
}
