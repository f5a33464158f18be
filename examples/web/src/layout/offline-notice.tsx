import type { Message } from '@foyer/core';
import { portTokens, useMessages, useService } from '@foyer/react-ui';
import { type JSX, useEffect, useState } from 'react';

import { watchConnection } from './watch-connection.ts';

/** Says when the connection is lost and when it is back. It overlays the footer, so that nothing moves. */
export function OfflineNotice(): JSX.Element {
  const messages = useMessages();
  const clock = useService(portTokens.clock);
  const [notice, setNotice] = useState<Message | null>(null);
  useEffect(() => watchConnection(window, clock, setNotice), [clock]);
  return (
    <p className="site-offline" role="status">
      {notice && messages(notice)}
    </p>
  );
}
