import type { JSX } from 'react';

import { Button, type ButtonProps } from '../../components/button.tsx';
import { loginCopy } from '../../copy/login.ts';
import { accountTokens } from '../../di/account-module.ts';
import { useService } from '../../di/foyer-provider.tsx';
import { useCopy } from '../../locale/use-copy.ts';

/** Ends the session in all tabs of this browser. A page for members then redirects to the login, which says so. */
export function SignOutButton({ look = 'secondary' }: Pick<ButtonProps, 'look'>): JSX.Element {
  const copy = useCopy(loginCopy);
  const signOut = useSignOut();
  return (
    <Button look={look} onClick={signOut}>
      {copy.signOut}
    </Button>
  );
}

/** Logs out on this device at once, without waiting for the back end. */
export function useSignOut(): () => void {
  const signOut = useService(accountTokens.signOut);
  return () => void signOut.execute();
}
