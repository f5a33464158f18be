import type { LeadFlowEntry, Navigation } from '@foyer/core';
import { rememberReturnPath } from '@foyer/core/lead';
import { portTokens, useService } from '@foyer/react-ui';
import { type Language } from '@foyer/react-ui/language';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';

import { queryOf } from './addresses.ts';

let hasMoved = false;

/** Notices the first navigation within the site. Returns a function that stops watching. */
export function watchNavigation(navigation: Navigation): () => void {
  return navigation.onChange(() => {
    hasMoved = true;
  });
}

/**
 * True for a page that the visitor reached from another page of the site. Its heading takes the focus, because the
 * previous page's focused element is gone. After a page load the focus stays where the browser puts it.
 */
export function useCameFromPage(): boolean {
  const [comes] = useState(() => hasMoved);
  return comes;
}

/** The current path with its query, from the same navigation as the flow's, so that page and flow always agree. */
export function usePath(): string {
  const navigation = useService(portTokens.navigation);
  const subscribe = useCallback(
    (listener: () => void) => navigation.onChange(listener),
    [navigation],
  );
  const current = (): string => navigation.current();
  return useSyncExternalStore(subscribe, current, current);
}

/** Remembers the page from which the visitor entered a flow, so that leaving the flow returns there. */
export function useReturnPath(): void {
  const navigation = useService(portTokens.navigation);
  const sessionStore = useService(portTokens.sessionStore);
  const visitor = useService(portTokens.visitor);
  useEffect(
    () => rememberReturnPath({ navigation, sessionStore, visitor }, document.referrer),
    [navigation, sessionStore, visitor],
  );
}

/**
 * Updates the document's head after navigation within the site. The page that was loaded already has its own. If the
 * code fails to load, the head of the page before stays.
 */
export function useHead(path: string, language: Language): void {
  const shown = useRef({ path, language });
  useEffect(() => {
    if (path === shown.current.path && language === shown.current.language) return undefined;
    shown.current = { path, language };
    let isCurrent = true;
    import('../head/show-head.ts').then(
      ({ showHead }) => isCurrent && showHead(document, path, language),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [path, language]);
}

/** The address's parameters for the lead flow, not yet validated. */
export function useArrival(): Omit<LeadFlowEntry, 'path'> {
  const navigation = useService(portTokens.navigation);
  const query = queryOf(navigation.current());
  return {
    facilityId: query.get('facilityId'),
    firstName: query.get('firstName'),
    lastName: query.get('lastName'),
    email: query.get('email'),
    location: query.get('location'),
    referringId: query.get('referringId'),
  };
}
