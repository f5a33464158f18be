import { defaultJoinConfirmation, type JoinConfirmationContent } from '@foyer/core/content';
import { type CostNoteCopy, englishCostNotes, type PlanAccess } from '@foyer/core/plans';

import { listed } from '../locale/copy.ts';

/** The club that a plan is for. */
export interface PlanClub {
  readonly name: string;
  readonly region: string;
}

/** What a promo code takes off. */
export interface PromoAmount {
  readonly code: string;
  readonly amount: string;
}

/** Copy shared by the standard and the corporate join. */
export const joiningCopy = {
  copyKey: 'join/joining',
  // Plans
  planTitle: 'Choose your membership',
  planLegend: 'Memberships',
  planLoading: 'Loading memberships…',
  perMonth: 'a month',
  recommended: 'Recommended',
  promotion: (offer: string): string => `Offer: ${offer}`,
  /** The rows of the comparison. A plan without a value for a row shows `none`. */
  facts: {
    included: 'Included',
    clubs: 'Clubs',
    firstYear: 'First 12 months',
    saving: 'You save',
    none: '–',
  },
  access: ({ to, clubs }: PlanAccess, club: PlanClub | null): string => {
    if (to === 'club') return club?.name ?? 'Your club';
    const all = clubs === 1 ? '1 club' : clubs === 2 ? 'Both clubs' : `All ${clubs} clubs`;
    return to === 'region' && club !== null ? `${all} in the region (${club.region})` : all;
  },
  map: {
    /** The text alternative. `names` has the cities with the most clubs; `more` counts the others. */
    label: (clubs: number, names: readonly string[], more: number): string => {
      const cities = names.length + more;
      const all = `${clubs === 1 ? '1 club' : `${clubs} clubs`} in ${cities === 1 ? '' : `${cities} cities: `}`;
      return `Map: ${all}${names.join(', ')}${more === 0 ? '' : `, and ${more} more`}.`;
    },
    home: (club: string): string => `The ringed dot is ${club}.`,
    list: 'See the clubs',
    listed: 'Clubs by city',
  },
  /** `promo` is what a promo code takes off; null without one. */
  firstYear: (monthly: string, initiation: string | null, promo: PromoAmount | null): string =>
    `12 × ${monthly}${initiation === null ? '' : ` and ${initiation} initiation`}${promo === null ? '' : `, less ${promo.amount} with ${promo.code}`}`,
  saving: (monthly: string | null, firstYear: string | null): string =>
    [monthly && `${monthly} a month`, firstYear && `${firstYear} in the first 12 months`]
      .filter(Boolean)
      .join(', '),
  savingNote: 'Compared with the public price',
  terms: {
    title: 'With every membership',
    commitment: 'Commitment',
    months: (months: number): string => {
      if (months === 0) return 'None';
      return months === 1 ? '1 month' : `${months} months`;
    },
    freeze: 'Freeze',
    /** `fee` is null if nothing is charged while it's frozen. */
    frozen: (months: number, fee: string | null): string => {
      if (months === 0) return 'Not available';
      const longest = months === 1 ? '1 month' : `Up to ${months} months`;
      return fee === null ? `${longest}, free of charge` : `${longest}, ${fee} a month`;
    },
    leaving: 'Leaving',
    notice: (days: number, months: number): string => {
      const notice =
        days === 0 ? 'At any time' : `${days} ${days === 1 ? 'day’s' : 'days’'} notice`;
      return months === 0 ? notice : `${notice}, and not before the commitment ends`;
    },
    taxes: 'Taxes and fees',
    included: 'Taxes included. Only the initiation, once, and the monthly fee.',
    added: 'Taxes are added. Only the initiation, once, and the monthly fee.',
  },
  startDate: 'Start date',
  startDateHint: (last: string, isPresale: boolean): string =>
    `${isPresale ? 'The opening day' : 'Today'}, or any day until ${last}. Your monthly fee begins that day.`,
  total: (plan: string, today: string): string => `${plan}: ${today} due today`,
  at: (club: string): string => `At ${club}`,
  changeClub: 'Change club',
  selectClub: 'Select a club',
  selectJoinClub: 'Select a Club to Join',
  purchasing: 'Taking you to checkout…',
  purchaseNote: 'You’ll pay on our secure checkout page, then come back here.',
  agreement: {
    title: 'Read and sign',
    lede: 'Everything about your membership, in writing. You pay after signing.',
    form: 'Your membership agreement',
    loading: 'Loading your agreement…',
    about: 'About you',
    guardian: 'Your parent or guardian',
    guardianNote: 'Since you’re under age, they sign for you. We’ll email them a copy.',
    version: (version: string): string => `Version ${version}`,
    print: 'Print agreement',
    signature: 'Your signature',
    guardianSignature: 'Their signature',
    guardianHint: 'Your guardian types their full name, which signs the agreement.',
    hints: {
      birth_date: 'Minors join with a parent or guardian.',
      signature: 'Typing your full name signs the agreement.',
    } as Readonly<Record<string, string>>,
    missing: (what: string): string => `Still needed: ${what}`,
    /** What the button waits for, if it's the checkbox. */
    consent: 'your agreement',
    submit: 'Continue to checkout',
    back: 'Back',
  },
  costNotes: englishCostNotes as CostNoteCopy,
  /** The first month, the initiation and the promo code in the amount; null for a part that isn't in it. */
  dueToday: (
    amount: string,
    firstMonth: string | null,
    initiation: string | null,
    promo: PromoAmount | null,
  ): string =>
    listed(`${amount} due today`, [
      firstMonth === null ? null : `first month ${firstMonth}`,
      initiation === null ? null : `initiation ${initiation}`,
      promo === null ? null : `${promo.code} −\u2060${promo.amount}`,
    ]),
  promo: {
    label: 'Promo code',
    apply: 'Apply',
    checking: 'Checking…',
    applied: (code: string): string => `${code} is applied.`,
    remove: 'Remove',
  },
  visitFirst: 'Want to visit the club first?',
  visitFirstLink: 'Schedule a visit',
  trial: 'Not sure yet?',
  trialLink: (days: number, club: string): string =>
    days === 1 ? `Try ${club} for a day, free` : `Try ${club} for ${days} days, free`,
  dayPass: (price: string): string => `Or come for a day with a day pass, ${price}`,
  hints: {
    phone_number: 'So your club can reach you about your membership.',
  } as Readonly<Record<string, string>>,
  // After the payment
  returnEyebrow: 'Finishing up',
  returnTitle: 'Setting up your membership',
  returnLede: 'Your payment went through. We’ll email your confirmation.',
  confirming: 'Loading your membership…',
  memberTitle: (name: string): string => (name === '' ? 'Welcome' : `Welcome, ${name}`),
  memberCard: 'Your membership card',
  yourClub: 'Your club',
  memberId: 'Member ID',
  starts: 'Starts',
  barcode: (memberId: string): string => `Barcode for member ID ${memberId}`,
  // `isolatedDeclarations` needs the type here.
  // oxlint-disable-next-line typescript/no-unnecessary-type-assertion
  welcome: defaultJoinConfirmation as JoinConfirmationContent,
  memberDetails: 'Complete your member details',
  receipt: {
    title: 'Your receipt',
    paid: 'Paid today',
    with: (card: string): string => `with ${card}`,
    next: 'Next bill',
    /** The day is null until the club's opening is known. */
    charge: (sum: string, day: string | null): string =>
      day === null ? `${sum}, when the club opens` : `${sum} on ${day}, then each month`,
    number: 'Receipt number',
  },
  next: {
    title: 'What’s next',
    session: (club: string): string => `Book your first session with a coach: call ${club} at`,
    invite: 'Train with a friend: once your account is active,',
    inviteLink: 'invite them to visit',
  },
  benefits: 'Explore member benefits',
  resend: 'Resend confirmation email',
  resending: 'Sending the email…',
} as const;

