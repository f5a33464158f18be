import { useCopy } from '@foyer/react-ui';
import { DeskScreen } from '@foyer/react-ui/services';
import type { JSX } from 'react';

import { headsCopy } from '../../copy/heads.ts';
import { memberPagesCopy } from '../../copy/member-pages.ts';
import { ServicePage } from '../../layout/named-page.tsx';
import { useFragment } from '../../navigation/use-fragment.ts';

/** Where a club's staff report who came. The token is in the fragment, which browsers send to no server. */
export default function DeskPage(): JSX.Element {
  const token = useFragment();
  const { name } = useCopy(headsCopy).desk;
  const copy = useCopy(memberPagesCopy);
  return (
    <ServicePage title={name} lede={copy.desk} width="wide">
      <DeskScreen key={token} token={token} />
    </ServicePage>
  );
}
