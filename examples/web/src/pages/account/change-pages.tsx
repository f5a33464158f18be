import {
  ChangeDetails,
  ChangePassword,
  ChangeProfile,
  ChangeUsername,
} from '@foyer/react-ui/account';

import { changePage } from './change-page.tsx';

export const DetailsPage = changePage('profile', 'details', ChangeDetails, 'details');
export const ProfilePage = changePage('profile', 'editProfile', ChangeProfile);
export const UsernamePage = changePage('security', 'username', ChangeUsername);
export const PasswordPage = changePage('security', 'password', ChangePassword);
