import {
  type CostNoteWords,
  defaultJoinConfirmation,
  englishCostNotes,
  type JoinConfirmationContent,
} from '@foyer/core';

/** The words that every way of joining has. */
export const joiningCopy = {
  copyKey: 'join/joining',
  // Where the visitor is
  strip: 'Your membership so far',
  details: 'Details',
  noDetails: 'Not given yet',
  plan: 'Plan',
  noPlan: 'Not chosen yet',
  payment: 'Payment',
  noPayment: 'Not made yet',
  paid: 'Made',
  // The plans
  planTitle: 'Choose your membership',
  planForm: 'Choose your membership',
  planLegend: 'Memberships',
  planLoading: 'Loading the memberships…',
  perMonth: 'a month',
  at: (club: string): string => `At ${club}`,
  changeClub: 'Change club', // CJ-10
  selectClub: 'Select a club', // CJ-11
  selectJoinClub: 'Select a Club to Join',
  purchasing: 'Taking you to the payment…',
  purchaseNote: 'You pay on a page of its own, and come back here.',
  costNotes: englishCostNotes as CostNoteWords,
  visitFirst: 'Want to visit the club first?', // CJ-10
  visitFirstLink: 'Schedule a visit', // CJ-10
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
  memberId: 'Member ID', // CJ-14
  barcode: (memberId: string): string => `Barcode of member ID ${memberId}`,
  // Declarations that are made file by file have to read the type here.
  // oxlint-disable-next-line typescript/no-unnecessary-type-assertion
  welcome: defaultJoinConfirmation as JoinConfirmationContent,
  benefits: 'Explore member benefits',
  resend: 'Resend confirmation email', // SJ-06
  resending: 'Sending the email…',
} as const;
