import { CardLoader } from '@foyer/core/account';
import { type JSX, useEffect, useId, useRef, useState } from 'react';

import { Button } from '../../components/button.tsx';
import { Skeleton } from '../../components/loading-state.tsx';
import { CardState } from '../../components/member-parts.tsx';
import { changeCopy } from '../../copy/account.ts';
import { accountTokens } from '../../di/account-module.ts';
import { useService, useSiteHref } from '../../di/foyer-provider.tsx';
import { portTokens } from '../../di/tokens.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { useSnapshot } from '../../hooks/use-snapshot.ts';

/** The member's link for a friend, which carries the member's encoded id. */
export function InviteScreen(): JSX.Element {
  const copy = useCopy(changeCopy).invite;
  const accounts = useService(accountTokens.accounts);
  const session = useService(accountTokens.session);
  const logger = useService(portTokens.logger);
  const [loader] = useState(
    () =>
      new CardLoader({ memberId: (options) => accounts.encodedMemberId(options) }, session, logger),
  );
  useEffect(() => {
    void loader.load();
    return () => loader.clear();
  }, [loader]);
  const { memberId } = useSnapshot(loader);
  return (
    <div className="foyer foyer-account__invite foyer-stack-6">
      <p>{copy.lede}</p>
      <CardState
        card={memberId}
        loading={copy.loading}
        skeleton={<Skeleton shape="row" count={1} />}
        failed={{ key: 'cardFailed' }}
        onRetry={() => void loader.load()}
        empty={<p>{copy.membersOnly}</p>}
      >
        {(id) => <InviteLink referringId={id} />}
      </CardState>
    </div>
  );
}

function InviteLink({ referringId }: { readonly referringId: string }): JSX.Element {
  const copy = useCopy(changeCopy).invite;
  const boxId = useId();
  const box = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  const href = useSiteHref(`/referrals?referringId=${encodeURIComponent(referringId)}`);
  const url = new URL(href, document.baseURI).href;
  const fail = (): void => {
    setOutcome('failed');
    box.current?.select();
  };
  const copyLink = async (): Promise<void> => {
    // So that the same outcome is announced again.
    setOutcome(null);
    try {
      // Insecure pages have no clipboard.
      await navigator.clipboard.writeText(url);
      setOutcome('copied');
    } catch {
      fail();
    }
  };
  const share = async (): Promise<void> => {
    setOutcome(null);
    try {
      await navigator.share({ text: copy.shared, url });
    } catch (error) {
      // The member closed the dialog.
      if (!(error instanceof DOMException && error.name === 'AbortError')) fail();
    }
  };
  return (
    <>
      <div className="foyer-field">
        <label className="foyer-field__label" htmlFor={boxId}>
          {copy.link}
        </label>
        <input
          ref={box}
          className="foyer-input"
          id={boxId}
          readOnly
          value={url}
          onFocus={(event) => event.currentTarget.select()}
        />
      </div>
      <div className="foyer-actions">
        <Button onClick={() => void copyLink()}>{copy.copy}</Button>
        {'share' in navigator && (
          <Button look="secondary" onClick={() => void share()}>
            {copy.share}
          </Button>
        )}
      </div>
      <p role="status">{outcome !== null && copy[outcome]}</p>
    </>
  );
}
