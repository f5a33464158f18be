/** The known membership statuses, in lower case. An unknown status is shown as the back end sends it. */
const memberships: Readonly<Record<string, string>> = {
  active: 'Active membership',
  cancelled: 'Canceled membership',
  expired: 'Expired membership',
  frozen: 'Frozen membership',
  pending: 'Membership starting soon',
  suspended: 'Suspended membership',
};

export const accountCopy = {
  copyKey: 'member/account',
  title: 'Your account',
  hello: (firstName: string): string => `Good to see you, ${firstName}`,
  /** Falls back to the status itself. */
  membership: (status: string): string => memberships[status] ?? `Membership: ${status}`,
  prospect: 'Not a member yet',
  change: 'Edit',
  loading: (card: string): string => `Loading ${card}…`,
  missing: 'Not provided',
  parts: 'Account sections',
  portrait: {
    alt: (name: string): string => `Photo of ${name}`,
    altUnnamed: 'Your photo',
    empty: 'Your club will take your photo on your next visit.',
  },
  about: {
    title: 'About you',
    changeLabel: 'Edit profile',
    empty: 'Your profile is empty.',
    name: 'Name',
    club: 'Home club',
    height: 'Height',
    weight: 'Weight',
    training: 'Personal training',
    trainingStatus: { active: 'Active', inactive: 'Inactive' },
    trainingLink: 'View training',
    strikes: 'No-shows',
  },
  reach: {
    title: 'Contact information',
    changeLabel: 'Edit contact information',
    empty: 'No contact information yet.',
    email: 'Email',
    address: 'Address',
    pending: {
      confirm: (email: string): string =>
        `Confirm ${email} with the link we sent there. Until then, we’ll use the address above.`,
      resend: 'Resend the link',
      resending: 'Sending…',
      resent: 'Link resent. Only the newest link works.',
      cancel: 'Cancel the change',
      canceling: 'Canceling…',
      canceled: 'Change canceled. Your email address is the same as before.',
    },
  },
  billing: {
    title: 'Payment details',
    empty: 'No billing information on file.',
    card: 'Card',
    cardOf: (type: string | null, digits: string | null): string =>
      [type ?? 'Card', digits === null ? null : `ending in ${digits}`].filter(Boolean).join(' '),
    membership: 'Membership',
    paidOnJoining: (amount: string, day: string): string => `${amount} paid on ${day}`,
    monthly: 'Monthly fee',
    nextCharge: (day: string): string => `Next charge on ${day}`,
    fromOpening: (day: string | null): string =>
      day === null
        ? 'First charge on the day your club opens'
        : `First charge on ${day}, when your club opens`,
    expires: (month: string): string => `Expires ${month}`,
    expired: (month: string): string => `Expired ${month}.`,
    askClub: 'Ask your club to update your card.',
    owed: 'Balance due',
    credit: (amount: string): string => `${amount} credit`,
    owedUnknown: 'Unavailable right now',
    email: 'Billing email',
    address: 'Billing address',
  },
  giftCard: {
    title: 'Gift card',
    empty: 'You don’t have a gift card.',
    balance: 'Balance',
    number: (digits: string): string => `Card ending in ${digits}`,
    expires: (date: string): string => `Expires ${date}`,
    never: 'Never expires',
    buy: 'Buy a gift card',
  },
  agreement: {
    title: 'Hamptons add-on',
    empty: 'Not included in your membership.',
    status: 'Agreement',
    signed: 'Signed',
    unsigned: 'Signature needed',
    newVersion: 'New version to sign',
    read: 'View agreement',
    sign: 'Review and sign',
  },
  signingIn: {
    title: 'Login',
    email: 'Email',
    changeEmail: 'Edit email',
    username: 'Username',
    usernameHidden: 'Not shown',
    changeUsername: 'Edit username',
    password: 'Password',
    changePassword: 'Edit password',
    social: (provider: string): string => `${provider} login`,
    linked: 'Linked',
    notLinked: 'Not linked',
    manage: 'Manage',
    manageLabel: (provider: string): string => `Manage your ${provider} login`,
  },
  join: {
    title: 'Become a member',
    lede: 'You’re not a member yet. Book a free visit, or choose a membership today.',
    visit: 'Visit a club',
    choose: 'Choose a membership',
  },
  ways: {
    title: 'Quick links',
    training: 'Personal training',
    giftCard: 'Buy a gift card',
    joinDetails: 'Your member details',
    freeze: 'Freeze your membership',
    invite: 'Invite a friend',
    feedback: 'Give feedback about your club',
  },
  changed: {
    details: 'Changes saved.',
    email: 'Changes saved. To use your new email address, open the link we sent to it.',
    profile: 'Profile saved.',
    username:
      'Username saved. Use it the next time you log in. We logged you out on your other devices.',
    password: 'Password saved. We logged you out on your other devices.',
    joinDetails: 'Details saved. Your club has everything it needs.',
    freeze: 'Freeze requested. Your club will confirm it by email.',
    card: 'Card updated. Your bills are charged to the new card.',
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
    title: 'Contact information',
    legend: 'Email and address',
    hints: {
      email: 'We’ll send a link to a new address. It takes effect when you open the link.',
      currentPassword: 'We ask for it because you are changing your email address.',
    },
    note: 'Only your email is required.',
  },
  profile: {
    title: 'Profile',
    legend: 'Your information',
    hints: { homeFacilityId: 'The club you use most.' },
    note: 'Height and weight are optional. They help your trainer.',
  },
  joinDetails: {
    title: 'Your member details',
    legend: 'Name, birth date, and address',
    hints: {
      birth_date: 'Your club checks it against your ID.',
      corp_info: 'For example, your staff number.',
    },
  },
  invite: {
    lede: 'Send a friend your link. They can book a free visit, and your club knows that you invited them.',
    link: 'Your link',
    loading: 'Loading your link…',
    copy: 'Copy link',
    copied: 'Link copied.',
    share: 'Share link',
    shared: 'Visit my club with this link.',
    failed: 'That didn’t work. Select the link above and copy it.',
    membersOnly: 'Only members can invite friends.',
  },
  username: {
    title: 'Change your username',
    legend: 'New username',
    hints: {
      username:
        '4–30 letters, numbers, periods, hyphens, or underscores. You can also log in with your email address.',
    },
  },
  password: {
    title: 'Change your password',
    legend: 'New password',
    note: 'When you save, we’ll log you out on all your other devices.',
  },
  social: {
    title: 'Social login',
    lede: 'Link an account that you have elsewhere, and log in with it. We only receive its ID, never its password.',
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
      linked: (provider: string): string => `Your ${provider} account is linked.`,
      unlinked: (provider: string): string => `Your ${provider} account is no longer linked.`,
    },
    asks: {
      link: (provider: string): string => `Enter your password to link ${provider}`,
      unlink: (provider: string): string => `Enter your password to unlink ${provider}`,
    },
    unavailable: 'Social login isn’t available.',
  },
  emailLink: {
    confirm: {
      lede: 'Use this email address for your account? We’ll send your email there, and you can log in with it.',
      press: 'Confirm this address',
      doneTitle: 'Your email address is confirmed',
      doneText:
        'We’ll use it from now on. We logged out your other devices. For 7 days, you can undo the change with the link we sent to your previous address.',
      over: 'To get a new link, go to your account and resend it.',
      next: 'Go to your account',
    },
    undo: {
      lede: 'Go back to this email address? We’ll log out all devices.',
      press: 'Change it back',
      doneTitle: 'Your previous email address is back',
      doneText:
        'We logged out all devices. Someone else may know your password, so choose a new one now.',
      over: 'If you didn’t change your email address, call your club.',
      next: 'Choose a new password',
    },
    clubs: 'Find your club’s number',
    sending: 'One moment…',
  },
} as const;

