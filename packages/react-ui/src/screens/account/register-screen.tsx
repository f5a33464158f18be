import {
  endRegistrationHandOver,
  type MemberRegistration,
  readRegistrationHandOver,
  type Registrant,
  registrantField,
  type RegistrationHandOverPorts,
} from '@foyer/core';
import { type JSX, useState } from 'react';

import { Banner } from '../../components/banner.tsx';
import { ChoiceField } from '../../components/choice-field.tsx';
import { registrationCopy } from '../../copy/registration.ts';
import { useService } from '../../di/foyer-provider.tsx';
import { portTokens } from '../../di/tokens.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { RegisterMember } from './register-member.tsx';
import { RegisterProspect } from './register-prospect.tsx';
import { WayOn } from './way-on.tsx';

export interface RegisterScreenProps {
  /** True where the visitor comes as a member: nobody is asked whether they are one. */
  readonly isMember?: boolean;
}

/**
 * Where one asks for a login: by member number and name, or without a membership. Who comes from a membership that was
 * just bought finds it filled in. Source: AC-08, HT-50, HT-51.
 */
export function RegisterScreen({ isMember = false }: RegisterScreenProps): JSX.Element {
  const words = useCopy(registrationCopy);
  const [joined, end] = useHandOver();
  const [who, setWho] = useState<Registrant>('member');
  const [isAsking, setAsking] = useState(true);
  const shared = {
    onAsked: (isAsked: boolean) => {
      setAsking(!isAsked);
      if (isAsked) end();
    },
  };
  return (
    <div className="foyer-registration">
      {isAsking && joined !== null && <Banner tone="note">{words.welcome}</Banner>}
      {isAsking && joined === null && !isMember && (
        <ChoiceField
          spec={whoField}
          value={who}
          onChange={(value) => setWho(value === 'prospect' ? value : 'member')}
          onLeave={() => undefined}
        />
      )}
      {who === 'member' ? (
        <RegisterMember joined={joined} {...shared} />
      ) : (
        <RegisterProspect {...shared} />
      )}
      <div className="foyer-registration__ways">
        <WayOn question={words.haveLogin} answer={words.logIn} path="/login" />
        {isAsking && <WayOn question={words.noLink} answer={words.resend} path="/account/resend" />}
      </div>
    </div>
  );
}

const whoField = registrantField();

/** Who has just joined, as the page was opened; and what forgets it for the next. */
function useHandOver(): readonly [MemberRegistration | null, () => void] {
  const ports: RegistrationHandOverPorts = {
    sessionStore: useService(portTokens.sessionStore),
    clock: useService(portTokens.clock),
    logger: useService(portTokens.logger),
  };
  const [joined] = useState(() => readRegistrationHandOver(ports));
  return [joined, () => endRegistrationHandOver(ports)];
}
