import type { Translated } from './translate.ts';

const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
const suffixes: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = {
  one: 'st',
  two: 'nd',
  few: 'rd',
};

function ordinal(day: number): string {
  return `${day}${suffixes[ordinals.select(day)] ?? 'th'}`;
}

/** `1 month`, `12 months`. */
export function monthCount(months: number): string {
  return `${months} ${months === 1 ? 'month' : 'months'}`;
}

/**
 * The version of `consent` below, which is recorded with each payment. Change it whenever that text changes, in any
 * language.
 */
export const consentVersion = '2026-11-26';

/** The payment pages' copy in US English. Validation errors are in the core's `paymentMessages`. */
export const paymentCopy = {
  where: 'Payment',
  error: (title: string): string => `Error: ${title}`,
  titles: {
    membership: 'Checkout: your membership',
    gift: 'Checkout: your gift card',
    pass: 'Checkout: your day pass',
  },
  // Order
  joinedAt: (type: string, club: string, company: string | null): string =>
    `${type} · ${club}${company === null ? '' : ` through ${company}`}`,
  later: 'After today',
  /** `day` is null until the club's opening is known. */
  eachMonth: (day: string | null, months: number | null): string => {
    const from = `from ${day ?? 'the club’s opening'}`;
    if (months === null) return `Each month ${from}`;
    return months === 1 ? `One month ${from}` : `${months} months ${from}`;
  },
  /** What follows the months that a promo code reduces. */
  afterPromo: (day: string | null): string =>
    day === null ? 'Each month after that' : `Each month from ${day}`,
  commitment: 'Minimum term',
  months: monthCount,
  regular: 'Regular monthly price',
  starts: 'Membership starts',
  opens: 'Club opens',
  opensLater: 'A day not set yet',
  member: 'Member',
  confirmationTo: 'Confirmation sent to',
  club: 'Club',
  firstMonth: 'First month',
  initiation: 'Initiation',
  saved: 'Initiation discount',
  promo: (code: string): string => `Promo code ${code}`,
  dueToday: 'Due today',
  giftFor: (name: string): string => `A gift card for ${name}`,
  giftFrom: (giver: string, design: string | null): string =>
    `From ${giver}${design === null ? '' : ` · ${design} design`}`,
  giftCard: 'Gift card',
  for: 'To',
  sent: 'Delivery',
  message: 'Message',
  receiptTo: 'Receipt sent to',
  atOnce: 'Right after payment',
  onDay: (day: string, time: string): string => `${day}, ${time} your time`,
  /** Of a day pass: its club and day, or what it is and its day. */
  passAt: (club: string, day: string): string => `${club} · ${day}`,
  pass: 'Day pass, taxes included',
  passTo: 'Pass sent to',
  // Card
  card: 'Payment details',
  number: 'Card number',
  numberHint: 'Demo: use a test card from the list below.',
  accepted: 'Cards we accept',
  expiry: 'Expiration date',
  expiryHint: 'MM/YY',
  code: 'Security code',
  codeHint: '3 digits (Amex: 4)',
  name: 'Name on card',
  postalCode: { US: 'ZIP code', CA: 'Postal code', other: 'Postcode' },
  province: 'Province',
  state: 'State',
  choose: 'Choose',
  pay: (sum: string): string => `Pay ${sum}`,
  /** When nothing is due today. */
  payNothing: 'Join',
  payWith: (wallet: string): string => `Pay with ${wallet}`,
  express: 'Express checkout',
  orCard: 'or pay by card',
  /** The day is null until the club's opening is known. */
  consent: (
    club: string,
    monthly: string,
    dayOfMonth: number | null,
    from: string | null,
  ): string =>
    dayOfMonth === null
      ? `When you pay, you agree that ${club} charges ${monthly} each month from its opening, until your membership ends.`
      : `When you pay, you agree that ${club} charges ${monthly} on the ${ordinal(dayOfMonth)} of each month from ${from}, until your membership ends.${dayOfMonth > 28 ? ' Shorter months are charged on their last day.' : ''}`,
  /** In place of the sum in `consent`, with a promo code that takes something off some months. */
  reducedFor: (months: number, reduced: string, regular: string): string =>
    `${reduced} for ${monthCount(months)} and then ${regular}`,
  help: (club: string, phone: string): string => `Questions? Call ${club} at ${phone}.`,
  cancel: 'Cancel and go back',
  backToGift: 'Back to my gift',
  backToPass: 'Back to my day pass',
  backToJoining: 'Back to my membership',
  otherPlan: 'Choose another plan',
  lookAgain: 'There’s a problem',
  // Test cards
  testCards: 'Test cards',
  testNote: 'No real charges. Use any security code and any future expiration date.',
  columns: { number: 'Number', brand: 'Brand', bank: 'Result' },
  outcomes: {
    approved: 'approved',
    declined: 'declined',
    'no-funds': 'declined: insufficient funds',
    'asks-first': 'approved after bank confirmation',
    'declined-later': 'approved now, declined each month',
  },
  // The bank's question
  questionTitle: 'Confirm your payment',
  chain: 'Foyer Clubs',
  bankName: 'Your bank (test)',
  bankWhy: 'Your bank wants to be sure that it’s you. Check the details and confirm.',
  payee: 'Payee',
  purpose: 'For',
  paidWith: 'Paid with',
  yourCard: (brand: string): string => `Your ${brand} card`,
  membershipOf: (plan: string): string => `${plan} membership`,
  bankFree: 'Nothing is charged today. The card is for your later payments.',
  walletNote: (wallet: string): string =>
    `This stands in for ${wallet}. You won’t be charged until you confirm.`,
  yes: (sum: string): string => `Yes, pay ${sum}`,
  no: 'No, don’t pay',
  yesCard: 'Yes, use my card',
  noCard: 'No, don’t use it',
  bankNote: 'This is a test bank. You won’t be charged until you confirm.',
  // Already paid, or nothing to pay
  paidTitle: 'Already paid',
  charged: 'Charged',
  receiptNumber: 'Receipt number',
  paid: {
    membership: { heading: 'You’re a member', number: 'Member ID', see: 'See my membership' },
    gift: {
      heading: 'Your gift card is paid for',
      number: 'Order number',
      see: 'See my gift card',
    },
    pass: {
      heading: 'Your day pass is paid for',
      number: 'Order number',
      see: 'See my day pass',
    },
  },
  newCard: {
    title: 'Update your card',
    of: (plan: string, club: string): string => `${plan} · ${club}`,
    former: 'Current card',
    none: 'Nothing',
    later: 'Your next bill is charged to the new card.',
    overdue: (sum: string): string =>
      `${sum} is overdue because a payment was declined. When you save the new card, we charge it ${sum} once. Your later bills are charged to it too.`,
    details: 'New card',
    save: 'Save card',
    saveAndPay: (sum: string): string => `Save card and pay ${sum}`,
    done: (card: string): Readonly<Record<'title' | 'text', string>> => ({
      title: 'Your card is updated',
      text: `Your bills are charged to ${card}. We sent you an email. To use another card, open this page again from your billing.`,
    }),
    over: {
      title: 'This page has expired',
      text: 'Your billing shows your card and what you’ve paid. You can open this page again from there.',
    },
    back: 'Back to billing',
  },
  problems: {
    nothingToPay: 'Nothing to pay',
    purchaseUnknown: 'We can’t find this purchase',
    purchaseExpired: 'This checkout expired',
    giftExpired: 'This checkout expired',
    passExpired: 'This checkout expired',
    joinedBefore: 'Already a member?',
    questionAnswered: 'Already answered',
    formForeign: 'We couldn’t verify this form',
  },
  ways: {
    join: 'Join a club',
    joinEmployer: 'Join through my employer',
    gift: 'Buy a gift card',
    backToMyGift: 'Back to my gift',
    backToMyPass: 'Back to my day pass',
    chooseMembership: 'Choose a membership',
    payment: 'Back to payment',
  },
} as const;

export type PaymentCopy = Translated<typeof paymentCopy>;
