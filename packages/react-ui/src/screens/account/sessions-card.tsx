import type { LiveSession } from '@foyer/core/session';
import { type JSX, useEffect, useId } from 'react';

import { Button } from '../../components/button.tsx';
import { accountPagesCopy } from '../../copy/account-pages.ts';
import { accountTokens } from '../../di/account-module.ts';
import { useService } from '../../di/foyer-provider.tsx';
import { useCopy } from '../../locale/use-copy.ts';
import { AccountCard, FactsOnTheirWay, useCardAction } from './account-card.tsx';
import { useFormatTime } from './account-format.ts';
import { ShortList } from './short-list.tsx';
import { useSnapshot } from '../../hooks/use-snapshot.ts';

/** Where the person is logged in. They can end any session but this one, which `SignOutButton` ends. */
export function SessionsCard(): JSX.Element {
  const copy = useCopy(accountPagesCopy).sessions;
  const manage = useService(accountTokens.manageSessions);
  const card = useSnapshot(manage);
  useEffect(() => void manage.load(), [manage]);
  // Named by the id of the session that is ending, or `others`.
  const { busy, run, outcome } = useCardAction();
  return (
    <div className="foyer-sessions">
      <AccountCard
        title={copy.title}
        card={card}
        skeleton={<FactsOnTheirWay facts={[[null, 'text', 'fine', 'fine']]} />}
        empty={copy.none}
        onRetry={() => void manage.load()}
      >
        {(sessions) => (
          <>
            <ShortList entries={sessions} count={3}>
              {(session) => (
                <Session
                  session={session}
                  isEnding={busy === session.id}
                  onEnd={() => void run(session.id, () => manage.end(session.id), copy.ended, true)}
                />
              )}
            </ShortList>
            {sessions.length > 1 && (
              <Button
                look="secondary"
                busy={busy === 'others' ? copy.ending : null}
                onClick={() => void run('others', () => manage.endOthers(), copy.endedOthers, true)}
              >
                {copy.endOthers}
              </Button>
            )}
          </>
        )}
      </AccountCard>
      {outcome}
    </div>
  );
}

interface SessionProps {
  readonly session: LiveSession;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}

function Session({
  session: { browser, system, signedInAt, lastUsedAt, isThis },
  isEnding,
  onEnd,
}: SessionProps): JSX.Element {
  const copy = useCopy(accountPagesCopy).sessions;
  const formatTime = useFormatTime();
  const id = useId();
  return (
    <>
      <div id={id}>
        <p className="foyer-sessions__device foyer-strong">{copy.device(browser, system)}</p>
        <p className="foyer-fine foyer-soft">{copy.signedIn(formatTime(signedInAt))}</p>
        <p className="foyer-fine foyer-soft">
          {isThis ? copy.isThis : copy.lastUsed(formatTime(lastUsedAt))}
        </p>
      </div>
      {!isThis && (
        <Button look="quiet" describedBy={id} busy={isEnding ? copy.ending : null} onClick={onEnd}>
          {copy.end}
        </Button>
      )}
    </>
  );
}
