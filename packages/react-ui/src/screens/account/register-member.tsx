import { type MemberRegistration, memberRegistrationForm } from '@foyer/core';
import { type JSX, useState } from 'react';

import { ArrivedHeading } from '../../components/arrived-heading.tsx';
import { registrationCopy } from '../../copy/registration.ts';
import { accountTokens } from '../../di/account-module.ts';
import { useService, useSiteHref } from '../../di/foyer-provider.tsx';
import { useCopy } from '../../locale/use-copy.ts';
import { useFormMessages } from '../forms/use-form-messages.ts';
import { LinkForm } from './link-form.tsx';

const schema = memberRegistrationForm();

export interface RegisterMemberProps {
  /** What is known of them; null for nothing. */
  readonly joined: MemberRegistration | null;
  /** Told when the link was asked for, and when the form is shown again. */
  readonly onAsked: (isAsked: boolean) => void;
}

/** A member's way to a login. The link goes to the address that the club has, whatever is typed. HT-50, HT-51 */
export function RegisterMember({ joined, onAsked }: RegisterMemberProps): JSX.Element {
  const words = useCopy(registrationCopy);
  const request = useService(accountTokens.requestLink);
  const [isRegistered, setRegistered] = useState(false);
  if (isRegistered) return <Registered />;
  return (
    <LinkForm
      schema={schema}
      {...(joined !== null && { start: typedOf(joined) })}
      draft="register-member"
      label={words.memberForm}
      legend={words.memberLegend}
      hints={words.memberHints}
      ask={async (member) => {
        const answer = await request.member(member);
        if (answer.ok && answer.val === 'registered') setRegistered(true);
        return answer;
      }}
      told={() => words.sentMember}
      typed={typedOf}
      goodFor={words.goodFor}
      notThere={words.notThereMember}
      onAsked={onAsked}
    />
  );
}

function typedOf({ memberId, lastName, email }: MemberRegistration) {
  return { memberId, lastName, emailAddress: email };
}

/** Somebody who has a login already, and two ways to it. */
function Registered(): JSX.Element {
  const words = useCopy(registrationCopy);
  const messages = useFormMessages();
  const loginHref = useSiteHref('/login');
  const recoverHref = useSiteHref('/account/recover');
  return (
    <section className="foyer-sent">
      <ArrivedHeading className="foyer-sent__title">{words.registeredTitle}</ArrivedHeading>
      <p>
        {messages({ key: 'registeredAlready' })} {words.registeredText}
      </p>
      <div className="foyer-actions">
        <a className="foyer-button foyer-button--primary" href={loginHref}>
          {words.logIn}
        </a>
        <a className="foyer-link" href={recoverHref}>
          {words.recover}
        </a>
      </div>
    </section>
  );
}
