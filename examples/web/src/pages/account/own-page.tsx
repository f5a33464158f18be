import { useCopy, useService } from '@foyer/react-ui';
import {
  memberPageAt,
  type MemberTitle,
  memberTitlesCopy,
  pathOfPage,
  RequireMember,
  titleOfPage,
} from '@foyer/react-ui/account';
import { Fragment, type JSX } from 'react';

import { memberPagesCopy } from '../../copy/member-pages.ts';
import { ServicePage } from '../../layout/named-page.tsx';
import { memberArrival } from '../../member-arrival.ts';
import { pathnameOf, queryOf } from '../../navigation/addresses.ts';
import { WaitingPage } from '../../prerender/early-page.tsx';
import { NotFoundPage } from '../not-found-page.tsx';

/** A member page of the package in the layout of the site, or the not-found page. */
export default function OwnPage({ path }: { readonly path: string }): JSX.Element {
  const { linkCode } = useService(memberArrival);
  const titles = useCopy(memberTitlesCopy);
  const ledes: Partial<Readonly<Record<MemberTitle, string>>> = useCopy(memberPagesCopy);
  const page = memberPageAt(pathnameOf(path), queryOf(path), linkCode);
  if (page === null) return <NotFoundPage />;
  const { title, content, back, Around = Fragment } = page;
  const lede = ledes[title === 'activate' ? 'register' : title];
  const isRead = title === 'agreement' || title === 'training';
  const shown = (
    <ServicePage
      title={titles[title]}
      {...(lede !== undefined && { lede })}
      {...(isRead && { width: 'reading' })}
      {...(back && { back: <a href={pathOfPage(back)}>{titles[titleOfPage(back)]}</a> })}
    >
      {content}
    </ServicePage>
  );
  return (
    <Around>
      {back ? <RequireMember waiting={<WaitingPage />}>{shown}</RequireMember> : shown}
    </Around>
  );
}
