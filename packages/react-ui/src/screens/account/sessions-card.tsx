import type { LiveSession, AccountEvent } from '@foyer/core/session';
import { type JSX, useEffect, useId, type ReactNode, useRef, useState } from 'react';

import { Button } from '../../components/button.tsx';
import { accountPagesCopy } from '../../copy/account.ts';
import { accountTokens } from '../../di/account-module.ts';
import { useService } from '../../di/foyer-provider.tsx';
import { useCopy } from '../../locale/use-copy.ts';
import { AccountCard, FactsOnTheirWay, useCardAction } from './account-card.tsx';
import { useFormatTime } from './account-format.ts';
import { useSnapshot } from '../../hooks/use-snapshot.ts';
import { activityCopy } from '../../copy/security.ts';

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

/** What happened to the account, newest first: the latest entries, and all of them on request. */
export function ActivityCard(): JSX.Element {
  const copy = useCopy(activityCopy);
  const manage = useService(accountTokens.manageSessions);
  const card = useSnapshot({ subscribe: manage.subscribe, getSnapshot: manage.getActivity });
  useEffect(() => void manage.loadActivity(), [manage]);
  return (
    <AccountCard
      title={copy.title}
      card={card}
      intro={copy.intro}
      skeleton={<FactsOnTheirWay facts={[[null, 'text', 'fine', 'fine']]} />}
      empty={copy.none}
      onRetry={() => void manage.loadActivity()}
    >
      {(events) => (
        <ShortList entries={events} count={8}>
          {(event) => <Entry event={event} />}
        </ShortList>
      )}
    </AccountCard>
  );
}

function Entry({
  event: { kind, at, network, browser, system },
}: {
  readonly event: AccountEvent;
}): JSX.Element {
  const copy = useCopy(activityCopy);
  const { device } = useCopy(accountPagesCopy).sessions;
  const formatTime = useFormatTime();
  const from = [
    ...(browser === null && system === null ? [] : [device(browser, system)]),
    ...(network === null ? [] : [copy.network(network)]),
  ];
  return (
    <div>
      <p className="foyer-sessions__device foyer-strong">{copy.kinds[kind]}</p>
      <p className="foyer-fine foyer-soft">{formatTime(at)}</p>
      {from.length > 0 && <p className="foyer-fine foyer-soft">{from.join(' · ')}</p>}
    </div>
  );
}

export interface ShortListProps<Entry> {
  readonly entries: readonly Entry[];
  /** How many it shows at first. */
  readonly count: number;
  readonly children: (entry: Entry) => ReactNode;
}

/** The first entries, and all of them on request. */
export function ShortList<Entry extends { readonly id: string }>({
  entries,
  count,
  children,
}: ShortListProps<Entry>): JSX.Element {
  const copy = useCopy(activityCopy);
  const [showsAll, setShowsAll] = useState(false);
  const next = useRef<HTMLLIElement>(null);
  // The button that asked for all is gone.
  useEffect(() => {
    if (showsAll) next.current?.focus();
  }, [showsAll]);
  return (
    <>
      <ul className="foyer-sessions__list">
        {(showsAll ? entries : entries.slice(0, count)).map((entry, place) => (
          <li key={entry.id} {...(place === count && { ref: next, tabIndex: -1 })}>
            {children(entry)}
          </li>
        ))}
      </ul>
      {!showsAll && entries.length > count && (
        <Button look="quiet" onClick={() => setShowsAll(true)}>
          {copy.all(entries.length)}
        </Button>
      )}
    </>
  );
}
