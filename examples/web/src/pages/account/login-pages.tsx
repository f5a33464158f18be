import { useCopy, useService } from '@foyer/react-ui';
import {
  ActivateScreen,
  EmailLinkScreen,
  LoginScreen,
  RecoverScreen,
  RegisterScreen,
  ResendScreen,
} from '@foyer/react-ui/account';
import type { JSX } from 'react';

import { memberPagesCopy } from '../../copy/member-pages.ts';
import { ServicePage } from '../../layout/named-page.tsx';
import { memberArrival } from '../../member-arrival.ts';

/** Signs a member in. */
export function LoginPage(): JSX.Element {
  return (
    <ServicePage page="logIn">
      <LoginScreen />
    </ServicePage>
  );
}

/** Requests a login. The membership card at the end of a join links to `/account/activate`. */
export function RegisterPage({ path }: { readonly path: string }): JSX.Element {
  const copy = useCopy(memberPagesCopy);
  const isMember = path.startsWith('/account/activate');
  return (
    <ServicePage page={isMember ? 'activate' : 'register'} lede={copy.register}>
      <RegisterScreen isMember={isMember} />
    </ServicePage>
  );
}

/** The target of a mailed login link. The code was removed from the address before this page loaded. */
export function ActivatePage(): JSX.Element {
  const copy = useCopy(memberPagesCopy);
  const { linkCode } = useService(memberArrival);
  return (
    <ServicePage page="login" lede={copy.login}>
      <ActivateScreen code={linkCode} />
    </ServicePage>
  );
}

/** Recovers a forgotten login. */
export function RecoverPage(): JSX.Element {
  const copy = useCopy(memberPagesCopy);
  return (
    <ServicePage page="recover" lede={copy.recover}>
      <RecoverScreen />
    </ServicePage>
  );
}

/** Sends the activation link again. */
export function ResendPage(): JSX.Element {
  const copy = useCopy(memberPagesCopy);
  return (
    <ServicePage page="resend" lede={copy.resend}>
      <ResendScreen />
    </ServicePage>
  );
}

/** The target of the link that confirms a new email address, and of the one that undoes the change. */
export function EmailLinkPage({ path }: { readonly path: string }): JSX.Element {
  const { linkCode } = useService(memberArrival);
  const purpose = path.startsWith('/account/email/undo') ? 'undo' : 'confirm';
  return (
    <ServicePage page={`${purpose}Email`}>
      <EmailLinkScreen purpose={purpose} code={linkCode} />
    </ServicePage>
  );
}
