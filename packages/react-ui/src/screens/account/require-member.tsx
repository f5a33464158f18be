import { keepLoginReturn, loginPath } from '@foyer/core';
import { Fragment, type JSX, type ReactNode, useEffect, useRef } from 'react';

import { useService } from '../../di/foyer-provider.tsx';
import { portTokens } from '../../di/tokens.ts';
import { useAccountSession } from '../../hooks/use-account.ts';

/**
 * A page for members: anybody else goes to the login, which leads back here. Who signs out here, or in another tab, goes
 * there, too, and has left for good. Another member gets a page of their own: nothing of the one before stays in it.
 * Source: AC-06, RT-08.
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
    // A token that came with the page may still become the session.
    if (arrival === 'checking') return;
    const isLeaving = status === 'signed-out' && wasMember.current;
    if (!isLeaving) keepLoginReturn(store, navigation.current());
    navigation.replace(loginPath);
  }, [status, arrival, navigation, store]);
  return status === 'signed-in' ? <Fragment key={sitting}>{children}</Fragment> : null;
}
