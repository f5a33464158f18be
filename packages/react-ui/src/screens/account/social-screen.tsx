import { currentPasswordForm } from '@foyer/core/registration';
import type { SocialLinkSnapshot, SocialNotice, SocialProvider } from '@foyer/core/session';
import { type JSX, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { Skeleton } from '../../components/loading-state.tsx';
import { fieldId } from '../../components/field.tsx';
import { accountCopy, changeCopy } from '../../copy/account.ts';
import { accountTokens } from '../../di/account-module.ts';
import { useFoyerContainer, useService } from '../../di/foyer-provider.tsx';
import { useHydrated } from '../../hooks/use-early-input.ts';
import { useFormMessages, useLoadedAccount } from '../../hooks/use-member.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { FormView } from '../forms/form-view.tsx';
import { AccountCard, Fact, Facts, FactsOnTheirWay } from './account-card.tsx';
import { belowCurrentPassword } from './change-page.tsx';
import { useSnapshot } from '../../hooks/use-snapshot.ts';

const needed = ['information'] as const;

export function SocialScreen(): JSX.Element {
  const copy = useCopy(changeCopy).social;
  const provider = useFoyerContainer().get(accountTokens.socialProvider);
  // The provider is unknown until then.
  const isHydrated = useHydrated();
  if (provider === null && isHydrated) return <p className="foyer">{copy.unavailable}</p>;
  return (
    <div className="foyer foyer-account__social foyer-stack-6">
      <p className="foyer-lede">{copy.lede}</p>
      {provider === null ? <Skeleton shape="card" /> : <Linking provider={provider} />}
    </div>
  );
}

/**
 * Removes the provider's response from the URL as soon as the page renders, so that neither the children nor the
 * login page can see it.
 */
export function SocialReturn({ children }: { readonly children: React.ReactNode }): JSX.Element {
  const provider = useFoyerContainer().get(accountTokens.socialProvider);
  return provider === null ? <>{children}</> : <Returning>{children}</Returning>;
}

function Returning({ children }: { readonly children: React.ReactNode }): JSX.Element {
  const link = useService(accountTokens.socialLink);
  useLayoutEffect(() => {
    const leave = link.enter();
    // On Back, the browser may restore this page from its back/forward cache, still busy.
    const comeBack = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) link.enter();
    };
    window.addEventListener('pageshow', comeBack);
    return () => {
      window.removeEventListener('pageshow', comeBack);
      leave();
    };
  }, [link]);
  return <>{children}</>;
}

function Linking({ provider }: { readonly provider: SocialProvider }): JSX.Element {
  const { social: copy, cancel } = useCopy(changeCopy);
  const { missing } = useCopy(accountCopy);
  const { name } = provider;
  const link = useService(accountTokens.socialLink);
  const { asks, busy, notice } = useSnapshot(link);
  const { account, cards } = useLoadedAccount(needed);
  const button = useFocusOf(asks);
  return (
    <>
      <LinkNotice notice={notice} provider={name} />
      <AccountCard
        title={copy.state(name)}
        card={cards.information}
        skeleton={<FactsOnTheirWay facts={[[copy.status, 'text']]} />}
        empty={missing}
        onRetry={() => void account.execute(needed)}
      >
        {({ facebookId }) => (
          <>
            <Facts>
              <Fact name={copy.status}>
                {facebookId === null ? copy.notLinked : copy.linkedAs(facebookId)}
              </Fact>
            </Facts>
            {asks === null ? (
              // One button for both actions, so that it keeps the focus.
              <Button
                buttonRef={button}
                look={facebookId === null ? 'primary' : 'secondary'}
                busy={busy === null ? null : copy.busy[busy](name)}
                onClick={() => (facebookId === null ? link.link() : link.unlink())}
              >
                {facebookId === null ? copy.link(name) : copy.unlink(name)}
              </Button>
            ) : (
              <FormView
                schema={currentPasswordForm}
                label={copy.asks[asks](name)}
                legend={copy.asks[asks](name)}
                after={belowCurrentPassword}
                submit={copy[asks](name)}
                submitting={asks === 'link' ? copy.busy.linking() : copy.busy.unlinking()}
                aside={
                  <Button look="quiet" onClick={() => link.dismiss()}>
                    {cancel}
                  </Button>
                }
                onSend={(currentPassword) => link.confirm(currentPassword)}
              />
            )}
          </>
        )}
      </AccountCard>
    </>
  );
}

/** The password form and the button replace each other, and the focus follows. Returns the ref for the button. */
function useFocusOf(asks: SocialLinkSnapshot['asks']): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef(asks);
  useEffect(() => {
    if (before.current === asks) return;
    before.current = asks;
    const box = document.getElementById(fieldId('currentPassword'));
    (asks === null ? button.current : box)?.focus();
  }, [asks]);
  return button;
}

/** Shows the result in an existing live region, so that it's announced. */
function LinkNotice({
  notice,
  provider,
}: {
  readonly notice: SocialNotice | null;
  readonly provider: string;
}): JSX.Element {
  const copy = useCopy(changeCopy).social;
  const messages = useFormMessages();
  return (
    <div>
      {notice?.kind === 'problem' && <Banner tone="problem">{messages(notice.message)}</Banner>}
      <div role="status">
        {notice !== null && notice.kind !== 'problem' && (
          <p className="foyer-banner foyer-banner--note">
            {'message' in notice ? messages(notice.message) : copy.done[notice.kind](provider)}
          </p>
        )}
      </div>
    </div>
  );
}
