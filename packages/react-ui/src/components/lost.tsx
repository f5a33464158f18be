import type { Message } from '@foyer/core';
import type { JSX } from 'react';

import { commonCopy } from '../copy/common.ts';
import { useMessages } from '../di/foyer-provider.tsx';
import { useCopy } from '../locale/use-copy.ts';
import { Banner } from './banner.tsx';
import { Button } from './button.tsx';

export interface LostProps {
  /** What could not be had. ER-02 */
  readonly message: Message;
  readonly onRetry: () => void;
}

/** Stands where something could not be had: says what, and asks for it again. */
export function Lost({ message, onRetry }: LostProps): JSX.Element {
  const words = useCopy(commonCopy);
  const messages = useMessages();
  return (
    <Banner tone="problem">
      <p>{messages(message)}</p>
      <Button look="secondary" onClick={onRetry}>
        {words.tryAgain}
      </Button>
    </Banner>
  );
}
