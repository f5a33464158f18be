/** The words of the clubs near the visitor. */
export const nearbyCopy = {
  copyKey: 'visit/nearby',
  legend: 'Clubs near you', // RT-12
  looking: 'Looking for the clubs near you…',
  anyClub: 'You can choose any club from the list.', // LO-05
  locate: 'Use my location',
  nearest: 'Nearest to you', // LX-05
  chooseNearest: (club: string): string => `Choose ${club}`,
} as const;
