import { prospectRegistrationForm } from '@foyer/core/registration';
import type { JSX } from 'react';

import { registrationCopy } from '../../copy/registration.ts';
import { accountTokens } from '../../di/account-module.ts';
import { useService } from '../../di/foyer-provider.tsx';
import { useCopy } from '../../locale/use-copy.ts';
import { LinkForm } from './link-form.tsx';
import type { RegisterMemberProps } from './register-member.tsx';

const schema = prospectRegistrationForm();

/**
 * The registration form for visitors without a membership. The response is the same for every address, so that it
 * doesn't reveal who has an account.
 */
export function RegisterProspect({ onAsked }: Pick<RegisterMemberProps, 'onAsked'>): JSX.Element {
  const copy = useCopy(registrationCopy);
  const request = useService(accountTokens.requestLink);
  return (
    <LinkForm
      schema={schema}
      draft="register-prospect"
      label={copy.prospectForm}
      legend={copy.prospectLegend}
      intro={<p className="foyer-registration__note">{copy.prospectNote}</p>}
      hints={copy.prospectHints}
      ask={(person) => request.prospect(person)}
      sentMessage={({ email }) => copy.sentProspect(email)}
      typed={({ firstName, lastName, email }) => ({ firstName, lastName, emailAddress: email })}
      goodFor={copy.goodFor}
      onAsked={onAsked}
    />
  );
}
