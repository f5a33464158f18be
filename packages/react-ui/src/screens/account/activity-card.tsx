import type { AccountEvent } from '@foyer/core/session';
import { type JSX, useEffect } from 'react';

import { accountPagesCopy } from '../../copy/account-pages.ts';
import { activityCopy } from '../../copy/security.ts';
import { accountTokens } from '../../di/account-module.ts';
import { useService } from '../../di/foyer-provider.tsx';
import { useSnapshot } from '../../hooks/use-snapshot.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { AccountCard, FactsOnTheirWay } from './account-card.tsx';
import { useFormatTime } from './account-format.ts';
import { ShortList } from './short-list.tsx';

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
