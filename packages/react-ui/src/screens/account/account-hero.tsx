import type { AccountCards } from '@foyer/core/account';
import type { JSX, Ref } from 'react';

import { accountCopy } from '../../copy/account.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { AccountPortrait } from './account-portrait.tsx';
import { SignOutButton } from './sign-out-button.tsx';

export interface AccountHeroProps {
  readonly cards: AccountCards;
  readonly heading: Ref<HTMLHeadingElement> | undefined;
  readonly onAskForPicture: (quietly: boolean) => void;
}

export function AccountHero({ cards, heading, onAskForPicture }: AccountHeroProps): JSX.Element {
  const copy = useCopy(accountCopy);
  const profile = cards.profile.status === 'ready' ? cards.profile.value : null;
  const information = cards.information.status === 'ready' ? cards.information.value : null;
  const firstName = profile?.firstName ?? null;
  const name = [firstName, profile?.lastName].filter(Boolean).join(' ');
  const isProspect = information?.isProspect === true;
  const status = profile?.membershipStatus ?? information?.membershipStatus ?? null;
  return (
    <header className="foyer-account__hero">
      <div className="foyer-account__words">
        <p className="foyer-account__standing">
          {(isProspect || status !== null) && (
            <span className="foyer-account__status" data-status={isProspect ? 'none' : status}>
              {isProspect ? copy.prospect : copy.membership(status ?? '')}
            </span>
          )}
          {profile?.memberId != null && <span>{copy.memberId(profile.memberId)}</span>}
        </p>
        <h1 ref={heading} className="foyer-account__title" tabIndex={-1}>
          {firstName === null ? copy.title : copy.hello(firstName)}
        </h1>
        <SignOutButton look="quiet" />
      </div>
      {/* A prospect has no picture, so there's none to load. */}
      {!isProspect && (
        <AccountPortrait
          card={cards.pictures}
          name={name === '' ? null : name}
          onAsk={onAskForPicture}
        />
      )}
    </header>
  );
}
