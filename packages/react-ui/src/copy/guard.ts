/** The words of leaving and of staying. */
export const guardCopy = {
  copyKey: 'visit/guard',
  exit: 'Exit', // LX-07
  back: 'Back',
  backWhere: 'to your details',
  exitTitle: 'Leave this page?',
  exitText: 'What you have entered here is cleared from this device.',
  corporateExitText: 'Your progress will not be saved.', // LX-07
  stay: 'Stay', // LX-07
  leave: 'Leave', // LX-07
  stayTitle: 'Are you still there?', // LX-15
  stayText: 'To keep your details private, we clear them in two minutes.',
  clear: 'Clear them now',
} as const;
