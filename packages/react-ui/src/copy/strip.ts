/** The words of the selections strip. */
export const stripCopy = {
  copyKey: 'visit/strip',
  label: 'Your visit so far',
  club: 'Club',
  noClub: 'Not chosen yet',
  details: 'Details',
  noDetails: 'Not given yet',
  time: 'Day & time',
  noTime: 'Not chosen yet',
  at: (day: string, time: string): string => `${day}, ${time}`,
  skippedTime: 'An advisor will call',
  visit: 'Visit',
  noVisit: 'Not booked yet',
  booked: 'Booked',
  cancelled: 'Cancelled',
  received: 'Details received',
} as const;
