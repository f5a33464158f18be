/** The words of signing in, staying and signing out. */
export const loginCopy = {
  copyKey: 'member/login',
  form: 'Log in',
  legend: 'Your login',
  submit: 'Log in',
  submitting: 'Logging in…',
  sentHere: 'Please log in first. We take you to the page right after.', // RT-08
  signedOut: 'You are logged out on this device.', // AC-06
  goingOn: 'You are logged in. One moment…',
  forgot: 'Forgot your username or password?', // AC-08
  others: 'New here?',
  noLogin: 'I’m a member and have no login yet', // AC-08
  noMember: 'I’d like to become a member',
  signOut: 'Log out',
  stayTitle: 'Are you still there?', // LX-15
  stayText: 'To keep your account safe, you are logged out in two minutes.',
  stay: 'Stay logged in',
  staying: 'One moment…',
  goOn: 'Go on',
  switchTitle: 'Switch accounts?', // SE-35
  switchText:
    'The link you opened logs in to an account, and you are already logged in on this device. If you did not expect this, stay in your account.',
  keepAccount: 'Stay in my account',
  switchAccounts: 'Switch accounts',
  switching: 'Switching…',
} as const;
