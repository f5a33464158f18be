import { type JSX, useEffect, useRef, useSyncExternalStore } from 'react';

import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { requiredStepCopy } from '../../copy/security.ts';
import { accountTokens } from '../../di/account-module.ts';
import { useFoyerContainer, useService } from '../../di/foyer-provider.tsx';
import { managePasskeysOf } from '../../di/passkeys-module.ts';
import { useFocusInPlace } from '../../hooks/focus-in-place.ts';
import { useAccountSession } from '../../hooks/use-member.ts';
import { useSnapshot } from '../../hooks/use-snapshot.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { PasskeysCard } from './passkeys-card.tsx';
import { SecondStepCard } from './second-step-card.tsx';

/** Stands in for a member page until the account has the second step that the chain requires. */
export default function RequiredStep({ signOut }: { readonly signOut: JSX.Element }): JSX.Element {
  const copy = useCopy(requiredStepCopy);
  const { session } = useAccountSession();
  const heading = useRef<HTMLHeadingElement>(null);
  const goOn = useFocusInPlace<HTMLButtonElement>();
  const isSetUp = useIsSetUp();
  useEffect(() => heading.current?.focus(), []);
  return (
    <article className="foyer foyer-flow foyer-required-step foyer-stack-6">
      <header className="foyer-headline">
        <h1 ref={heading} className="foyer-headline__title" tabIndex={-1}>
          {copy.title}
        </h1>
        <p className="foyer-lede">{copy.lead}</p>
      </header>
      {isSetUp && (
        <Banner tone="note" takesFocus>
          <p>{copy.done}</p>
          <Button buttonRef={goOn} onClick={() => session.secondStepDone()}>
            {copy.goOn}
          </Button>
        </Banner>
      )}
      <div className="foyer-account__cards">
        <SecondStepCard />
        <PasskeysCard />
      </div>
      {!isSetUp && (
        <footer className="foyer-required-step__leave foyer-stack-3">
          <p>{copy.leave}</p>
          <div className="foyer-actions">
            {signOut}
            <SiteLink path="/privacy/request">{copy.data}</SiteLink>
          </div>
        </footer>
      )}
    </article>
  );
}

/** True once there is a code or a passkey, and the recovery codes are no longer on the screen. */
function useIsSetUp(): boolean {
  const secondStep = useService(accountTokens.manageSecondStep);
  const passkeys = managePasskeysOf(useFoyerContainer());
  const status = useSnapshot(secondStep);
  const task = useSyncExternalStore(secondStep.subscribeTask, secondStep.getTask);
  const own = useSnapshot(passkeys);
  const hasCode = status.status === 'ready' && status.value.isOn && task.kind === 'none';
  return hasCode || (own.status === 'ready' && own.value.length > 0);
}
