import { RecoverScreen } from '@foyer/react-ui/account';
import type { JSX } from 'react';

import { TextPage } from '../../layout/page.tsx';

/** The way back to a login that was forgotten. AC-08 */
export default function RecoverPage(): JSX.Element {
  return (
    <TextPage
      title="Back to your account"
      lede="We email you your username, and a link by which you choose a new password."
    >
      <RecoverScreen />
    </TextPage>
  );
}
