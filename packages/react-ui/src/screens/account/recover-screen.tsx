import type { JSX } from 'react';

import { registrationCopy } from '../../copy/registration.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { RecoverForm } from './recover-form.tsx';
import { WayOn } from './way-on.tsx';

export function RecoverScreen(): JSX.Element {
  const words = useCopy(registrationCopy);
  return (
    <div className="foyer-registration">
      <RecoverForm label={words.recoverForm} legend={words.recoverLegend} />
      <div className="foyer-registration__ways">
        <WayOn question={words.remembered} answer={words.logIn} path="/login" />
        <WayOn question={words.noLogin} answer={words.register} path="/account/register" />
      </div>
    </div>
  );
}
