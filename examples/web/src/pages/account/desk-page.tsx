import { useCopy } from '@foyer/react-ui';
import { DeskScreen } from '@foyer/react-ui/services';
import type { JSX } from 'react';

import { memberPagesCopy } from '../../copy/member-pages.ts';
import { ServicePage } from '../../layout/named-page.tsx';
import { useFragment } from '../../navigation/use-fragment.ts';

/** Where a club's staff report who came. The token is in the fragment, which browsers send to no server. */
export default function DeskPage(): JSX.Element {
  const token = useFragment();
  const copy = useCopy(memberPagesCopy);
  return (
    <ServicePage page="desk" lede={copy.desk} width="wide">
      <DeskScreen key={token} token={token} />
    </ServicePage>
  );
}