export const joinCopy = {
  copyKey: 'join/join',
  // Step 0: plans
  plansEyebrow: 'Membership',
  plansLede: 'One monthly price. See every cost before you pay.',
  noClubLede: 'Memberships vary by club. Choose yours to see prices.',
  chooserTitle: 'Choose a club for your membership',
  moreClubs: (clubs: number): string => `Show ${clubs} more`,
  selectClub: 'Select club',
  clubLegend: 'Club',
  single: 'Single club',
  multiple: 'Multiple clubs',
  presale: (club: string, day: string | null): string =>
    day === null
      ? `${club} isn’t open yet. Join now at our founding-member rate.`
      : `${club} opens ${day}. Join before then at our founding-member rate.`,
  notEligibleNote: 'Here are our standard memberships.',
  continue: 'Continue',
  continuing: 'Checking availability…',
  continueNote: 'You won’t be charged yet. Next: your details.',
  // Step 1: details
  detailsEyebrow: 'Your details',
  detailsTitle: 'Who’s joining?',
  detailsLede: 'We’ll set up your membership with these details and email your confirmation.',
  next: 'Next',
  // Order
  order: 'Your membership',
  atClub: (club: string): string => `At ${club}`,
  changePlan: 'Change',
  changePlanWhat: 'the membership',
  firstMonth: 'First month',
  initiation: 'Initiation',
  saved: 'You save',
  promo: (code: string): string => `Promo code ${code}`,
  less: (amount: string): string => `−${amount}`,
  today: 'Due today',
  later: 'Then',
  aMonth: (amount: string, from: string | null): string =>
    `${amount} a month from ${from ?? 'the club’s opening'}`,
  /** After the months that a promo code reduces, from a day that isn't known. */
  afterPromo: (amount: string): string => `${amount} a month after that`,
  opens: (club: string, day: string | null): string =>
    day === null
      ? `${club} isn’t open yet. The monthly fee begins on the day it opens.`
      : `${club} opens on ${day}.`,
  commitment: (months: number): string => `${months}-month minimum.`,
  regular: (amount: string): string => `Regular price: ${amount} a month.`,
  // Step 2: confirmation
  agreementEyebrow: 'Sign and pay',
  welcomeEyebrow: 'Your membership',
  home: 'Back to home',
} as const;

