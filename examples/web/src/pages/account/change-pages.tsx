import {
  ChangeDetails,
  ChangePassword,
  ChangeProfile,
  ChangeUsername,
  SocialReturn,
  SocialScreen,
} from '@foyer/react-ui/account';
import type { JSX } from 'react';

import { ChangePage, changePage } from './change-page.tsx';

export const DetailsPage = changePage('profile', 'details', ChangeDetails);
export const ProfilePage = changePage('profile', 'editProfile', ChangeProfile);
export const UsernamePage = changePage('security', 'username', ChangeUsername);
export const PasswordPage = changePage('security', 'password', ChangePassword);

/** Links a social login. Its provider also returns the member here. */
export function SocialPage(): JSX.Element {
  return (
    <SocialReturn>
      <ChangePage page="social" from="security">
        <SocialScreen />
      </ChangePage>
    </SocialReturn>
  );
}
