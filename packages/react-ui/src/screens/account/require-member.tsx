import { rememberLoginReturn, loginPath } from '@foyer/core/session';
import { Fragment, type JSX, type ReactNode, useEffect, useRef } from 'react';

import { useService } from '../../di/foyer-provider.tsx';
import { portTokens } from '../../di/tokens.ts';
import { useAccountSession } from '../../hooks/use-account.ts';

/**
 * Renders a page for members only. Other visitors are redirected to the login, which leads back here. After logging
 * out, here or in another tab, it doesn't. A different member gets a fresh page without any state of the previous
 * one.
 */
export function RequireMember({ children }: { readonly children: ReactNode }): JSX.Element | null {
  const navigation = useService(portTokens.navigation);
  const store = useService(portTokens.sessionStore);
  const { status, sitting, arrival } = useAccountSession().snapshot;
  const wasMember = useRef(false);
  useEffect(() => {
    if (status === 'signed-in') {
      wasMember.current = true;
      return;
    }
    // A token in the URL may still start a session.
    if (arrival === 'checking') return;
    const isLeaving = status === 'signed-out' && wasMember.current;
    if (!isLeaving) rememberLoginReturn(store, navigation.current());
    navigation.replace(loginPath);
  }, [status, arrival, navigation, store]);
  return status === 'signed-in' ? <Fragment key={sitting}>{children}</Fragment> : null;
}
