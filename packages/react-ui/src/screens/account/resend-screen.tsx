import { resendForm } from '@foyer/core/registration';
import type { JSX } from 'react';

import { registrationCopy } from '../../copy/registration.ts';
import { accountTokens } from '../../di/account-module.ts';
import { useService } from '../../di/foyer-provider.tsx';
import { useCopy } from '../../locale/use-copy.ts';
import { LinkForm } from './link-form.tsx';
import { QuestionLink } from './question-link.tsx';

const schema = resendForm();

/** The page for resending the activation link by member number or username. */
export function ResendScreen(): JSX.Element {
  const copy = useCopy(registrationCopy);
  const request = useService(accountTokens.requestLink);
  return (
    <div className="foyer-registration">
      <LinkForm
        schema={schema}
        draft="resend"
        label={copy.resendForm}
        legend={copy.resendLegend}
        hints={copy.resendHints}
        ask={(name) => request.resend(name)}
        sentMessage={copy.sentResend}
        typed={(memberName) => ({ memberName })}
        goodFor={copy.goodFor}
        notThere={copy.notThereMember}
      />
      <div className="foyer-registration__ways">
        <QuestionLink question={copy.noNumber} answer={copy.byEmail} path="/account/recover" />
        <QuestionLink question={copy.haveLogin} answer={copy.logIn} path="/login" />
      </div>
    </div>
  );
}
