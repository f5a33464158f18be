export const joinCopy = {
  copyKey: 'join/join',
  // Step 0: plans
  plansEyebrow: 'Step 1/3',
  plansLede: 'One price a month, and all of it said before you pay.',
  noClubLede: 'Each club has memberships of its own. Begin with yours.',
  chooserTitle: 'Choose a club for your membership',
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
