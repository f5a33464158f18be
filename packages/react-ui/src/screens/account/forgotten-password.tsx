import type { JSX, ReactNode } from 'react';

import { changeCopy } from '../../copy/account.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { WayOn } from './way-on.tsx';

/**
 * Shown below the current password in each form that asks for it. A mailed link is the other way to prove one's
 * identity.
 */
export const belowCurrentPassword = {
  currentPassword: (): ReactNode => <ForgottenPassword />,
};

function ForgottenPassword(): JSX.Element {
  const words = useCopy(changeCopy);
  return <WayOn question={words.forgotten} answer={words.forgottenLink} path="/account/recover" />;
}
