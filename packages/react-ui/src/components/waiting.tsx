import type { JSX, ReactNode } from 'react';

import { commonCopy } from '../copy/common.ts';
import { useWaited } from '../hooks/use-waited.ts';
import { useCopy } from '../locale/use-copy.ts';
import { Button } from './button.tsx';

/** When a message appears, in ms. */
const slowMs = 4_000;
/** When a retry button appears, in ms. */
const tooSlowMs = 10_000;

export interface WaitingProps {
  /** The loading message, announced to screen readers at once. */
  readonly label: string;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** A loading state: a skeleton at first, a message after 4 s, and a retry button after 10 s. */
export function Waiting({ label, onRetry, children }: WaitingProps): JSX.Element {
  const words = useCopy(commonCopy);
  const isSlow = useWaited(true, slowMs);
  const isTooSlow = useWaited(true, tooSlowMs);
  return (
    <div className="foyer-waiting" aria-busy="true">
      <p role="status" className={isSlow ? 'foyer-waiting__note' : 'foyer-hidden'}>
        {isSlow ? words.slow : label}
      </p>
      {isTooSlow && (
        <Button look="secondary" onClick={onRetry}>
          {words.tryAgain}
        </Button>
      )}
      {children}
    </div>
  );
}
