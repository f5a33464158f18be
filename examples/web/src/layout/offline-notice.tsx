import type { Message } from '@foyer/core';
import { idle, portTokens, useMessages, useService } from '@foyer/react-ui';
import { type JSX, useEffect, useState } from 'react';

/** Tells when the network goes, and that it is back. It lies over the page's foot: nothing moves for it. */
export function OfflineNotice(): JSX.Element {
  const messages = useMessages();
  const clock = useService(portTokens.clock);
  const [notice, setNotice] = useState<Message | null>(null);
  useEffect(() => {
    let isHere = true;
    let stop = (): void => undefined;
    const start = async (): Promise<void> => {
      // Fetched while there is a network to fetch it by.
      await idle();
      const { watchConnection } = await import('./watch-connection.ts');
      if (isHere) stop = watchConnection(window, clock, setNotice);
    };
    start().catch(() => undefined);
    return () => {
      isHere = false;
      stop();
    };
  }, [clock]);
  return (
    <p className="site-offline" role="status">
      {notice && messages(notice)}
    </p>
  );
}
