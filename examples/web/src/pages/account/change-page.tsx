import { useCopy } from '@foyer/react-ui';
import { type AccountPage, pathOfPage, RequireMember } from '@foyer/react-ui/account';
import type { Localized } from '@foyer/react-ui/language';
import type { ComponentType, JSX } from 'react';

import { headsCopy } from '../../copy/heads.ts';
import { memberPagesCopy } from '../../copy/member-pages.ts';
import { ServicePage, type ServicePageProps } from '../../layout/named-page.tsx';
import { WaitingPage } from '../../prerender/early-page.tsx';
import { headOfPage } from './head-of-page.ts';

interface ChangePageProps extends Pick<ServicePageProps, 'page' | 'lede' | 'children'> {
  /** The page of the account that shows what is changed. */
  readonly from: AccountPage;
}

/** A page that changes one part of the account, with a link back to the account. */
export function ChangePage({ page, lede, from, children }: ChangePageProps): JSX.Element {
  const back = <a href={pathOfPage(from)}>{useCopy(headsCopy)[headOfPage[from]].name}</a>;
  return (
    <RequireMember waiting={<WaitingPage />}>
      <ServicePage page={page} {...(lede !== undefined && { lede })} back={back}>
        <div className="foyer-account__change">{children}</div>
      </ServicePage>
    </RequireMember>
  );
}

/** The page of a screen that needs nothing else. */
export function changePage(
  from: AccountPage,
  page: ServicePageProps['page'],
  Screen: ComponentType,
  lede?: keyof Localized<typeof memberPagesCopy>,
): () => JSX.Element {
  return function Page() {
    const copy = useCopy(memberPagesCopy);
    return (
      <ChangePage page={page} from={from} {...(lede !== undefined && { lede: copy[lede] })}>
        <Screen />
      </ChangePage>
    );
  };
}
