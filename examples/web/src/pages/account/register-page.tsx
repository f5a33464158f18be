import { useCopy } from '@foyer/react-ui';
import { RegisterScreen } from '@foyer/react-ui/account';
import type { JSX } from 'react';

import { memberPagesCopy } from '../../copy/member-pages.ts';
import { ServicePage } from '../../layout/service-page.tsx';

/** Requests a login. The membership card at the end of a join links to `/account/activate`. */
export default function RegisterPage({ path }: { readonly path: string }): JSX.Element {
  const copy = useCopy(memberPagesCopy);
  const isMember = path.startsWith('/account/activate');
  return (
    <ServicePage title={isMember ? copy.activate : copy.register} lede={copy.registerLede}>
      <RegisterScreen isMember={isMember} />
    </ServicePage>
  );
}
