import { socialPath } from '@foyer/core/session';
import type { JSX } from 'react';

import { EmailText } from '../../components/member-parts.tsx';
import { LoadError } from '../../components/loading-state.tsx';
import { SiteAnchor, SiteLink } from '../../components/site-link.tsx';
import { accountCopy } from '../../copy/account.ts';
import { personalDataCopy } from '../../copy/security.ts';
import { accountTokens } from '../../di/account-module.ts';
import { useFoyerContainer } from '../../di/foyer-provider.tsx';
import { useAccountCards } from '../../hooks/use-member.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { CardSection, Fact, Facts } from './account-card.tsx';
import { ActivityCard, SessionsCard } from './sessions-card.tsx';
import { EmailProblem } from './email-problem.tsx';
import { PendingEmail } from './account-parts.tsx';
import { PasskeysCard } from './passkeys-card.tsx';
import { SecondStepCard } from './second-step-card.tsx';

/** How the person logs in, where they are logged in, and what happened to the account. */
export default function SecurityPage(): JSX.Element {
  return (
    <div className="foyer-account__cards">
      <SigningIn />
      <PasskeysCard />
      <SecondStepCard />
      <SessionsCard />
      <ActivityCard />
      <YourData />
    </div>
  );
}

/** Leads to what is stored about the person. The link is mailed, so that a stolen session is not enough. */
function YourData(): JSX.Element {
  const copy = useCopy(personalDataCopy);
  return (
    <CardSection title={copy.cardTitle}>
      <p>{copy.cardText}</p>
      <SiteLink path="/privacy/request" look="secondary">
        {copy.requestForm}
      </SiteLink>
    </CardSection>
  );
}

const soon = <span className="foyer-facts__soon" aria-hidden="true" />;

/** The login methods, each with a link to change it. */
function SigningIn(): JSX.Element {
  const copy = useCopy(accountCopy).signingIn;
  const provider = useFoyerContainer().get(accountTokens.socialProvider);
  const { account, cards } = useAccountCards();
  const { information: card } = cards;
  const isLinked = card.status === 'ready' && card.value.facebookId !== null;
  return (
    <CardSection title={copy.title}>
      {card.status === 'failed' && (
        <LoadError
          message={{ key: 'cardFailed' }}
          onRetry={() => void account.execute(['information'])}
        />
      )}
      <Facts>
        <Fact name={copy.email}>
          <span>
            {card.status === 'loading' && (
              <span className="foyer-facts__soon foyer-facts__soon--email" aria-hidden="true" />
            )}
            {card.status === 'ready' && card.value.email && <EmailText email={card.value.email} />}
          </span>
          <Change path="/account/details" label={copy.changeEmail} />
        </Fact>
      </Facts>
      {card.status === 'ready' && <EmailProblem {...card.value} />}
      {card.status === 'ready' && <PendingEmail email={card.value.pendingEmail} />}
      <Facts>
        <Fact name={copy.username}>
          <span>
            {card.status === 'loading' && soon}
            {card.status === 'ready' && (card.value.username ?? copy.usernameHidden)}
          </span>
          <Change path="/account/username" label={copy.changeUsername} />
        </Fact>
        <Fact name={copy.password}>
          <span aria-hidden="true">••••••••</span>
          <Change path="/account/password" label={copy.changePassword} />
        </Fact>
        {provider !== null && (
          <Fact name={copy.social(provider.name)}>
            <span>
              {card.status === 'loading' && soon}
              {card.status === 'ready' && (isLinked ? copy.linked : copy.notLinked)}
            </span>
            <Change path={socialPath} label={copy.manageLabel(provider.name)} text={copy.manage} />
          </Fact>
        )}
      </Facts>
    </CardSection>
  );
}

function Change({
  path,
  label,
  text,
}: {
  readonly path: string;
  readonly label: string;
  readonly text?: string;
}): JSX.Element {
  const copy = useCopy(accountCopy);
  return (
    <SiteAnchor className="foyer-link foyer-facts__end" path={path} aria-label={label}>
      {text ?? copy.change}
    </SiteAnchor>
  );
}
