import { ResendScreen } from '@foyer/react-ui/account';
import type { JSX } from 'react';

import { TextPage } from '../../layout/page.tsx';

/** The activation's link once more. AC-08 */
export default function ResendPage(): JSX.Element {
  return (
    <TextPage
      title="Your activation link, once more"
      lede="For members who asked for their online account and have not chosen a login yet."
    >
      <ResendScreen />
    </TextPage>
  );
}
