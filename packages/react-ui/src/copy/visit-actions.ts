/** Copy of the actions on a booked visit. */
export const visitActionsCopy = {
  copyKey: 'visit/visit-actions',
  cancel: 'Cancel',
  cancelWhat: 'the visit',
  cancelTitle: 'Cancel your visit?',
  cancelAsk: (day: string, time: string): string =>
    `${day} at ${time} will be given to someone else. You can choose another time whenever you like.`,
  cancelConfirm: 'Cancel the visit',
  cancelling: 'Cancelling…',
  keep: 'Keep it',
  cancelDone: 'Your visit is cancelled.',
  home: 'Go to Home',
  reschedule: 'Reschedule',
  rescheduleWhat: 'the visit',
  rescheduleTitle: 'Reschedule Your Appointment',
  update: 'Update it',
  updating: 'Moving your visit…',
  moved: (day: string, time: string): string => `Your visit is now ${day} at ${time}.`,
  addToCalendar: 'Add To Calendar',
  removeFromCalendar: 'Remove from calendar',
  removeNote: 'Opens a calendar file that takes the visit out again.',
  calendars: 'Calendars',
  /** The title of the calendar event, by purpose of the visit. */
  event: {
    tour: (club: string): string => `Visit at ${club}`,
    workout: (club: string): string => `Guided workout at ${club}`,
  },
  file: '.ics file',
  newTab: '(opens in a new tab)',
} as const;
