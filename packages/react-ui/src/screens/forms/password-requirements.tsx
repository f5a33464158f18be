import {
  type PasswordPolicy,
  passwordRequirements,
  requirementMessage,
  unmetRequirements,
} from '@foyer/core/registration';
import type { JSX } from 'react';

import { Icon } from '../../components/icon.tsx';
import { formsCopy } from '../../copy/forms.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { useFormMessages } from '../../hooks/use-member.ts';

/** The requirements for a new password, checked off during typing. */
export function PasswordRequirements({
  policy,
  password,
}: {
  readonly policy: PasswordPolicy;
  readonly password: string;
}): JSX.Element {
  const copy = useCopy(formsCopy).password;
  const messages = useFormMessages();
  const unmet = unmetRequirements(password, policy);
  // An empty password violates no character rule, but doesn't meet any either.
  const isMet = (one: (typeof unmet)[number]): boolean => password !== '' && !unmet.includes(one);
  return (
    <>
      <ul className="foyer-requirements foyer-stack-1 foyer-fine" aria-label={copy.requirements}>
        {passwordRequirements(policy).map((one) => (
          <li key={one} data-met={isMet(one) ? '' : undefined}>
            <span className="foyer-requirements__mark">{isMet(one) && <Icon name="check" />}</span>
            <span className="foyer-hidden">{isMet(one) ? copy.met : copy.unmet} </span>
            {messages(requirementMessage(one, policy))}
          </li>
        ))}
      </ul>
      <p className="foyer-hidden" role="status">
        {password !== '' && unmet.length === 0 ? copy.allMet : ''}
      </p>
    </>
  );
}
