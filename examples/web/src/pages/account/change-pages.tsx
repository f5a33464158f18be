import { useCopy } from '@foyer/react-ui';
import {
  ChangeDetails,
  ChangePassword,
  ChangeProfile,
  ChangeUsername,
  FreezeScreen,
  JoinDetailsScreen,
  RequireMember,
  SocialReturn,
  SocialScreen,
} from '@foyer/react-ui/account';
import type { JSX, ReactNode } from 'react';

import { memberPagesCopy } from '../../copy/member-pages.ts';
import { ServicePage } from '../../layout/page.tsx';
import { queryOf } from '../../navigation/query-of.ts';

/** Changes a member's address. */
export function DetailsPage(): JSX.Element {
  return (
    <ChangePage title="details">
      <ChangeDetails />
    </ChangePage>
  );
}

/** Changes a member's profile. */
export function ProfilePage(): JSX.Element {
  return (
    <ChangePage title="profile">
      <ChangeProfile />
    </ChangePage>
  );
}

/** Changes a member's username. */
export function UsernamePage(): JSX.Element {
  return (
    <ChangePage title="username">
      <ChangeUsername />
    </ChangePage>
  );
}

/** Changes a member's password. */
export function PasswordPage(): JSX.Element {
  return (
    <ChangePage title="password">
      <ChangePassword />
    </ChangePage>
  );
}

/** Asks a new member for their details. */
export function JoinDetailsPage({ path }: { readonly path: string }): JSX.Element {
  const isCorporate = queryOf(path).get('variant') === 'corporate';
  return (
    <ChangePage title="joinDetails">
      <JoinDetailsScreen variant={isCorporate ? 'corporate' : 'standard'} />
    </ChangePage>
  );
}

/** Asks the home club to freeze the membership. */
export function FreezePage(): JSX.Element {
  return (
    <ChangePage title="freeze">
      <FreezeScreen />
    </ChangePage>
  );
}

/** Links a social login. Its provider also returns the member here. */
export function SocialPage(): JSX.Element {
  return (
    <SocialReturn>
      <ChangePage title="social">
        <SocialScreen />
      </ChangePage>
    </SocialReturn>
  );
}

/** A page that changes one part of the account, with a link back to the account. */
function ChangePage({
  title,
  children,
}: {
  readonly title:
    | 'details'
    | 'profile'
    | 'username'
    | 'password'
    | 'social'
    | 'freeze'
    | 'joinDetails';
  readonly children: ReactNode;
}): JSX.Element {
  const copy = useCopy(memberPagesCopy);
  return (
    <RequireMember>
      <ServicePage title={copy[title]} back={<a href="/account">{copy.account}</a>}>
        <div className="foyer-account__change">{children}</div>
      </ServicePage>
    </RequireMember>
  );
}
