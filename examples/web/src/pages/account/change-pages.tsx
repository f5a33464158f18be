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

export const DetailsPage = changePage('details', ChangeDetails);
export const ProfilePage = changePage('profile', ChangeProfile);
export const UsernamePage = changePage('username', ChangeUsername);
export const PasswordPage = changePage('password', ChangePassword);

/** Links a social login. Its provider also returns the member here. */
export function SocialPage(): JSX.Element {
  return (
    <SocialReturn>
      <ChangePage page="social">
        <SocialScreen />
      </ChangePage>
    </SocialReturn>
  );
}
