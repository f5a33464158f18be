/** The known membership statuses, in lower case. An unknown status is shown as the back end sends it. */
const memberships: Readonly<Record<string, string>> = {
  active: 'Active membership',
  cancelled: 'Cancelled membership',
  expired: 'Expired membership',
  frozen: 'Frozen membership',
  pending: 'Membership about to begin',
  suspended: 'Suspended membership',
};

export const accountCopy = {
  copyKey: 'member/account',
  title: 'Your account',
  hello: (firstName: string): string => `Good to see you, ${firstName}`,
  memberId: (id: string): string => `Member ${id}`,
  /** Falls back to the status itself. */
  membership: (status: string): string => memberships[status] ?? `Membership: ${status}`,
  prospect: 'No membership yet',
  change: 'Change',
  loading: (card: string): string => `Loading: ${card}`,
  missing: 'Not told yet',
  parts: 'Your account, part by part',
  portrait: {
    title: 'Your picture',
    alt: (name: string): string => `Picture of ${name}`,
    altUnnamed: 'Your picture',
    empty: 'Your club takes your picture on your next visit.',
  },
  about: {
    title: 'About you',
    changeLabel: 'Change what is about you',
    empty: 'We have nothing about you yet.',
    name: 'Name',
    club: 'Home club',
    height: 'Height',
    weight: 'Weight',
    training: 'Personal training',
    trainingStatus: { active: 'Active', inactive: 'Not at the moment' },
    trainingLink: 'See your training',
    strikes: 'Missed bookings',
  },
  reach: {
    title: 'Where we reach you',
    changeLabel: 'Change where we reach you',
    empty: 'We have no address for you yet.',
    email: 'Email',
    address: 'Address',
    pending: {
      confirm: (email: string): string =>
        `Confirm ${email}: we sent a link to it. Until you open it, we use the address above.`,
      resend: 'Send the link again',
      resending: 'Sending…',
      resent: 'We sent it again. Only the newest link works.',
      cancel: 'Cancel the change',
      canceling: 'Canceling…',
      canceled: 'Your email address stays as it is.',
    },
  },
  billing: {
    title: 'Billing',
    empty: 'There is nothing to bill you for.',
    card: 'Card',
    cardOf: (type: string | null, digits: string | null): string =>
      [type ?? 'Card', digits === null ? null : `ending in ${digits}`].filter(Boolean).join(' '),
    expires: (month: string): string => `Good through ${month}`,
    expired: (month: string): string => `Ended in ${month}. Your club will put in a new one.`,
    owed: 'Owed today',
    nothingOwed: 'Nothing',
    credit: (amount: string): string => `${amount} in your favor`,
    owedUnknown: 'We couldn’t look this up just now.',
    email: 'Bills go to',
    address: 'Billing address',
  },
  giftCard: {
    title: 'Gift card',
    empty: 'No gift card on your account.',
    balance: 'Balance',
    number: (digits: string): string => `Card ending in ${digits}`,
    expires: (date: string): string => `Good through ${date}`,
    never: 'It never runs out.',
    buy: 'Give a gift card',
  },
  agreement: {
    title: 'Hamptons add-on',
    empty: 'The add-on does not come with your membership.',
    status: 'Agreement',
    signed: 'Signed',
    unsigned: 'Waiting for your signature',
    read: 'Read the agreement',
    sign: 'Read and sign',
  },
  signingIn: {
    title: 'Signing in',
    username: 'Username',
    changeUsername: 'Change your username',
    password: 'Password',
    changePassword: 'Change your password',
    social: (provider: string): string => `${provider} login`,
    linked: 'Linked',
    notLinked: 'Not linked',
    manage: 'Manage',
    manageLabel: (provider: string): string => `Manage your ${provider} login`,
  },
  join: {
    title: 'Become a member',
    lede: 'You have a login and no membership yet. Come and see a club, or choose your membership now.',
    visit: 'Visit a club',
  },
  ways: {
    title: 'From here',
    training: 'Personal training',
    giftCard: 'Give a gift card',
    feedback: 'Tell us about your club',
  },
  changed: {
    details: 'Your details are saved.',
    email:
      'Your details are saved. To use your new email address, open the link that we sent to it.',
    profile: 'Your profile is saved.',
    username:
      'Your new username is saved. Use it when you next log in. On every other device you are logged out.',
    password: 'Your new password is saved. On every other device you are logged out.',
  },
} as const;

export const changeCopy = {
  copyKey: 'member/change',
  save: 'Save',
  saving: 'Saving…',
  cancel: 'Cancel',
  back: 'Back to your account',
  forgotten: 'Forgot it, or never chose one?',
  forgottenLink: 'Get a link by email',
  details: {
    title: 'Where we reach you',
    legend: 'Email and address',
    hints: {
      email: 'We send a link to a new address. It counts once you open it.',
      currentPassword: 'We ask for it because you are changing your email address.',
    },
    note: 'Your email is all we need. Give us as much of your address as you like.',
  },
  profile: {
    title: 'About you',
    legend: 'You and your club',
    hints: { homeFacilityId: 'Where you train most.' },
    note: 'Height and weight are for your trainer. Leave them out if you like.',
  },
  username: {
    title: 'Change your username',
    legend: 'A new username',
    hints: {
      username:
        '4 to 30 letters, digits, dots, hyphens or underscores. Your email address works for logging in, too.',
    },
  },
  password: {
    title: 'Change your password',
    legend: 'A new password',
    note: 'Saving it logs you out on every other device. Here you stay logged in.',
  },
  social: {
    title: 'Social login',
    lede: (provider: string): string =>
      `Link your ${provider} login, so that your club knows that it is yours. We learn who you are there, and nothing else.`,
    state: (provider: string): string => `Your ${provider} login`,
    status: 'Status',
    linkedAs: (id: string): string => `Linked as ${id}`,
    notLinked: 'Not linked',
    link: (provider: string): string => `Link ${provider}`,
    unlink: (provider: string): string => `Unlink ${provider}`,
    busy: {
      leaving: (provider: string): string => `Taking you to ${provider}…`,
      linking: (): string => 'Linking…',
      unlinking: (): string => 'Unlinking…',
    },
    done: {
      linked: (provider: string): string => `Your ${provider} login is linked.`,
      unlinked: (provider: string): string => `Your ${provider} login is no longer linked.`,
    },
    asks: {
      link: (provider: string): string => `Enter your password to link ${provider}`,
      unlink: (provider: string): string => `Enter your password to unlink ${provider}`,
    },
    unavailable: 'There is no social login to link at this club.',
  },
  emailLink: {
    confirm: {
      lede: 'Use this email address for your account? We then write to it, and you can log in with it.',
      press: 'Confirm this address',
      doneTitle: 'Your email address is confirmed',
      doneText:
        'We use it from now on. Your other devices are logged out, and your former address has a link to undo the change for 7 days.',
      over: 'For a new link, go to your account and send it again.',
      next: 'Go to your account',
    },
    undo: {
      lede: 'Go back to this email address? All devices are logged out.',
      press: 'Change it back',
      doneTitle: 'Your former email address is back',
      doneText:
        'All devices are logged out. Someone else may know your password, so choose a new one now.',
      over: 'If you did not change your email address, call your club.',
      next: 'Choose a new password',
    },
    clubs: 'Find your club’s number',
    sending: 'One moment…',
  },
} as const;
