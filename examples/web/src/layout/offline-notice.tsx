import type { Message } from '@foyer/core';
import { portTokens, useMessages, useService } from '@foyer/react-ui';
import { type JSX, useCallback, useState } from 'react';

import { useAtRest } from './use-at-rest.ts';

/** Tells when the network goes, and that it is back. It lies over the page's foot: nothing moves for it. */
export function OfflineNotice(): JSX.Element {
  const messages = useMessages();
  const clock = useService(portTokens.clock);
  const [notice, setNotice] = useState<Message | null>(null);
  useAtRest(
    // Fetched while there is a network to fetch it by.
    useCallback(({ watchConnection }) => watchConnection(window, clock, setNotice), [clock]),
  );
  return (
    <p className="site-offline" role="status">
      {notice && messages(notice)}
    </p>
  );
}
