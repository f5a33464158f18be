import {
  endRegistrationHandoff,
  type MemberSignUp,
  memberRegistrationForm,
  prospectRegistrationForm,
  readRegistrationHandoff,
  type Registrant,
  registrantField,
  type RegistrationHandoffPorts,
} from '@foyer/core/registration';
import { type JSX, useState } from 'react';

import { ArrivedHeading, QuestionLink } from '../../components/member-parts.tsx';
import { Banner } from '../../components/banner.tsx';
import { ChoiceField } from '../../components/form-fields.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { registrationCopy } from '../../copy/registration.ts';
import { accountTokens } from '../../di/account-module.ts';
import { useService } from '../../di/foyer-provider.tsx';
import { portTokens } from '../../di/tokens.ts';
import { useFormMessages } from '../../hooks/use-member.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { LinkForm } from './link-form.tsx';

export interface RegisterScreenProps {
  /** True if the visitor comes as a member. The form then doesn't ask whether they are one. */
  readonly isMember?: boolean;
}

/**
 * The registration page, for members (by number and name) and for visitors without a membership. It's filled in after
 * the purchase of a membership.
 */
export function RegisterScreen({ isMember = false }: RegisterScreenProps): JSX.Element {
  const copy = useCopy(registrationCopy);
  const [joined, end] = useHandoff();
  const [who, setWho] = useState<Registrant>('member');
  // The answer may come after the visitor has chosen the other form.
  const [asked, setAsked] = useState<Registrant | null>(null);
  const isAsking = asked !== who;
  const onAsked = (isAsked: boolean): void => {
    setAsked(isAsked ? who : null);
    if (isAsked) end();
  };
  return (
    <div className="foyer foyer-column">
      {isAsking && joined !== null && <Banner tone="note">{copy.welcome}</Banner>}
      {isAsking && joined === null && !isMember && (
        <ChoiceField
          spec={whoField}
          value={who}
          onChange={(value) => {
            setWho(value === 'prospect' ? value : 'member');
            setAsked(null);
          }}
          onLeave={() => undefined}
        />
      )}
      {who === 'member' ? (
        <RegisterMember joined={joined} onAsked={onAsked} />
      ) : (
        <RegisterProspect onAsked={onAsked} />
      )}
      <div className="foyer-registration__ways">
        <QuestionLink question={copy.haveLogin} answer={copy.logIn} path="/login" />
        {isAsking && (
          <QuestionLink question={copy.noLink} answer={copy.resend} path="/account/resend" />
        )}
      </div>
    </div>
  );
}

const whoField = registrantField();

/** Returns the new member from the handoff, read when the page opened, and a function that forgets them. */
function useHandoff(): readonly [MemberSignUp | null, () => void] {
  const ports: RegistrationHandoffPorts = {
    sessionStore: useService(portTokens.sessionStore),
    clock: useService(portTokens.clock),
    logger: useService(portTokens.logger),
  };
  const [joined] = useState(() => readRegistrationHandoff(ports));
  return [joined, () => endRegistrationHandoff(ports)];
}

const memberSchema = memberRegistrationForm();

interface RegisterMemberProps {
  /** Data to fill in from a membership that was just bought; null if there is none. */
  readonly joined: MemberSignUp | null;
  /** Called when a link was requested (true) and when the form is shown again (false). */
  readonly onAsked: (isAsked: boolean) => void;
}

/** The registration form for members. The link goes to the email address on file. */
function RegisterMember({ joined, onAsked }: RegisterMemberProps): JSX.Element {
  const copy = useCopy(registrationCopy);
  const request = useService(accountTokens.requestLink);
  const [isRegistered, setRegistered] = useState(false);
  if (isRegistered) return <Registered />;
  return (
    <LinkForm
      schema={memberSchema}
      {...(joined !== null && { start: joined })}
      draft="register-member"
      label={copy.memberForm}
      legend={copy.informationLegend}
      intro={<p className="foyer-fine">{copy.memberNote}</p>}
      hints={copy.memberHints}
      ask={async (member) => {
        const answer = await request.member(member);
        if (answer.ok && answer.val === 'registered') setRegistered(true);
        return answer;
      }}
      sentMessage={() => copy.sentMember}
      typed={(member) => member}
      goodFor={copy.goodFor}
      notThere={copy.notThereMember}
      onAsked={onAsked}
    />
  );
}

/** For a visitor who already has a login, with links to the login and to recovery. */
function Registered(): JSX.Element {
  const copy = useCopy(registrationCopy);
  const messages = useFormMessages();
  return (
    <section className="foyer-sent foyer-column">
      <ArrivedHeading className="foyer-sent__title">{copy.registeredTitle}</ArrivedHeading>
      <p>
        {messages({ key: 'registeredAlready' })} {copy.registeredText}
      </p>
      <div className="foyer-actions">
        <SiteLink path="/login" look="primary">
          {copy.logIn}
        </SiteLink>
        <SiteLink path="/account/recover">{copy.recover}</SiteLink>
      </div>
    </section>
  );
}

const prospectSchema = prospectRegistrationForm();

/**
 * The registration form for visitors without a membership. The response is the same for every address, so that it
 * doesn't reveal who has an account.
 */
function RegisterProspect({ onAsked }: Pick<RegisterMemberProps, 'onAsked'>): JSX.Element {
  const copy = useCopy(registrationCopy);
  const request = useService(accountTokens.requestLink);
  return (
    <LinkForm
      schema={prospectSchema}
      draft="register-prospect"
      label={copy.prospectForm}
      legend={copy.informationLegend}
      intro={<p className="foyer-fine">{copy.prospectNote}</p>}
      hints={copy.prospectHints}
      ask={(person) => request.prospect(person)}
      sentMessage={({ email }) => copy.sentProspect(email)}
      typed={({ firstName, lastName, email }) => ({ firstName, lastName, emailAddress: email })}
      goodFor={copy.goodFor}
      onAsked={onAsked}
    />
  );
}
