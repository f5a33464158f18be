export const registrationCopy = {
  copyKey: 'member/registration',
  // Request form
  memberForm: 'Your online account',
  memberLegend: 'Who you are',
  memberHints: { memberId: 'It’s on your membership card and in your welcome email.' },
  memberNote:
    'For your security, we’ll send the link only to the email address your club has on file.',
  welcome: 'We filled in what you joined with.',
  prospectForm: 'An online account without a membership',
  prospectLegend: 'About you',
  prospectHints: { emailAddress: 'We send a link to it, by which you choose your login.' },
  prospectNote: 'You can join whenever you like. Your login stays the same.',
  sendLink: 'Email me the link',
  // Link sent
  sentTitle: 'Look in your email',
  sentMember:
    'We sent a link to the email address that your club has for you. By it you choose your username and password.',
  sentProspect: (email: string): string =>
    `We sent a link to ${email}. By it you choose your username and password.`,
  sentRecover: (email: string): string =>
    `If somebody has an account by ${email}, we sent your username there, and a link to choose a new password.`,
  sentResend: (name: string): string =>
    `If ${name} has no login yet, we sent the link once more, to the email address that your club has.`,
  goodFor: 'It works once, for 48 hours at most. The email says until when.',
  goodForRecover: 'It works once, for 30 minutes.',
  notThereTitle: 'Nothing there?',
  notThere: 'It can take a minute. Look among the junk mail, too.',
  notThereMember:
    'If your club has an address that you no longer read, call the club: they can change it.',
  waitNote: 'You can ask for it again in half a minute.',
  sendAgain: 'Send it again',
  sendingAgain: 'Sending…',
  sentAgain: 'We sent it again. Only the newest link works.',
  other: 'Enter something else',
  // Already registered
  registeredTitle: 'Welcome back',
  registeredText:
    'Log in by it. If you don’t remember it, we email you your username and a way to a new password.',
  remembered: 'Remember it after all?',
  logIn: 'Log in',
  recover: 'Get back in',
  // Next steps
  haveLogin: 'Already have a login?',
  noLink: 'The link didn’t arrive, or is too old?',
  resend: 'Send it again',
  noLogin: 'No login yet?',
  noAccount: 'Never had a login?',
  register: 'Create your online account',
  noNumber: 'Member ID not at hand?',
  byEmail: 'Use your email address',
  // Account recovery
  recoverForm: 'Back to your account',
  recoverLegend: 'Where we write to you',
  recoverHints: { emailAddress: 'The one that you joined with, or that you gave us since.' },
  // Resend form
  resendForm: 'The activation link once more',
  resendLegend: 'Who you are',
  resendHints: { memberName: 'We send it to the email address that your club has for you.' },
  // Activation link
  reading: 'Opening your link…',
  greeting: (firstName: string): string => (firstName === '' ? 'Welcome' : `Hello ${firstName}`),
  activateLede: 'Choose how you log in from now on.',
  activateForm: 'Choose your login',
  activateLegend: 'Username and password',
  activateHints: {
    username: 'At least 4 letters and digits; dots, hyphens and underscores are fine.',
  },
  activate: 'Activate my account',
  activateNote: 'You are logged in then, on this device.',
  newPasswordLede: 'Choose a new password.',
  newPasswordForm: 'Choose a new password',
  newPasswordLegend: 'Your new password',
  username: 'Your username',
  savePassword: 'Save and log in',
  savePasswordNote: 'All other devices are logged out then.',
  checking: 'Looking whether it is free…',
  free: (username: string): string => `${username} is free.`,
  // Login chosen
  chosenTitle: 'Your account is active',
  chosenText: 'You are logged in. From now on you log in by the username and password you chose.',
  changedTitle: 'Your password is changed',
  changedText: 'You are logged in here. All other devices were logged out.',
  toAccount: 'Go to your account',
  // Missing or expired link
  overTitle: 'A new link',
  overUsed: 'If you chose your login by it, you can log in.',
  signedIn: 'You are logged in.',
} as const;
