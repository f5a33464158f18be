import type { JSX } from 'react';

import { Button, type ButtonProps } from '../../components/button.tsx';
import { loginCopy } from '../../copy/login.ts';
import { accountTokens } from '../../di/account-module.ts';
import { useService } from '../../di/foyer-provider.tsx';
import { useCopy } from '../../locale/use-copy.ts';

/** Ends the session, in every tab of this browser; the page for members then leads to the login, which says so. AC-06 */
export function SignOutButton({ look = 'secondary' }: Pick<ButtonProps, 'look'>): JSX.Element {
  const words = useCopy(loginCopy);
  const signOut = useSignOut();
  return (
    <Button look={look} onClick={signOut}>
      {words.signOut}
    </Button>
  );
}

/** Over at once on this device: what the back end says to it is nobody's to wait for. */
export function useSignOut(): () => void {
  const signOut = useService(accountTokens.signOut);
  return () => void signOut.execute();
}
