import { useCopy } from '@foyer/react-ui';
import { RequireMember } from '@foyer/react-ui/account';
import type { ComponentType, JSX } from 'react';

import { headsCopy } from '../../copy/heads.ts';
import { ServicePage, type ServicePageProps } from '../../layout/named-page.tsx';

/** A page that changes one part of the account, with a link back to the account. */
export function ChangePage({
  page,
  children,
}: Pick<ServicePageProps, 'page' | 'children'>): JSX.Element {
  const back = <a href="/account">{useCopy(headsCopy).account.name}</a>;
  return (
    <RequireMember>
      <ServicePage page={page} back={back}>
        <div className="foyer-account__change">{children}</div>
      </ServicePage>
    </RequireMember>
  );
}

/** The page of a screen that needs nothing else. */
export function changePage(
  page: ServicePageProps['page'],
  Screen: ComponentType,
): () => JSX.Element {
  return function Page() {
    return (
      <ChangePage page={page}>
        <Screen />
      </ChangePage>
    );
  };
}
