import { monthCount } from './payment-copy.ts';
import type { Translated } from './translate.ts';

/** The reference API's mail copy in US English. A translation has the same shape. */
export const mailCopy = {
  hello: (firstName: string): string => `Hi ${firstName},`,
  /** The greeting when the name is unknown or doesn't look like one. */
  helloAnyone: 'Hi,',
  house: 'Foyer Clubs',
  /** Labels of facts. */
  when: 'When',
  where: 'Where',
  phone: 'Phone',
  length: 'Length',
  minutes: (count: number): string => `${count} minutes`,
  callOrReply: (phone: string): string => `reply to this email or call ${phone}`,
  /** Of a news mail, and the page of its link. */
  unsubscribe: {
    label: 'Unsubscribe from news',
    where: 'Email',
    title: 'Unsubscribe from news?',
    ask: (email: string): string =>
      `We’ll send no more news and offers to ${email}. You’ll still get codes, receipts, and emails about your visits.`,
    action: 'Unsubscribe',
    doneTitle: 'You’re unsubscribed',
    done: (email: string): string =>
      `We no longer send news and offers to ${email}. You’ll still get codes, receipts, and emails about your visits.`,
    unknownTitle: 'This link doesn’t work',
    unknown: 'Please open the link in our email again, or ask any of our clubs to unsubscribe you.',
    site: 'Go to our site',
  },
  /** To somebody who unsubscribed and ticked the newsletter's box later, and the page of its link. */
  subscribe: {
    title: 'Do you want our news again?',
    preheader: 'You unsubscribed before, so we’re asking first.',
    why: 'Someone asked for our news with this email address, which had been unsubscribed. If it wasn’t you, ignore this email, and we won’t send any.',
    link: 'Get news again',
    ask: (email: string): string => `We’ll send news and offers to ${email} again.`,
    action: 'Subscribe again',
    doneTitle: 'You’re subscribed again',
    done: (email: string): string =>
      `We send news and offers to ${email}. Each email has a link to unsubscribe.`,
  },
  visit: {
    /** `when` is short, such as `Tue, Nov 24, 8:00 AM`, or `Tomorrow, 8:00 AM` in a reminder. */
    subject: {
      tour: (when: string, club: string): string => `${when}: your visit to ${club}`,
      workout: (when: string, club: string): string => `${when}: workout at ${club}`,
    },
    subjectMoved: (when: string, club: string): string => `Moved to ${when}: ${club}`,
    subjectCanceled: (when: string, club: string): string => `Canceled: ${when}, ${club}`,
    subjectMissed: (club: string): string => `Pick a new time at ${club}`,
    subjectLead: (club: string): string => `Pick a time to visit ${club}`,
    booked: {
      title: { tour: 'Your visit is booked', workout: 'Your guided workout is booked' },
      text: {
        tour: (club: string): string =>
          `We look forward to meeting you at ${club}. Come to the front desk, and we’ll show you around.`,
        workout: (club: string): string =>
          `We look forward to meeting you at ${club}. Come to the front desk, where your coach meets you and takes you through the workout.`,
      },
    },
    moved: {
      title: { tour: 'Your visit has moved', workout: 'Your guided workout has moved' },
      text: (club: string): string => `We look forward to meeting you at ${club} at the new time.`,
      before: 'Before',
      companion:
        'Your friend was going to join you. They haven’t told us yet whether the new time works for them.',
    },
    canceled: {
      title: { tour: 'Your visit is canceled', workout: 'Your guided workout is canceled' },
      text: (club: string): string =>
        `We’ve canceled your appointment at ${club}, and the time is free for someone else. You’re welcome any other day.`,
      preheader: 'You’re welcome any other day.',
    },
    reminder: {
      title: (day: string, time: string): string => `See you ${day} at ${time}`,
    },
    missed: {
      title: 'Sorry we missed you',
      text: (club: string): string =>
        `We expected you at ${club}, and something must have come up. Pick a new time whenever it suits you.`,
      preheader: 'Something came up? It takes a minute to pick a new time.',
    },
    lead: {
      title: (club: string): string => `Come and see ${club}`,
      text: (minutes: number): string =>
        `Thanks for your interest. The best way to get to know the club is to walk through it. A visit is free and takes ${minutes} minutes.`,
      preheader: (minutes: number): string => `A visit is free and takes ${minutes} minutes.`,
      questions: (callOrReply: string): string => `Questions first? Please ${callOrReply}.`,
    },
    /** Instead of `lead`, from a club that takes no visits. */
    details: {
      subject: (club: string): string => `Thanks for your interest in ${club}`,
      preheader: 'We have your details.',
      text: (callOrReply: string): string =>
        `We have your details. If you’d like to know more, please ${callOrReply}.`,
    },
    preheader: (length: string, address: string): string => `${length}, ${address}`,
    bring: 'Bring',
    bringText: {
      tour: 'A photo ID, plus workout clothes and shoes if you’d like to try the equipment. We provide towels.',
      workout: 'Workout clothes, shoes, and a photo ID. We provide towels and water.',
    },
    change: (callOrReply: string): string => `If your plans change, please ${callOrReply}.`,
    /** The link to the page on which the visit can be moved or canceled. */
    manage: 'Move or cancel your visit',
    newLink: {
      subject: (when: string, club: string): string => `New link: ${when}, ${club}`,
      title: 'Here is your new link',
      text: 'The former link to your visit no longer works. Anyone who has this one can move or cancel your visit, so please don’t forward it.',
    },
    /** Of a visit for two. */
    guest: {
      who: 'Who',
      whoIs: (people: string): string => `Who: ${people}`,
      with: (name: string): string => `You and ${name}`,
      withSomeone: 'You and a guest',
      subject: (when: string, club: string): string => `Updated: ${when}, ${club}`,
      forTwo: { tour: 'Your visit is for two', workout: 'Your guided workout is for two' },
      alone: {
        tour: 'Your visit is just for you',
        workout: 'Your guided workout is just for you',
      },
      text: (club: string): string => `We’ve told ${club}. The time stays the same.`,
    },
    directions: 'Get directions',
    pickTime: 'Pick a time',
    /** The event's title in the calendar. */
    event: {
      tour: (club: string): string => `Visit at ${club}`,
      workout: (club: string): string => `Guided workout at ${club}`,
    },
  },
  trial: {
    subject: (days: number, club: string): string => `Your ${days}-day trial pass for ${club}`,
    title: (days: number): string => `Your ${days}-day trial pass`,
    preheader: (club: string): string => `Show it at the front desk of ${club}.`,
    text: (club: string): string =>
      `Here’s your pass for ${club}. Show the barcode and a photo ID at the front desk, and the club is yours.`,
    barcode: 'Your pass',
    from: 'From',
    until: 'Until the end of',
    see: 'See your pass',
    personal: 'The link shows your name, so keep it to yourself. The pass is for you alone.',
  },
  dayPass: {
    subject: (club: string, day: string): string => `Your day pass for ${club}, ${day}`,
    title: 'Your day pass',
    text: (club: string): string =>
      `Thank you. Here’s your pass for ${club}. Show the barcode and a photo ID at the front desk, and the club is yours for the day.`,
    day: 'Day',
    line: 'Day pass, taxes included',
  },
  hadTrial: {
    subject: (club: string): string => `Your trial pass request for ${club}`,
    title: 'We give one trial pass per person',
    text: (club: string): string =>
      `You asked for a trial pass for ${club}. We give one to each person, and can’t send one for this request.`,
    /** At a club that takes visits. */
    welcome: 'You’re still welcome to see the club: a visit is free.',
    visit: 'Book a free visit',
    mistake: (contact: string): string => `If you think this is a mistake, ${contact}.`,
  },
  waitList: {
    subject: (when: string, club: string): string => `A time opened: ${when}, ${club}`,
    title: (club: string): string => `A time opened at ${club}`,
    /** `deadline` is a time of day, such as `3:15 PM EST`. */
    preheader: (deadline: string): string => `We’re holding it for you until ${deadline}.`,
    text: {
      tour: (deadline: string): string =>
        `You’re next on the wait list, and a time for a visit has opened. We’re holding it for you until ${deadline}.`,
      workout: (deadline: string): string =>
        `You’re next on the wait list, and a time for a guided workout has opened. We’re holding it for you until ${deadline}.`,
    },
    take: 'See the time and book it',
    otherwise:
      'If you don’t book it by then, we’ll offer it to the next person and take you off the list.',
  },
  heldPrice: {
    subject: (club: string): string => `We’re holding your price at ${club}`,
    title: (day: string): string => `We’re holding your price until ${day}`,
    preheader: (plan: string, monthly: string): string => `${plan}: ${monthly} a month.`,
    text: (club: string, day: string): string =>
      `Thanks for visiting ${club}. Until ${day}, you can join at the price below, even if it changes.`,
    monthly: 'Each month',
    until: 'Price held until',
    action: 'Join at this price',
    note: 'This link is for you and works for one membership. Please don’t forward it: it opens the form with your details.',
  },
  code: {
    subject: (employer: string): string => `Code for your ${employer} membership`,
    title: 'Verify your work email',
    preheader: 'It works for 15 minutes.',
    label: 'Your code is',
    works: 'It works for 15 minutes.',
    why: (employer: string): string =>
      `Enter it on the page where you asked for it. It confirms that you work at ${employer}.`,
    notYou: 'If you didn’t ask for it, you can ignore this email.',
  },
  link: {
    subjectActivate: 'Activate your Foyer account',
    subjectRecover: 'Reset your Foyer password',
    titleActivate: 'Activate your account',
    titleRecover: 'Reset your password',
    activate: 'Choose the username and password that you’ll log in with.',
    username: (username: string): string => `Your username is ${username}.`,
    actionActivate: 'Choose your login',
    actionRecover: 'Choose a new password',
    goodActivate: (address: string): string =>
      `The link works once, for 48 hours. After that, get a new one at ${address}`,
    goodRecover: (address: string): string =>
      `The link works once, for 30 minutes. After that, get a new one at ${address}`,
    why: 'You’re getting this email because someone asked for it on our site. If it wasn’t you, ignore it: nothing changes without this link. Please don’t share it.',
    askAny: (address: string): string => `Questions? Any of our clubs will help: ${address}`,
    askClub: (club: string, phone: string): string => `Questions? Call ${club}, ${phone}.`,
  },
  changed: {
    emailAsked: {
      subject: 'New email address for your Foyer account?',
      title: 'Someone asked to change your email address',
      text: 'Someone asked to change the email address on your Foyer account. It changes once the new address is confirmed. Until then, we keep writing to this one.',
    },
    emailRestored: {
      subject: 'Email address changed back',
      title: 'Your email address was changed back',
      text: 'The email address on your Foyer account was changed back to the previous one, and all your devices were logged out.',
    },
    password: {
      subject: 'Password changed for your Foyer account',
      title: 'Your password was changed',
      text: 'The password for your Foyer account was changed, and your other devices were logged out.',
    },
    username: {
      subject: 'Username changed for your Foyer account',
      title: 'Your username was changed',
      text: 'The username for your Foyer account was changed, and your other devices were logged out.',
    },
    linked: {
      subject: 'Social login linked to your account',
      title: 'A social login was linked',
      text: 'A social login was linked to your Foyer account, and your other devices were logged out.',
    },
    unlinked: {
      subject: 'Social login unlinked from your account',
      title: 'A social login was unlinked',
      text: 'A social login was unlinked from your Foyer account, and your other devices were logged out.',
    },
    secondStepOn: {
      subject: 'Two-step login is on for your Foyer account',
      title: 'Two-step login is on',
      text: 'From now on, logging in to your Foyer account also takes a code from your authenticator app. Your other devices were logged out.',
    },
    secondStepOff: {
      subject: 'Two-step login is off for your Foyer account',
      title: 'Two-step login is off',
      text: 'Logging in to your Foyer account no longer takes a code. Your other devices were logged out.',
    },
    passkeyAdded: {
      subject: 'A passkey was added to your Foyer account',
      title: 'A passkey was added',
      text: 'A passkey that logs in to your Foyer account was added, and your other devices were logged out. Your account’s security page lists and removes passkeys.',
    },
    passkeyRemoved: {
      subject: 'A passkey was removed from your Foyer account',
      title: 'A passkey was removed',
      text: 'A passkey was removed from your Foyer account, and your other devices were logged out.',
    },
    recoveryCodesMade: {
      subject: 'New recovery codes for your Foyer account',
      title: 'New recovery codes were made',
      text: 'New recovery codes were made for your Foyer account. The previous ones no longer work.',
    },
    recoveryCodeUsed: {
      subject: 'A recovery code was used for your Foyer account',
      title: 'A recovery code was used',
      text: 'Someone logged in to your Foyer account with one of your recovery codes.',
    },
    notYou: 'If this wasn’t you, reset your password now and call your club.',
    notYouAction: 'Reset your password',
  },
  dataLink: {
    subject: 'Your data at Foyer Clubs',
    text: 'Here you can download what we store under this email address, or have it erased.',
    action: 'See your data',
    goodFor: 'The link works for 24 hours. Don’t forward it: it shows everything.',
    why: 'You’re getting this email because someone asked for the data of this address. If it wasn’t you, ignore it, and nothing happens.',
  },
  emailLink: {
    subjectConfirm: 'Confirm your new email address',
    confirm: 'Confirm that we can use this address for your Foyer account.',
    actionConfirm: 'Confirm this address',
    goodConfirm: 'The link works once, for 48 hours.',
    whyConfirm:
      'You’re getting this email because someone entered this address for their Foyer account. If it wasn’t you, ignore it, and nothing changes.',
    subjectUndo: 'Your email address was changed',
    changed:
      'The email address on your Foyer account was changed. We’ll use the new one from now on.',
    undo: 'If this wasn’t you, change it back. This logs out all devices.',
    actionUndo: 'Change it back',
    goodUndo: 'The link works once, for 7 days.',
  },
  gift: {
    subject: (giver: string): string => `${giver} sent you a gift card`,
    subjectAnyone: 'A gift card for you',
    title: (sum: string): string => `${sum} for Foyer Clubs`,
    givesAnyone: (sum: string): string => `Someone gave you a gift card for ${sum}.`,
    gives: (giver: string, sum: string): string => `${giver} gave you a gift card for ${sum}.`,
    card: 'Your gift card is',
    said: (message: string): string => `“${message}”`,
    spend:
      'Show the code at the front desk of any of our clubs. Anyone who has it can spend it, so keep it like cash.',
    clubs: 'See our clubs',
    receiptSubject: (recipient: string): string => `Receipt: gift card for ${recipient}`,
    receiptTitle: 'Thank you for your gift',
    order: 'Order',
    giftCard: 'Gift card',
    for: 'To',
    delivery: 'Delivery',
    atOnce: 'Right away',
    at: (day: string, time: string): string => `${day}, ${time}`,
    wrong: 'If something isn’t right, call any of our clubs and give them the order number.',
  },
  referral: {
    /** Instead of a name that doesn't look like one. */
    someone: 'a friend',
    subject: (friend: string, club: string): string => `${friend} recommends ${club}`,
    title: (club: string): string => `Come and see ${club}`,
    text: (friend: string, club: string): string =>
      `${friend} trains with us and thinks you’d like ${club}. See for yourself: a visit is free and takes 30 minutes.`,
    preheader: 'A visit is free and takes 30 minutes.',
    book: 'Book a visit',
    call: (phone: string): string => `Would you rather talk to us? Call ${phone}.`,
  },
  friendsVisit: {
    /** Instead of a name that doesn't look like one. */
    someone: 'your friend',
    booked: {
      subject: (friend: string, when: string, club: string): string =>
        `${friend} is visiting ${club}: ${when}`,
      title: (friend: string, club: string): string => `${friend} is visiting ${club}`,
      text: 'The friend you invited has booked a visit.',
    },
    moved: {
      subject: (friend: string, when: string, club: string): string =>
        `New time for ${friend}: ${when}, ${club}`,
      title: (friend: string): string => `A new time for ${friend}’s visit`,
      text: 'The friend you invited has moved the visit.',
    },
    canceled: {
      subject: (friend: string, when: string, club: string): string =>
        `Canceled: ${friend} at ${club}, ${when}`,
      title: (friend: string): string => `${friend} isn’t coming this time`,
      text: 'The friend you invited has canceled the visit.',
    },
    ask: 'Would you like to be there? Your friend and the club will be glad to know.',
    /** After a move, if the member was going to be there. */
    askAgain:
      'You said that you’d be there too. Does the new time work for you? Until you tell us, we’re not counting on it.',
    join: 'Join the visit',
    why: 'You’re getting this email because your friend booked with your invitation.',
  },
  /** To a visitor, about the member who invited them. `friend` is the member. */
  companion: {
    /** Instead of a name that doesn't look like one. */
    someone: 'your friend',
    joined: {
      subject: (friend: string, when: string): string => `${friend} will be there too: ${when}`,
      title: (friend: string): string => `${friend} will be there too`,
      text: 'The friend who invited you is coming along. You’ll meet at the front desk.',
    },
    left: {
      subject: (friend: string, when: string): string => `${friend} can’t make it: ${when}`,
      title: (friend: string): string => `${friend} can’t make it after all`,
      text: 'The friend who invited you can’t come along this time. Your visit stays as it is, and we look forward to meeting you.',
    },
  },
  /** To a member, about a decision about their membership. Days are long: `January 20, 2027`. */
  membership: {
    manage: 'See your membership',
    nextBill: 'Next bill',
    bill: (sum: string, day: string): string => `${sum} on ${day}`,
    commitment: 'Commitment until',
    freeze: {
      subject: (day: string): string => `Membership frozen from ${day}`,
      title: 'Your freeze is confirmed',
      text: (club: string, from: string, until: string): string =>
        `Your membership at ${club} is frozen from ${from} and resumes on ${until}. You can’t use our clubs while it’s frozen.`,
      from: 'First day',
      until: 'Resumes on',
      fee: 'Fee per month',
      undo: 'If you change your mind, you can take the freeze back in your account until it starts, and end it early after that.',
    },
    unfreeze: {
      subjectTaken: 'Your membership isn’t frozen',
      subjectEnds: (day: string): string => `Your freeze ends on ${day}`,
      titleTaken: 'Your freeze is taken back',
      titleEnds: 'Your freeze ends early',
      taken: (club: string): string =>
        `Your membership at ${club} isn’t frozen. Everything stays as it was before you asked.`,
      ends: (club: string, day: string): string => `Your membership at ${club} resumes on ${day}.`,
    },
    cancel: {
      subject: (day: string): string => `Membership canceled: last day ${day}`,
      title: 'Your membership is canceled',
      text: (club: string, day: string): string =>
        `You can use ${club} until ${day}. Nothing is charged after the last bill.`,
      lastDay: 'Last day',
      lastBill: 'Last bill',
      noBill: 'None. Everything is paid.',
      undo: (day: string): string =>
        `This email is your receipt. If you change your mind, you can take the cancellation back in your account until ${day}.`,
    },
    keep: {
      subject: 'Your membership continues',
      title: 'We’re glad you’re staying',
      text: (club: string): string =>
        `You’ve taken your cancellation back. Your membership at ${club} continues as before.`,
    },
    change: {
      subject: (day: string): string => `Your membership changes on ${day}`,
      title: 'Your change is confirmed',
      text: (plan: string, club: string, day: string): string =>
        `From ${day}, you have ${plan} at ${club}.`,
      from: 'From',
      plan: 'Plan',
      club: 'Home club',
      before: 'Monthly fee until then',
      after: 'Monthly fee from then on',
      undo: 'Until that day, you can take the change back in your account.',
    },
    undoChange: {
      subject: 'Your membership stays as it is',
      title: 'Your plan stays as it is',
      text: (plan: string, club: string): string => `You keep ${plan} at ${club}.`,
    },
  },
  /** To a member, about a monthly bill. */
  bill: {
    subject: (day: string): string => `Receipt: membership, ${day}`,
    title: 'Thank you for your payment',
    text: (brand: string): string => `Your membership was paid with ${brand}.`,
    number: 'Invoice',
    day: 'Date',
    month: (plan: string): string => `${plan}, one month`,
    freeze: (plan: string): string => `${plan}, one month of freeze`,
    paid: 'Paid',
    see: 'See your invoices',
    declined: {
      subject: 'Your membership payment didn’t go through',
      title: 'Your payment was declined',
      text: (sum: string, brand: string): string =>
        `We couldn’t charge ${sum} to ${brand} for your membership. We’ll try again over the next few days, and you won’t be charged twice.`,
      act: (callOrReply: string): string =>
        `Check with your bank that the card can be charged. To pay with another card, update it in your account, or ${callOrReply}.`,
      due: 'Due',
    },
  },
  /** To a member who replaced the card that their bills are charged to. */
  newCard: {
    subject: 'Your card was updated',
    title: 'Your card is updated',
    text: (brand: string, lastFour: string): string =>
      `From now on, your membership is charged to ${brand} ending in ${lastFour}.`,
    notYou: (callOrReply: string): string => `If you didn’t change it, ${callOrReply} right away.`,
    see: 'See your billing',
  },
  receipt: 'Receipt',
  paidToday: 'Paid today',
  agreement: {
    subject: (club: string): string => `Your agreement with ${club}`,
    guardianSubject: (club: string): string => `Agreement you signed: ${club}`,
    title: 'The membership agreement',
    text: (club: string): string =>
      `This is your copy of the agreement that was signed for your membership at ${club}.`,
    /** `member` is null if the name doesn’t look like one. */
    guardianText: (member: string | null, club: string): string =>
      `${member ?? 'A minor'} has joined ${club}, and you’re named as the guardian who signed the agreement. This is your copy.`,
    signature: 'Signed by',
    withheld: 'See your account',
    signedAt: 'Signed',
    version: 'Version',
    account: 'Read it in your account',
    notYou: (phone: string): string =>
      `If you didn’t sign it, please reply to this email or call ${phone}.`,
  },
  welcome: {
    subject: (club: string): string => `Welcome to ${club}: barcode and receipt`,
    title: 'You’re a member',
    preheader: 'Your member ID, barcode, and receipt.',
    text: (club: string): string =>
      `Welcome to Foyer Clubs. Show your barcode at the front desk of ${club}, and bring a photo ID on your first visit.`,
    memberId: 'Member ID',
    barcode: 'Barcode',
    membership: 'Membership',
    starts: 'Starts',
    firstMonth: 'First month',
    initiation: 'Initiation',
    saved: 'Initiation discount',
    promo: (code: string): string => `Promo code ${code}`,
    /** `from` is null until the club's opening is known. */
    after: (sum: string, months: number, from: string | null): string =>
      `You pay ${sum} a month from ${from ?? 'the day the club opens'}, for at least ${monthCount(months)}.`,
    /** With a promo code that reduces the next months. */
    afterPromo: (
      reduced: string,
      reducedMonths: number,
      from: string | null,
      sum: string,
      months: number,
    ): string =>
      `You pay ${reduced} a month from ${from ?? 'the day the club opens'} for ${reducedMonths} ${reducedMonths === 1 ? 'month' : 'months'}, then ${sum} a month. Your membership runs for at least ${monthCount(months)}.`,
    opens: (club: string, day: string | null): string =>
      day === null ? `${club} isn’t open yet.` : `${club} opens on ${day}.`,
    account: 'Set up your online account with your member ID and your last name.',
    accountAction: 'Set up your account',
  },
} as const;

export type MailCopy = Translated<typeof mailCopy>;
