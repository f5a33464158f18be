import type { MailedLinkFlow, MailedLinkSnapshot } from '@foyer/core';
import { useState, useSyncExternalStore } from 'react';

import { accountTokens } from '../di/account-module.ts';
import { useService } from '../di/foyer-provider.tsx';

/** The visit by the mailed link whose code the address held, and how it stands now. AC-08, HT-52 */
export function useMailedLink(code: string | null): {
  readonly flow: MailedLinkFlow;
  readonly snapshot: MailedLinkSnapshot;
} {
  const flow = useService(accountTokens.mailedLink);
  // Before the first drawing: a page that has a link never says that it has none.
  useState(() => void flow.arrive(code));
  return { flow, snapshot: useSyncExternalStore(flow.subscribe, flow.getSnapshot) };
}
