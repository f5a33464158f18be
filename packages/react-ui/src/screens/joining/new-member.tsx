import type { Message } from '@foyer/core';
import type { JoinConfirmationContent } from '@foyer/core/content';
import type { MembershipConfirmation } from '@foyer/core/plans';
import { handOffToRegistration } from '@foyer/core/registration';
import { type JSX, type ReactNode, useId } from 'react';

import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { joiningCopy } from '../../copy/join.ts';
import { useMessages, useService, useSiteHref } from '../../di/foyer-provider.tsx';
import { portTokens } from '../../di/tokens.ts';
import { useCopy } from '../../locale/use-copy.ts';

const activatePath = '/account/activate';

export interface ActivateSectionProps {
  readonly copy: JoinConfirmationContent['activation'];
  /** The new membership; its data fills in the registration page. */
  readonly confirmation: MembershipConfirmation;
  readonly children: ReactNode;
}

/** Invites a new member to create an online account. Their data is handed over within this tab, not in the URL. */
export function ActivateSection({
  copy,
  confirmation,
  children,
}: ActivateSectionProps): JSX.Element {
  const href = useSiteHref(activatePath);
  const sessionStore = useService(portTokens.sessionStore);
  const clock = useService(portTokens.clock);
  const logger = useService(portTokens.logger);
  const titleId = useId();
  return (
    <section className="foyer-activate" aria-labelledby={titleId}>
      <h2 className="foyer-title" id={titleId}>
        {copy.title}
      </h2>
      <p>{copy.text}</p>
      <div className="foyer-actions">
        <a
          className="foyer-button foyer-button--primary"
          href={href}
          onClick={() => handOffToRegistration({ sessionStore, clock, logger }, confirmation)}
        >
          {copy.action}
        </a>
        {children}
      </div>
    </section>
  );
}

interface ResendConfirmationProps {
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
