import type { MailedLinkFlow, MailedLinkSnapshot } from '@foyer/core/registration';
import { useState, useSyncExternalStore } from 'react';

import { accountTokens } from '../di/account-module.ts';
import { useService } from '../di/foyer-provider.tsx';

/** The visit behind a mailed link, given the code from the URL, and its current snapshot. */
export function useMailedLink(code: string | null): {
  readonly flow: MailedLinkFlow;
  readonly snapshot: MailedLinkSnapshot;
} {
  const flow = useService(accountTokens.mailedLink);
  // Starts before the first render, so that a page with a link never claims to have none.
  useState(() => void flow.arrive(code));
  return { flow, snapshot: useSyncExternalStore(flow.subscribe, flow.getSnapshot) };
}
