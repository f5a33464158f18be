import type { AccountCards } from '@foyer/core/account';
import { socialPath } from '@foyer/core/session';
import { type JSX, useId } from 'react';

import { Icon } from '../../components/icon.tsx';
import { accountCopy } from '../../copy/account.ts';
import { accountTokens } from '../../di/account-module.ts';
import { useFoyerContainer, useSiteHref } from '../../di/foyer-provider.tsx';
import { useCopy } from '../../locale/use-copy.ts';
import { Fact, Facts } from './account-card.tsx';

/** The member's login methods, each with a link to change it. */
export function SigningIn({ card }: { readonly card: AccountCards['information'] }): JSX.Element {
  const id = useId();
  const copy = useCopy(accountCopy).signingIn;
  const provider = useFoyerContainer().get(accountTokens.socialProvider);
  const isLinked = card.status === 'ready' && card.value.facebookId !== null;
  return (
    <section className="foyer-account__card" aria-labelledby={id}>
      <header className="foyer-account__card-head">
        <h2 id={id}>{copy.title}</h2>
      </header>
      <Facts>
        <Fact name={copy.username}>
          <Change path="/account/username" label={copy.changeUsername} />
        </Fact>
        <Fact name={copy.password}>
          <Change path="/account/password" label={copy.changePassword} />
        </Fact>
        {provider !== null && (
          <Fact name={copy.social(provider.name)}>
            {card.status === 'ready' && <span>{isLinked ? copy.linked : copy.notLinked}</span>}
            <Change path={socialPath} label={copy.manageLabel(provider.name)} text={copy.manage} />
          </Fact>
        )}
      </Facts>
    </section>
  );
}

export function BecomeMember(): JSX.Element {
  const id = useId();
  const href = useSiteHref('/membership');
  const copy = useCopy(accountCopy).join;
  return (
    <section className="foyer-account__join" aria-labelledby={id}>
      <h2 id={id}>{copy.title}</h2>
      <p>{copy.lede}</p>
      <a className="foyer-button foyer-button--primary" href={href}>
        {copy.visit}
      </a>
    </section>
  );
}

export function AccountLinks({ isMember }: { readonly isMember: boolean }): JSX.Element {
  const id = useId();
  const copy = useCopy(accountCopy).ways;
  return (
    <nav className="foyer-account__ways" aria-labelledby={id}>
      <h2 id={id}>{copy.title}</h2>
      <ul>
        {isMember && <AccountLink path="/account/training" label={copy.training} />}
        <AccountLink path="/gift-card/purchase" label={copy.giftCard} />
        <AccountLink path="/feedback" label={copy.feedback} />
      </ul>
    </nav>
  );
}

function AccountLink({
  path,
  label,
}: {
  readonly path: string;
  readonly label: string;
}): JSX.Element {
  return (
    <li>
      <a href={useSiteHref(path)}>
        {label}
        <Icon name="right" />
      </a>
    </li>
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
    <a className="foyer-link foyer-facts__end" href={useSiteHref(path)} aria-label={label}>
      {text ?? copy.change}
    </a>
  );
}
