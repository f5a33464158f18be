import type { Message } from '@foyer/core';
import type { JSX } from 'react';

import { commonCopy } from '../copy/common.ts';
import { useMessages } from '../di/foyer-provider.tsx';
import { useCopy } from '../locale/use-copy.ts';
import { Banner } from './banner.tsx';
import { Button } from './button.tsx';

export interface LoadErrorProps {
  readonly message: Message;
  readonly onRetry: () => void;
}

/** An error message with a retry button, in place of content that failed to load. */
export function LoadError({ message, onRetry }: LoadErrorProps): JSX.Element {
  const copy = useCopy(commonCopy);
  const messages = useMessages();
  return (
    <Banner tone="problem">
      <p>{messages(message)}</p>
      <Button look="secondary" onClick={onRetry}>
        {copy.tryAgain}
      </Button>
    </Banner>
  );
}
