import { type AccountCards, socialPath } from '@foyer/core';
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
  const words = useCopy(accountCopy).signingIn;
  const provider = useFoyerContainer().get(accountTokens.socialProvider);
  const isLinked = card.status === 'ready' && card.value.facebookId !== null;
  return (
    <section className="foyer-account__card" aria-labelledby={id}>
      <header className="foyer-account__card-head">
        <h2 id={id}>{words.title}</h2>
      </header>
      <Facts>
        <Fact name={words.username}>
          <Change path="/account/username" label={words.changeUsername} />
        </Fact>
        <Fact name={words.password}>
          <Change path="/account/password" label={words.changePassword} />
        </Fact>
        {provider !== null && (
          <Fact name={words.social(provider.name)}>
            {card.status === 'ready' && <span>{isLinked ? words.linked : words.notLinked}</span>}
            <Change
              path={socialPath}
              label={words.manageLabel(provider.name)}
              text={words.manage}
            />
          </Fact>
        )}
      </Facts>
    </section>
  );
}

export function BecomeMember(): JSX.Element {
  const id = useId();
  const href = useSiteHref('/membership');
  const words = useCopy(accountCopy).join;
  return (
    <section className="foyer-account__join" aria-labelledby={id}>
      <h2 id={id}>{words.title}</h2>
      <p>{words.lede}</p>
      <a className="foyer-button foyer-button--primary" href={href}>
        {words.visit}
      </a>
    </section>
  );
}

export function WaysFromAccount({ isMember }: { readonly isMember: boolean }): JSX.Element {
  const id = useId();
  const words = useCopy(accountCopy).ways;
  return (
    <nav className="foyer-account__ways" aria-labelledby={id}>
      <h2 id={id}>{words.title}</h2>
      <ul>
        {isMember && <Way path="/account/training" words={words.training} />}
        <Way path="/gift-card/purchase" words={words.giftCard} />
        <Way path="/feedback" words={words.feedback} />
      </ul>
    </nav>
  );
}

function Way({ path, words }: { readonly path: string; readonly words: string }): JSX.Element {
  return (
    <li>
      <a href={useSiteHref(path)}>
        {words}
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
  const words = useCopy(accountCopy);
  return (
    <a className="foyer-link foyer-facts__end" href={useSiteHref(path)} aria-label={label}>
      {text ?? words.change}
    </a>
  );
}
