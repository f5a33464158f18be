/** Copy shared by all screens. */
export const commonCopy = {
  copyKey: 'visit/common',
  close: 'Close',
  tryAgain: 'Try again',
  loadAgain: 'Load the page again',
  working: 'One moment…',
  slow: 'This is taking longer than usual. Nothing you entered is lost.',
  leaveEmpty: 'Leave this field empty',
  labeled: (label: string, problem: string): string => `${label}: ${problem}`,
} as const;
