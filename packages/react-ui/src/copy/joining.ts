import { defaultJoinConfirmation, type JoinConfirmationContent } from '@foyer/core/content';
import { type CostNoteCopy, englishCostNotes } from '@foyer/core/plans';

/** Copy shared by the standard and the corporate join. */
export const joiningCopy = {
  copyKey: 'join/joining',
  // Progress strip
  strip: 'Your membership so far',
  details: 'Details',
  noDetails: 'Not given yet',
  plan: 'Plan',
  noPlan: 'Not chosen yet',
  payment: 'Payment',
  noPayment: 'Not made yet',
  paid: 'Made',
  // Plans
  planTitle: 'Choose your membership',
  planForm: 'Choose your membership',
  planLegend: 'Memberships',
  planLoading: 'Loading the memberships…',
  perMonth: 'a month',
  at: (club: string): string => `At ${club}`,
  changeClub: 'Change club',
  selectClub: 'Select a club',
  selectJoinClub: 'Select a Club to Join',
  purchasing: 'Taking you to the payment…',
  purchaseNote: 'You pay on a page of its own, and come back here.',
  costNotes: englishCostNotes as CostNoteCopy,
  visitFirst: 'Want to visit the club first?',
  visitFirstLink: 'Schedule a visit',
  hints: {
    phone_number: 'So that the club can reach you about your membership.',
  } as Readonly<Record<string, string>>,
  // After the payment
  returnEyebrow: 'Back from the payment',
  returnTitle: 'Your membership is on its way',
  returnLede: 'What you have paid for is safe: a confirmation comes by email, too.',
  confirming: 'Opening your membership…',
  memberTitle: (name: string): string => (name === '' ? 'Welcome' : `Welcome, ${name}`),
  memberCard: 'Your membership card',
  memberId: 'Member ID',
  barcode: (memberId: string): string => `Barcode of member ID ${memberId}`,
  // `isolatedDeclarations` needs the type here.
  // oxlint-disable-next-line typescript/no-unnecessary-type-assertion
  welcome: defaultJoinConfirmation as JoinConfirmationContent,
  benefits: 'Explore member benefits',
  resend: 'Resend confirmation email',
  resending: 'Sending the email…',
} as const;
