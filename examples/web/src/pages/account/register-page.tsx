import { useCopy } from '@foyer/react-ui';
import { RegisterScreen } from '@foyer/react-ui/account';
import type { JSX } from 'react';

import { memberPagesCopy } from '../../copy/member-pages.ts';
import { ServicePage } from '../../layout/service-page.tsx';

/** Where a login is asked for; `/account/activate` is where the membership card of the join leads. AC-08, SJ-06 */
export default function RegisterPage({ path }: { readonly path: string }): JSX.Element {
  const words = useCopy(memberPagesCopy);
  const isMember = path.startsWith('/account/activate');
  return (
    <ServicePage title={isMember ? words.activate : words.register} lede={words.registerLede}>
      <RegisterScreen isMember={isMember} />
    </ServicePage>
  );
}
