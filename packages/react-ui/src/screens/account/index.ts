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
export { useAccountCards, useAccountSession } from '../../hooks/use-account.ts';
export { AccountScreen, type AccountScreenProps } from './account-screen.tsx';
export { ChangeDetails } from './change-details.tsx';
export { ChangePassword, ChangeUsername } from './change-login.tsx';
export { ChangeProfile } from './change-profile.tsx';
export { EmailLinkScreen, type EmailLinkScreenProps } from './email-link-screen.tsx';
export { LoginScreen } from './login-screen.tsx';
export { RequireMember } from './require-member.tsx';
export { SessionGuard, SignOutButton } from './session-guard.tsx';
export { SwitchAccount } from './switch-account.tsx';
export { SocialReturn, SocialScreen } from './social-screen.tsx';
export { ActivateScreen, type ActivateScreenProps } from './activate-screen.tsx';
export { RecoverScreen } from './recover-screen.tsx';
export { RegisterScreen, type RegisterScreenProps } from './register-screen.tsx';
export { ResendScreen } from './resend-screen.tsx';
