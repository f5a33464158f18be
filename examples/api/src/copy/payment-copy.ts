import type { Translated } from './translate.ts';

/** The payment pages' copy in US English. Validation errors are in the core's `paymentMessages`. */
export const paymentCopy = {
  where: 'Payment',
  error: (title: string): string => `Error: ${title}`,
  titles: { membership: 'Checkout: your membership', gift: 'Checkout: your gift card' },
  // Order
  joinedAt: (type: string, club: string, company: string | null): string =>
    `${type} · ${club}${company === null ? '' : ` through ${company}`}`,
  later: 'After today',
  /** `day` is null until the club's opening is known. */
  eachMonth: (day: string | null): string => `Each month from ${day ?? 'the club’s opening'}`,
  commitment: 'Minimum term',
  months: (count: number): string => `${count} months`,
  regular: 'Regular monthly price',
  opens: 'Club opens',
  opensLater: 'A day not set yet',
  member: 'Member',
  confirmationTo: 'Confirmation sent to',
  club: 'Club',
  firstMonth: 'First month',
  initiation: 'Initiation',
  saved: 'Initiation discount',
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
  // Card
  card: 'Payment details',
  number: 'Card number',
  numberHint: 'Demo: use a test card from the list below.',
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
  cancel: 'Cancel and go back',
  backToGift: 'Back to my gift',
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
  },
  // The bank's question
  questionTitle: 'Confirm your payment',
  bankAsks: (sum: string, subject: string): string =>
    `Your bank needs you to confirm a payment of ${sum} to ${subject}.`,
  /** When nothing is due today. */
  bankAsksCard: (subject: string): string =>
    `Your bank needs you to confirm your card for later payments to ${subject}.`,
  forGift: (name: string): string => `Foyer Clubs for a gift card to ${name}`,
  forPlan: (club: string, plan: string): string => `${club} for ${plan}`,
  yes: (sum: string): string => `Yes, pay ${sum}`,
  no: 'No, don’t pay',
  yesCard: 'Yes, use my card',
  noCard: 'No, don’t use it',
  bankNote: 'This is a test bank. You won’t be charged until you confirm.',
  // Already paid, or nothing to pay
  paidTitle: 'Already paid',
  charged: 'Charged',
  paid: {
    membership: { heading: 'You’re a member', number: 'Member ID', see: 'See my membership' },
    gift: {
      heading: 'Your gift card is paid for',
      number: 'Order number',
      see: 'See my gift card',
    },
  },
  problems: {
    nothingToPay: 'Nothing to pay',
    purchaseUnknown: 'We can’t find this purchase',
    purchaseExpired: 'This checkout expired',
    giftExpired: 'This checkout expired',
    joinedBefore: 'Already a member?',
    questionAnswered: 'Already answered',
    formForeign: 'We couldn’t verify this form',
  },
  ways: {
    join: 'Join a club',
    joinEmployer: 'Join through my employer',
    gift: 'Buy a gift card',
    backToMyGift: 'Back to my gift',
    chooseMembership: 'Choose a membership',
    payment: 'Back to payment',
  },
} as const;

export type PaymentCopy = Translated<typeof paymentCopy>;
