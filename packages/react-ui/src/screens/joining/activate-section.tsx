import type { JoinConfirmationContent } from '@foyer/core/content';
import type { MembershipConfirmation } from '@foyer/core/plans';
import { handOffToRegistration } from '@foyer/core/registration';
import { type JSX, type ReactNode, useId } from 'react';

import { useService, useSiteHref } from '../../di/foyer-provider.tsx';
import { portTokens } from '../../di/tokens.ts';

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
      <h2 className="foyer-activate__title" id={titleId}>
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
