import type { JSX, ReactNode } from 'react';

import { changeCopy } from '../../copy/account.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { QuestionLink } from './question-link.tsx';

/**
 * Shown below the current password in each form that asks for it. A mailed link is the other way to prove one's
 * identity.
 */
export const belowCurrentPassword = {
  currentPassword: (): ReactNode => <ForgottenPassword />,
};

function ForgottenPassword(): JSX.Element {
  const copy = useCopy(changeCopy);
  return (
    <QuestionLink question={copy.forgotten} answer={copy.forgottenLink} path="/account/recover" />
  );
}
