export const clubCopy = {
  copyKey: 'visit/club',
  yours: 'Your Club',
  select: 'Select a Club to Visit',
  change: 'Change',
  changeClub: 'Change Club',
  choose: 'Choose Location',
  other: 'Other Location',
} as const;
