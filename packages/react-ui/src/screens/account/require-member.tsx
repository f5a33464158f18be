import { keepLoginReturn, loginPath } from '@foyer/core';
import { type JSX, type ReactNode, useEffect } from 'react';

import { useService } from '../../di/foyer-provider.tsx';
import { portTokens } from '../../di/tokens.ts';
import { useAccountSession } from '../../hooks/use-account.ts';

/**
 * A page for members: anybody else goes to the login, which leads back here. Who signs out is a member no more, and goes
 * there, too. Source: AC-06, RT-08.
 */
export function RequireMember({ children }: { readonly children: ReactNode }): JSX.Element | null {
  const navigation = useService(portTokens.navigation);
  const store = useService(portTokens.sessionStore);
  const { snapshot } = useAccountSession();
  const isMember = snapshot.status === 'signed-in';
  useEffect(() => {
    if (isMember) return;
    keepLoginReturn(store, navigation.current());
    navigation.replace(loginPath);
  }, [isMember, navigation, store]);
  return isMember ? <>{children}</> : null;
}
