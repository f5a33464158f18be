/** In place of a member page while the chain requires a second step of logins and the account has none. */
export const requiredStepCopy = {
  copyKey: 'member/required-step',
  title: 'Protect your account',
  lead: 'Your club asks for a second step at login, so that a stolen password isn’t enough. Set up one of these two to go on.',
  done: 'You’re all set.',
  goOn: 'Continue to your account',
  leave: 'Not now? Log out, and set it up the next time.',
  data: 'Get or erase your data',
  turningOff:
    'Your club asks for two-step login or a passkey. If you turn this off and have no passkey, you’ll set up one of them before you go on.',
} as const;
