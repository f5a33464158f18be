import { type MemberRegistration, memberRegistrationForm } from '@foyer/core/registration';
import { type JSX, useState } from 'react';

import { ArrivedHeading } from '../../components/arrived-heading.tsx';
import { registrationCopy } from '../../copy/registration.ts';
import { accountTokens } from '../../di/account-module.ts';
import { useService, useSiteHref } from '../../di/foyer-provider.tsx';
import { useCopy } from '../../locale/use-copy.ts';
import { useFormMessages } from '../../hooks/use-form-messages.ts';
import { LinkForm } from './link-form.tsx';

const schema = memberRegistrationForm();

export interface RegisterMemberProps {
  /** Data to fill in from a membership that was just bought; null if there is none. */
  readonly joined: MemberRegistration | null;
  /** Called when a link was requested (true) and when the form is shown again (false). */
  readonly onAsked: (isAsked: boolean) => void;
}

/** The registration form for members. The link goes to the email address on file, whatever the visitor types. */
export function RegisterMember({ joined, onAsked }: RegisterMemberProps): JSX.Element {
  const copy = useCopy(registrationCopy);
  const request = useService(accountTokens.requestLink);
  const [isRegistered, setRegistered] = useState(false);
  if (isRegistered) return <Registered />;
  return (
    <LinkForm
      schema={schema}
      {...(joined !== null && { start: typedOf(joined) })}
      draft="register-member"
      label={copy.memberForm}
      legend={copy.memberLegend}
      hints={copy.memberHints}
      ask={async (member) => {
        const answer = await request.member(member);
        if (answer.ok && answer.val === 'registered') setRegistered(true);
        return answer;
      }}
      sentMessage={() => copy.sentMember}
      typed={typedOf}
      goodFor={copy.goodFor}
      notThere={copy.notThereMember}
      onAsked={onAsked}
    />
  );
}

function typedOf({ memberId, lastName, email }: MemberRegistration) {
  return { memberId, lastName, emailAddress: email };
}

/** For a visitor who already has a login, with links to the login and to recovery. */
function Registered(): JSX.Element {
  const copy = useCopy(registrationCopy);
  const messages = useFormMessages();
  const loginHref = useSiteHref('/login');
  const recoverHref = useSiteHref('/account/recover');
  return (
    <section className="foyer-sent">
      <ArrivedHeading className="foyer-sent__title">{copy.registeredTitle}</ArrivedHeading>
      <p>
        {messages({ key: 'registeredAlready' })} {copy.registeredText}
      </p>
      <div className="foyer-actions">
        <a className="foyer-button foyer-button--primary" href={loginHref}>
          {copy.logIn}
        </a>
        <a className="foyer-link" href={recoverHref}>
          {copy.recover}
        </a>
      </div>
    </section>
  );
}
