import { RegisterScreen } from '@foyer/react-ui/account';
import type { JSX } from 'react';

import { TextPage } from '../../layout/page.tsx';

/** Where a login is asked for; `/account/activate` is where the membership card of the join leads. AC-08, SJ-06 */
export default function RegisterPage({ path }: { readonly path: string }): JSX.Element {
  const isMember = path.startsWith('/account/activate');
  return (
    <TextPage
      title={isMember ? 'Activate your online account' : 'Create your online account'}
      lede="See your membership, your billing and your visits, wherever you are."
    >
      <RegisterScreen isMember={isMember} />
    </TextPage>
  );
}
