import type { Translated } from './translate.ts';

/** The reference API's mail copy in US English. A translation has the same shape. */
export const mailCopy = {
  hello: (firstName: string): string => `Hello ${firstName},`,
  /** The greeting when the name is unknown or doesn't look like one. */
  helloAnyone: 'Hello,',
  house: 'Foyer Clubs',
  /** Labels in a list of facts, padded to the longest one in their list. */
  when: 'When',
  where: 'Where',
  call: 'Call',
  visit: {
    what: { tour: 'tour', workout: 'guided workout' },
    subject: (club: string, when: string): string => `Your visit at ${club}: ${when}`,
    subjectMoved: (club: string, when: string): string => `Your new time at ${club}: ${when}`,
    booked: (what: string, club: string): string =>
      `Your ${what} at ${club} is booked. We look forward to seeing you.`,
    moved: (what: string, club: string): string =>
      `Your ${what} at ${club} has moved. We look forward to seeing you then.`,
    bring: 'Bring comfortable shoes and a bottle of water.',
    change: 'If your plans change, call us and we will find another time.',
  },
  code: {
    subject: (employer: string): string => `Your code for the ${employer} membership`,
    code: (code: string): string => `Your code is ${code}. It works for 15 minutes.`,
    why: (employer: string): string => `With it you confirm that you work at ${employer}.`,
    notYou: 'If you did not ask for it, there is nothing to do.',
  },
  link: {
    subjectActivate: 'Activate your Foyer account',
    subjectRecover: 'Back to your Foyer account',
    activate: 'Choose the username and password by which you log in to your account:',
    username: (username: string): string => `Your username is ${username}.`,
    recover: 'Choose a new password:',
    goodActivate: 'The link works once, for 48 hours. If it is over, get a new one at',
    goodRecover: 'The link works once, for 30 minutes. If it is over, get a new one at',
    why: [
      'You get this email because somebody asked for it on our site. If it was not',
      'you, there is nothing to do: without this link nothing changes. Please pass',
      'it on to nobody.',
    ],
    askAny: (address: string): string => `Questions? Any of our clubs will help: ${address}`,
    askClub: (club: string, phone: string): string => `Questions? Call ${club}, ${phone}.`,
  },
  changed: {
    emailAsked: {
      subject: 'A new email address for your Foyer account',
      text: 'Someone asked to change the email address of your Foyer account. It changes once the new address is confirmed. Until then, we keep writing to this one.',
    },
    emailRestored: {
      subject: 'Your email address was changed back',
      text: 'The email address of your Foyer account was changed back to the one before, and all devices were logged out.',
    },
    password: {
      subject: 'Your password was changed',
      text: 'The password of your Foyer account was changed, and other devices were logged out.',
    },
    username: {
      subject: 'Your username was changed',
      text: 'The username of your Foyer account was changed, and other devices were logged out.',
    },
    linked: {
      subject: 'A social login was linked',
      text: 'A social login was linked to your Foyer account, and other devices were logged out.',
    },
    unlinked: {
      subject: 'A social login was unlinked',
      text: 'A social login was unlinked from your Foyer account, and other devices were logged out.',
    },
    notYou: 'If this was not you, please call your club.',
  },
  emailLink: {
    hello: 'Hello,',
    subjectConfirm: 'Confirm your new email address',
    confirm: 'Confirm that we can use this address for your Foyer account:',
    goodConfirm: 'The link works once, for 48 hours.',
    whyConfirm:
      'You are getting this email because someone entered this address for their Foyer account. If it was not you, ignore this email, and nothing changes.',
    subjectUndo: 'Your email address was changed',
    changed:
      'The email address of your Foyer account was changed. From now on we write to the new one.',
    undo: 'If this was not you, change it back. This logs out all devices:',
    goodUndo: 'The link works once, for 7 days.',
  },
  gift: {
    subject: (giver: string): string => `A gift card from ${giver}`,
    subjectAnyone: 'A gift card for you',
    givesAnyone: (sum: string): string =>
      `You have been given a gift card of ${sum} for Foyer Clubs.`,
    gives: (giver: string, sum: string): string =>
      `${giver} gives you a gift card of ${sum} for Foyer Clubs.`,
    card: (code: string): string => `Your gift card is ${code}`,
    said: (message: string): string => `“${message}”`,
    spend:
      'Show it at the desk of any of our clubs. Whoever has this code can spend it, so keep it as you keep money.',
    receiptSubject: (recipient: string): string => `Your gift card for ${recipient}`,
    thanks: 'Thank you. Your gift card is paid for.',
    order: 'Order',
    paid: 'Paid',
    for: 'For',
    sent: 'Sent',
    atOnce: 'At once',
    at: (day: string, time: string): string => `${day}, ${time}`,
    wrong: 'If something is not right, call any of our clubs and name the order.',
  },
  referral: {
    subject: (friend: string, club: string): string => `${friend} sent you to ${club}`,
    text: (friend: string, club: string, phone: string): readonly string[] => [
      `${friend} would like you to see ${club}, and so would we. An advisor will be`,
      `in contact; if you would rather call, the number is ${phone}.`,
    ],
  },
  welcome: {
    subject: (club: string): string => `Welcome to ${club}`,
    member: (club: string): string =>
      `You are a member of Foyer Clubs. We look forward to seeing you at ${club}.`,
    memberId: 'Member ID',
    barcode: 'Barcode',
    membership: 'Membership',
    paid: 'Paid',
    after: 'After that',
    monthly: (sum: string, months: number): string =>
      `${sum} a month, for ${months} months at least`,
    door: 'Show the barcode at the door on your first visit, and bring a photo ID.',
    account: [
      'Your online account shows your membership, your billing and your visits.',
      'You activate it with your member ID and your last name:',
    ],
  },
} as const;

export type MailCopy = Translated<typeof mailCopy>;
