import { useCopy } from '@foyer/react-ui';
import type { JSX, ReactNode } from 'react';

import { memberPagesCopy } from '../../copy/member-pages.ts';
import { ServicePage } from '../../layout/service-page.tsx';

/** A page on which one thing of the account is changed, and the way back to all of it. */
export function ChangePage({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}): JSX.Element {
  const words = useCopy(memberPagesCopy);
  return (
    <ServicePage title={title} back={<a href="/account">{words.account}</a>}>
      <div className="foyer-account__change">{children}</div>
    </ServicePage>
  );
}
