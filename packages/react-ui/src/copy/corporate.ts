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
