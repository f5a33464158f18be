/** The words of the schedule step. */
export const scheduleCopy = {
  copyKey: 'visit/schedule',
  eyebrow: 'Schedule a visit',
  title: 'When would you like to come?',
  editTitle: 'Choose another time',
  lede: 'Half an hour at the club. Pick the day first, then a time.',
  changeClub: 'Change club',
  day: 'Day',
  previousWeek: 'Earlier days',
  nextWeek: 'Later days',
  noTimes: 'no open times',
  openTimes: (count: number): string => (count === 1 ? '1 open time' : `${count} open times`),
  nextAvailable: (day: string): string => `Next available: ${day}`,
  zone: (zone: string): string => `Times shown in ${zone}, the club’s time.`,
  taken: 'taken',
  parts: { morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening' },
  loading: 'Loading the open times…',
  nearest: 'The nearest open times:',
  submit: 'Schedule a Visit', // LS-03
  submitGuided: 'Schedule a Workout', // LS-03
  guidedEyebrow: 'Schedule a guided workout',
  guidedTitle: 'When would you like to train?',
  guidedLede: 'A workout with a coach at your side. Pick the day first, then a time.',
  tourTitle: '30 Minute Tour', // LS-05
  tourText: 'See the space, meet an advisor, and talk over your goals.', // LS-05
  update: 'Update', // LS-03
  booking: 'Booking your visit…',
  skip: 'Skip Appointment', // LS-04
  notReady: 'Not ready to schedule yet?', // LS-04
  skipForNow: 'Skip for now', // LS-04
  leaveGuidedTitle: 'Change the club?', // LS-01
  leaveGuided: 'Change club',
  stayGuided: 'Keep the workout',
  skipping: 'One moment…',
  chosen: (day: string, time: string): string => `${day} at ${time}`,
  short: (day: string, time: string): string => `${day}, ${time}`,
  nothingChosen: 'No time chosen yet',
} as const;
