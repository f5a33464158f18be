/** The words of what can be done about a booked visit. */
export const visitActionsCopy = {
  copyKey: 'visit/visit-actions',
  cancel: 'Cancel', // LA-01
  cancelWhat: 'the visit',
  cancelTitle: 'Cancel your visit?',
  cancelAsk: (day: string, time: string): string =>
    `${day} at ${time} will be given to someone else. You can choose another time whenever you like.`,
  cancelConfirm: 'Cancel the visit',
  cancelling: 'Cancelling…',
  keep: 'Keep it',
  cancelDone: 'Your visit is cancelled.',
  home: 'Go to Home', // LA-04
  reschedule: 'Reschedule', // LA-01
  rescheduleWhat: 'the visit',
  rescheduleTitle: 'Reschedule Your Appointment', // LA-05
  update: 'Update it', // LA-05
  updating: 'Moving your visit…',
  moved: (day: string, time: string): string => `Your visit is now ${day} at ${time}.`,
  addToCalendar: 'Add To Calendar', // LA-01
  removeFromCalendar: 'Remove from calendar', // LA-12
  removeNote: 'Opens a calendar file that takes the visit out again.',
  calendars: 'Calendars',
  /** The appointment's title in a calendar, by what it is for. */
  event: {
    tour: (club: string): string => `Visit at ${club}`,
    workout: (club: string): string => `Guided workout at ${club}`,
  },
  file: '.ics file',
  newTab: '(opens in a new tab)',
} as const;
