import type { Clock, Message } from '@foyer/core';
import { addMessages, siteMessages } from '@foyer/core/messages';
import { portTokens, useMessages, useService } from '@foyer/react-ui';
import { type JSX, useEffect, useState } from 'react';

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

/** Calls `show` with the connection message to display, null for none. Returns a function that stops watching. */
export function watchConnection(
  page: Window,
  clock: Pick<Clock, 'after'>,
  show: (notice: Message | null) => void,
): () => void {
  addMessages(siteMessages);
  let cancel = (): void => undefined;
  const onOffline = (): void => {
    cancel();
    show({ key: 'offline' });
  };
  const onOnline = (): void => {
    cancel();
    show({ key: 'onlineAgain' });
    // What failed to load has a button to try again.
    for (const retry of page.document.querySelectorAll<HTMLElement>('[data-retry] + button')) {
      retry.click();
    }
    cancel = clock.after(backMs, () => show(null));
  };
  page.addEventListener('offline', onOffline);
  page.addEventListener('online', onOnline);
  if (!page.navigator.onLine) onOffline();
  return () => {
    cancel();
    page.removeEventListener('offline', onOffline);
    page.removeEventListener('online', onOnline);
  };
}

/** How long to show that the connection is back, in ms. */
const backMs = 4_000;
