export const clubCopy = {
  copyKey: 'visit/club',
  yours: 'Your Club',
  select: 'Select a Club to Visit',
  change: 'Change',
  changeClub: 'Change Club',
  choose: 'Choose Location',
  other: 'Other Location',
} as const;

export const nearbyCopy = {
  copyKey: 'visit/nearby',
  legend: 'Clubs near you',
  looking: 'Looking for the clubs near you…',
  anyClub: 'You can choose any club from the list.',
  locate: 'Use my location',
  nearest: 'Nearest to you',
  chooseNearest: (club: string): string => `Choose ${club}`,
} as const;
