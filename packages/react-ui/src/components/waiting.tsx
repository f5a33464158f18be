import type { JSX, ReactNode } from 'react';

import { commonCopy } from '../copy/common.ts';
import { useWaited } from '../hooks/use-waited.ts';
import { useCopy } from '../locale/use-copy.ts';
import { Button } from './button.tsx';

/** From here on a word about what is happening, in ms. */
const slowMs = 4_000;
/** From here on a way to try again, in ms. */
const tooSlowMs = 10_000;

export interface WaitingProps {
  /** What is on its way, said to assistive technology at once. */
  readonly label: string;
  readonly onRetry: () => void;
  /** The shape of what comes. */
  readonly children: ReactNode;
}

/** An honest wait: a shape, after 4 s a word, after 10 s a way to try again. */
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
