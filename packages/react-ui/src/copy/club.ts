/** The words of the club card. */
export const clubCopy = {
  copyKey: 'visit/club',
  yours: 'Your Club', // LC-21
  select: 'Select a Club to Visit', // LC-21
  change: 'Change', // LC-21
  changeClub: 'Change Club', // LC-03
  choose: 'Choose Location', // LC-03
  other: 'Other Location', // LC-03
} as const;
