export const registrationCopy = {
  copyKey: 'member/registration',
  // Request form
  memberForm: 'Your online account',
  informationLegend: 'Your information',
  memberHints: { memberId: 'It’s on your membership card and in your welcome email.' },
  memberNote:
    'For your security, we’ll send the link only to the email address your club has on file.',
  welcome: 'We filled in the details you joined with.',
  prospectForm: 'Create an online account',
  prospectHints: { emailAddress: 'We’ll email you a link to set up your login.' },
  prospectNote: 'You can join anytime with the same login.',
  sendLink: 'Email me a link',
  // Link sent
  sentTitle: 'Check your email',
  sentMember:
    'We sent a link to the email address on file. Use it to set your username and password.',
  sentProspect: (email: string): string =>
    `We sent a link to ${email}. Use it to set your username and password.`,
  sentRecover: (email: string): string =>
    `If there’s an account for ${email}, we’ve sent your username and a link to reset your password.`,
  sentResend: (name: string): string =>
    `If ${name} doesn’t have a login yet, we’ve sent a new link to the email address on file.`,
  goodFor: 'The link works once and expires in 48 hours.',
  goodForRecover: 'The link works once and expires in 30 minutes.',
  notThereTitle: 'Didn’t get it?',
  notThere: 'It can take a minute. Check your spam folder, too.',
  notThereMember: 'If that’s an old address, call your club and we’ll update it.',
  waitNote: 'You can request it again in 30 seconds.',
  sendAgain: 'Resend email',
  sendingAgain: 'Sending…',
  sentAgain: 'Email resent. Only the newest link works.',
  other: 'Use different details',
  // Already registered
  registeredTitle: 'Welcome back',
  registeredText:
    'Please log in. If you’ve forgotten your login, we’ll email you your username and a reset link.',
  remembered: 'Remember your password?',
  logIn: 'Log in',
  recover: 'Recover my account',
  // Next steps
  haveLogin: 'Already have a login?',
  noLink: 'Didn’t get the link, or did it expire?',
  resend: 'Resend it',
  noLogin: 'Don’t have a login?',
  register: 'Create your online account',
  noNumber: 'Don’t have your member ID?',
  byEmail: 'Use your email address',
  // Account recovery
  recoverForm: 'Recover your account',
  recoverLegend: 'Your email',
  recoverHints: { emailAddress: 'The address you joined with, or the one you’ve updated it to.' },
  // Resend form
  resendForm: 'Resend activation link',
  resendHints: { memberName: 'We’ll send it to the email address on file.' },
  // Activation link
  reading: 'Opening your link…',
  greeting: (firstName: string): string => (firstName === '' ? 'Welcome' : `Hi ${firstName}`),
  activateLede: 'Set up your login.',
  activateForm: 'Set up your login',
  activateLegend: 'Username and password',
  activateHints: {
    username: 'At least 4 characters. Letters, numbers, periods, hyphens, and underscores are OK.',
  },
  activate: 'Activate my account',
  activateNote: 'We’ll log you in on this device.',
  newPasswordLede: 'Choose a new password.',
  newPasswordForm: 'Choose a new password',
  newPasswordLegend: 'Your new password',
  username: 'Your username',
  savePassword: 'Save and log in',
  savePasswordNote: 'We’ll log you out on all other devices.',
  checking: 'Checking availability…',
  free: (username: string): string => `${username} is available.`,
  // Login chosen
  chosenTitle: 'Your account is active',
  chosenText: 'You’re logged in. Next time, use your new username and password.',
  changedTitle: 'Your password has been changed',
  changedText: 'You’re logged in here and logged out everywhere else.',
  toAccount: 'Go to your account',
  // Missing or expired link
  overTitle: 'Get a new link',
  overUsed: 'If you’ve already set up your login, you can log in.',
  signedIn: 'You’re logged in.',
} as const;
