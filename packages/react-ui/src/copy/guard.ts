/** Copy of the dialogs for leaving a flow and for inactivity. */
export const guardCopy = {
  copyKey: 'visit/guard',
  exit: 'Exit',
  back: 'Back',
  backWhere: 'to your details',
  exitTitle: 'Leave this page?',
  exitText: 'What you have entered here is cleared from this device.',
  corporateExitText: 'Your progress will not be saved.',
  stay: 'Stay',
  leave: 'Leave',
  stayTitle: 'Are you still there?',
  stayText: 'To keep your details private, we clear them in two minutes.',
  clear: 'Clear them now',
} as const;
