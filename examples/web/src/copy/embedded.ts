/** The lead flow on a page that is about something else. */
export const embeddedCopy = {
  copyKey: 'visit/embedded',
  label: 'Visit a club',
  waiting: 'Your visit is waiting',
  kept: 'What you entered is kept. Go on where you were.',
  continue: 'Continue your visit',
} as const;
