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

export const joinCopy = {
  copyKey: 'join/join',
  // Step 0: plans
  plansEyebrow: 'Step 1/3',
  plansLede: 'One price a month, and all of it said before you pay.',
  noClubLede: 'Each club has memberships of its own. Begin with yours.',
  chooserTitle: 'Choose a club for your membership',
  selectClub: 'Select club',
  clubLegend: 'Club',
  single: 'Single club',
  multiple: 'Multiple clubs',
  dueToday: (amount: string): string => `${amount} due today`,
  promotion: (offer: string): string => `Offer: ${offer}`,
  presale: (club: string, day: string | null): string =>
    day === null
      ? `${club} is not open yet. Until it opens, memberships are sold at the founders’ price.`
      : `${club} opens on ${day}. Until then memberships are sold at the founders’ price.`,
  notEligibleNote: 'These are the memberships that anyone can have.',
  continue: 'Continue',
  continuing: 'Checking the membership…',
  continueNote: 'Nothing is bought yet. Your details come next.',
  // Step 1: details
  detailsEyebrow: 'Step 2/3',
  detailsTitle: 'Who is joining?',
  detailsLede: 'Your membership is made out to you, and its confirmation comes by email.',
  detailsForm: 'Your details',
  next: 'Next',
  nextNotYet: 'Complete your details to go on to the payment.',
  // Order
  order: 'Your membership',
  atClub: (club: string): string => `At ${club}`,
  changePlan: 'Change',
  changePlanWhat: 'the membership',
  firstMonth: 'First month',
  initiation: 'Initiation',
  saved: 'You save',
  less: (amount: string): string => `−${amount}`,
  today: 'Due today',
  later: 'After that',
  aMonth: (amount: string): string => `${amount} a month`,
  commitment: (months: number): string => `For ${months} months at least.`,
  regular: (amount: string): string => `The regular fee is ${amount} a month.`,
  // Step 2: confirmation
  welcomeEyebrow: 'Step 3/3',
  home: 'Back to home',
} as const;

export const corporateCopy = {
  copyKey: 'join/corporate',
  // Progress strip
  work: 'Email',
  noWork: 'Not confirmed yet',
  visit: 'Visit',
  noVisit: 'Not booked yet',
  // Step 0: contact
  contactEyebrow: 'Join through your employer',
  contactTitle: 'Your work has its perks',
  contactLede:
    'Leave your details with your work email. A code shows that it is yours, and then the memberships that your employer has arranged are here to choose from.',
  contactForm: 'Join through your employer',
  companyEmailHint: 'We send a code there.',
  getStarted: 'Get Started',
  starting: 'Checking your work email…',
  // Step 1: code
  codeEyebrow: 'Confirm your work email',
  codeTitle: 'Check your work email',
  codeLede: (email: string): string => `We have sent a code of four digits to ${email}.`,
  codeForm: 'Confirm your work email',
  codeLabel: 'Code from the email',
  codeHint: 'The fourth digit sends it.',
  codeLasts: 'The code works for',
  timeLeft: (minutes: number): string => {
    if (minutes === 0) return 'The code has run out. You can ask for a new one.';
    return minutes === 1
      ? 'One minute left for the code.'
      : `${minutes} minutes left for the code.`;
  },
  confirmCode: 'Confirm',
  tryingCode: 'Trying the code…',
  resend: 'Resend',
  resendNew: 'Resend new Code',
  resending: 'Sending a new code…',
  resent: 'A new code is on its way. Earlier ones work no more.',
  notThere: 'Nothing there? Look among unwanted mail, or',
  otherEmail: 'use another address',
  // Step 2: plans
  planEyebrow: (company: string): string => `${company} and us`,
  planLede: (company: string): string => `What ${company} has arranged for you.`,
  purchase: 'Purchase membership',
  // Step 3: confirmation
  memberEyebrow: 'Your membership',
  memberLede: 'Show this at the door: it lets you in from today. A copy is in your email.',
  backToPlans: 'Back to the memberships',
  // Steps 4 and 5: visit
  scheduleEyebrow: 'Visit first',
  update: 'Update appointment',
  choose: 'Choose a time',
  buy: 'See the memberships',
} as const;
