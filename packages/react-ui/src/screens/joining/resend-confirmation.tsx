import type { Message } from '@foyer/core';
import type { JSX } from 'react';

import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { joiningCopy } from '../../copy/joining.ts';
import { useMessages } from '../../di/foyer-provider.tsx';
import { useCopy } from '../../locale/use-copy.ts';

export interface ResendConfirmationProps {
  readonly flow: { readonly resendConfirmation: () => Promise<void> };
  readonly snapshot: {
    readonly resend: 'idle' | 'sending' | 'sent' | 'failed';
    readonly resendMessage: Message | null;
  };
}

/** Resends the confirmation email and shows the result. */
export function ResendConfirmation({ flow, snapshot }: ResendConfirmationProps): JSX.Element {
  const copy = useCopy(joiningCopy);
  const messages = useMessages();
  const { resend, resendMessage } = snapshot;
  return (
    <div className="foyer-resend">
      <Button
        look="secondary"
        busy={resend === 'sending' ? copy.resending : null}
        onClick={() => void flow.resendConfirmation()}
      >
        {copy.resend}
      </Button>
      {/* Rendered empty, so that screen readers announce the text added later. */}
      <div role="status">
        {resend === 'sent' && resendMessage !== null && (
          <p className="foyer-banner foyer-banner--note">{messages(resendMessage)}</p>
        )}
      </div>
      {resend === 'failed' && resendMessage !== null && (
        <Banner tone="problem">{messages(resendMessage)}</Banner>
      )}
    </div>
  );
}
