import type { JSX } from 'react';

import { registrationCopy } from '../../copy/registration.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { RecoverForm } from './recover-form.tsx';
import { QuestionLink } from './question-link.tsx';

export function RecoverScreen(): JSX.Element {
  const copy = useCopy(registrationCopy);
  return (
    <div className="foyer-registration">
      <RecoverForm label={copy.recoverForm} legend={copy.recoverLegend} />
      <div className="foyer-registration__ways">
        <QuestionLink question={copy.remembered} answer={copy.logIn} path="/login" />
        <QuestionLink question={copy.noLogin} answer={copy.register} path="/account/register" />
      </div>
    </div>
  );
}