/** The pages of the account that load when they are opened. */
export const accountPagesCopy = {
  copyKey: 'member/account-pages',
  pass: {
    title: 'Your pass',
    memberId: 'Member ID',
    barcode: (memberId: string): string => `Barcode for member ID ${memberId}`,
    onPhone: 'Your pass on your phone',
    saved: 'Your pass is saved on this device. It opens without a connection until you log out.',
    addToHome: 'To open it like an app, add this page to your home screen.',
    offline: 'No connection. This is the pass saved on this device.',
    confirmed: (time: string): string => `Last confirmed ${time}`,
    retry: 'Try again',
    addToApple: 'Add to Apple Wallet',
    addToGoogle: 'Add to Google Wallet',
  },
  attention: {
    frozen: 'Your membership is frozen.',
    membership: 'See your membership',
    due: (amount: string): string => `Your account has a balance of ${amount} due.`,
    billing: 'See your billing',
  },
  visits: {
    title: 'Visits',
    upcoming: 'Upcoming',
    past: 'Past and canceled',
    next: 'Your next visit',
    none: 'You have no upcoming visits.',
    book: 'Book a visit',
    manage: 'Manage visit',
    kind: { tour: 'Tour', workout: 'Workout' },
    at: (kind: string, club: string): string => `${kind} at ${club}`,
    state: { canceled: 'Canceled', missed: 'Missed', past: 'Completed' },
  },
  sessions: {
    title: 'Where you’re logged in',
    none: 'You’re not logged in anywhere else.',
    device: (browser: string | null, system: string | null): string =>
      [browser, system].filter(Boolean).join(' on ') || 'Unknown device',
    isThis: 'This device',
    signedIn: (time: string): string => `Logged in ${time}`,
    lastUsed: (time: string): string => `Last used ${time}`,
    end: 'End session',
    ending: 'Ending…',
    ended: 'Session ended. That device is logged out.',
    endOthers: 'Log out everywhere else',
    endedOthers: 'Only this device is still logged in.',
  },
} as const;

/**
 * What each page of the account is for. Members read it while the page's data loads, and it should be the page's longest
 * text, because browsers measure how late the largest one is painted.
 */
export const accountLedesCopy = {
  copyKey: 'member/account-ledes',
  overview: 'Everything for your next visit to the club, and the way to the rest of your account.',
  membership:
    'What you pay, what’s coming, and what you can do about it here: freeze your membership, change it, or cancel it.',
  billing:
    'The card that we charge, what you’ve paid and what comes next, and what’s left on your gift card.',
  visits:
    'The visits that you’ve booked, and those of the past. Until a visit starts, you can move or cancel it here.',
  profile:
    'What your club knows about you and how it reaches you. Change here what’s no longer right.',
  security:
    'How you log in, and where you’re logged in now. If you don’t recognize something, change your password.',
} as const;

/** What the account says about an address that mail doesn't reach, or that gets no news. */
export const emailProblemCopy = {
  copyKey: 'member/email-problem',
  bounced: (email: string): string =>
    `Our email to ${email} bounces, so we stopped sending it. Change the address, or confirm it if it works again.`,
  confirm: 'Email me a link to confirm it',
  sending: 'Sending…',
  complained: (email: string): string =>
    `Someone unsubscribed ${email} or marked our email as spam, so we don’t send news there. You’ll still get codes, receipts, and emails about your visits.`,
} as const;