export const corporateCopy = {
  copyKey: 'join/corporate',
  // Step 0: contact
  contactEyebrow: 'Corporate membership',
  contactTitle: 'Your job comes with perks',
  contactLede:
    'Enter your details and work email. We’ll email you a code, then show you the memberships available through your employer.',
  companyEmailHint: 'We’ll send a code to this address.',
  /** `domains` is a list such as `acme.example or eu.acme.example`. */
  companyEmailAt: (domains: string): string => `At ${domains}. We’ll send a code to this address.`,
  getStarted: 'Get Started',
  starting: 'Checking your work email…',
  // Someone without a work mailbox
  invitedLede: 'Enter your details. Next, we’ll ask for the invitation code from your employer.',
  startingInvited: 'Saving your details…',
  noWorkEmail: 'No work email?',
  useInvitation: 'Use an invitation code',
  haveWorkEmail: 'Have a work email?',
  useWorkEmail: 'Use it instead',
  invitation: 'Invitation code',
  invitationTitle: 'Enter your invitation code',
  invitationLede: 'Your employer gave you this code. It works for one person.',
  invitationHint: '10 letters and digits, such as 7KQ2M-X4TPA',
  continueInvited: 'Continue',
  // Step 1: code
  codeEyebrow: 'Verify your work email',
  codeTitle: 'Check your work email',
  codeLede: (email: string): string => `We sent a 4-digit code to ${email}.`,
  codeLabel: '4-digit code',
  codeHint: 'Submits automatically',
  codeLasts: 'Code expires in',
  timeLeft: (minutes: number): string => {
    if (minutes === 0) return 'Your code has expired. You can request a new one.';
    return minutes === 1
      ? 'Your code expires in 1 minute.'
      : `Your code expires in ${minutes} minutes.`;
  },
  confirmCode: 'Confirm',
  checkingCode: 'Checking your code…',
  resend: 'Resend',
  resendNew: 'Resend new Code',
  resending: 'Sending a new code…',
  resent: 'We sent a new code. Older codes no longer work.',
  notThere: 'Didn’t get it? Check your spam folder or',
  otherEmail: 'use a different address',
  // Step 2: plans
  planEyebrow: (company: string): string => `${company} employees`,
  planLede: (company: string): string => `Memberships for ${company} employees`,
  purchase: 'Purchase membership',
  // Step 3: confirmation
  memberEyebrow: 'Your membership',
  memberLede: 'Show this barcode at the front desk. We’ve emailed you a copy.',
  backToPlans: 'Back to memberships',
  // Steps 4 and 5: visit
  scheduleEyebrow: 'Visit first',
  update: 'Update appointment',
  choose: 'Choose a time',
  buy: 'See memberships',
} as const;
