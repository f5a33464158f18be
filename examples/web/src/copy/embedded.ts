/** The lead flow embedded in another page. */
export const embeddedCopy = {
  copyKey: 'visit/embedded',
  label: 'Visit a club',
  waiting: 'Your visit is waiting',
  kept: 'What you entered is kept. Go on where you were.',
  continue: 'Continue your visit',
} as const;
