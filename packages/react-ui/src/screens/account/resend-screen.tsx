import { resendForm } from '@foyer/core';
import type { JSX } from 'react';

import { registrationCopy } from '../../copy/registration.ts';
import { accountTokens } from '../../di/account-module.ts';
import { useService } from '../../di/foyer-provider.tsx';
import { useCopy } from '../../locale/use-copy.ts';
import { LinkForm } from './link-form.tsx';
import { WayOn } from './way-on.tsx';

const schema = resendForm();

/** The page for resending the activation link by member number or username. */
export function ResendScreen(): JSX.Element {
  const words = useCopy(registrationCopy);
  const request = useService(accountTokens.requestLink);
  return (
    <div className="foyer-registration">
      <LinkForm
        schema={schema}
        draft="resend"
        label={words.resendForm}
        legend={words.resendLegend}
        hints={words.resendHints}
        ask={(name) => request.resend(name)}
        told={words.sentResend}
        typed={(memberName) => ({ memberName })}
        goodFor={words.goodFor}
        notThere={words.notThereMember}
      />
      <div className="foyer-registration__ways">
        <WayOn question={words.noNumber} answer={words.byEmail} path="/account/recover" />
        <WayOn question={words.haveLogin} answer={words.logIn} path="/login" />
      </div>
    </div>
  );
}
