import { LoginScreen } from '@foyer/react-ui/account';
import type { JSX } from 'react';

import { TextPage } from '../../layout/page.tsx';

/** Where members sign in. RT-06, RT-08 */
export default function LoginPage(): JSX.Element {
  return (
    <TextPage title="Log in">
      <LoginScreen />
    </TextPage>
  );
}
