'use client';

/**
 * The `@foyer/react-ui/account` entry point: login, account and registration. Separate, because no landing page needs
 * it.
 */
export {
  type AccountClasses,
  type AccountParts,
  type AccountPorts,
  accountTokens,
  bindAccount,
} from '../../di/account-module.ts';
export { useAccountCards, useAccountSession } from '../../hooks/use-member.ts';
export { type AccountPage, accountPageAt, pathOfPage } from './account-pages.ts';
export { AccountScreen, type AccountScreenProps } from './account-screen.tsx';
export { ChangeDetails, ChangePassword, ChangeProfile, ChangeUsername } from './change-forms.tsx';
export { FreezeScreen, JoinDetailsScreen, type JoinDetailsScreenProps } from './club-forms.tsx';
export { AgreedPage } from '../membership/agreed-page.tsx';
export { InvoicePage, type InvoicePageProps } from '../membership/invoice-page.tsx';
export { InviteScreen } from './invite-screen.tsx';
export { EmailLinkScreen, type EmailLinkScreenProps } from './email-link-screen.tsx';
export { LoginScreen } from './login-screen.tsx';
export {
  type MemberPage,
  memberPageAt,
  MemberPages,
  type MemberPagesProps,
  type MemberTitle,
  titleOfPage,
} from './member-pages.tsx';
export { memberTitlesCopy } from '../../copy/member-titles.ts';
export { PassPage } from './pass-page.tsx';
export {
  RequireMember,
  type RequireMemberProps,
  SessionGuard,
  SignOutButton,
  SwitchAccount,
} from './session.tsx';
export { SocialReturn, SocialScreen } from './social-screen.tsx';
export { ActivateScreen, type ActivateScreenProps } from './activate-screen.tsx';
export { RecoverScreen, ResendScreen } from './link-form.tsx';
export { PersonalDataScreen, type PersonalDataScreenProps } from './personal-data-screen.tsx';
export { RegisterScreen, type RegisterScreenProps } from './register-screen.tsx';
