export const nearbyCopy = {
  copyKey: 'visit/nearby',
  legend: 'Clubs near you',
  looking: 'Looking for the clubs near you…',
  anyClub: 'You can choose any club from the list.',
  locate: 'Use my location',
  nearest: 'Nearest to you',
  chooseNearest: (club: string): string => `Choose ${club}`,
} as const;
