import { recoverForm } from '@foyer/core/registration';
import type { JSX } from 'react';

import { registrationCopy } from '../../copy/registration.ts';
import { accountTokens } from '../../di/account-module.ts';
import { useService } from '../../di/foyer-provider.tsx';
import { useCopy } from '../../locale/use-copy.ts';
import { LinkForm } from './link-form.tsx';
import { QuestionLink } from './question-link.tsx';

const schema = recoverForm();

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

interface RecoverFormProps {
  readonly label: string;
  readonly legend: string;
}

/**
 * Requests a recovery link for an email address. The response is the same for every address, so that it doesn't
 * reveal who has an account.
 */
export function RecoverForm({ label, legend }: RecoverFormProps): JSX.Element {
  const copy = useCopy(registrationCopy);
  const request = useService(accountTokens.requestLink);
  return (
    <LinkForm
      schema={schema}
      draft="recover"
      label={label}
      legend={legend}
      hints={copy.recoverHints}
      ask={(email) => request.recover(email)}
      sentMessage={copy.sentRecover}
      typed={(emailAddress) => ({ emailAddress })}
      goodFor={copy.goodForRecover}
    />
  );
}
