import {
  ChangeDetails,
  ChangePassword,
  ChangeProfile,
  ChangeUsername,
  SocialReturn,
  SocialScreen,
} from '@foyer/react-ui/account';
import type { JSX } from 'react';

import { ChangePage } from './change-page.tsx';

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
