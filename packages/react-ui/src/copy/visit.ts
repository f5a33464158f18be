/** The points and the fine print of the default headline. */
export const headlineMoreCopy = {
  copyKey: 'visit/headline-more',
  /** The accessible name of the section. */
  label: 'What to expect',
  points: [
    {
      title: 'A 30-minute tour with an advisor',
      text: 'At a time you choose. They’ll meet you at the front desk and show you around.',
    },
    { title: 'See the whole club', text: 'The gym floor, studios, pool, and spa.' },
    { title: 'No obligation', text: 'No credit card. Nothing to sign.' },
  ],
  finePrint: 'Visits are free, with no obligation.',
} as const;

export const nearbyCopy = {
  copyKey: 'visit/nearby',
  legend: 'Clubs near you',
  looking: 'Finding clubs near you…',
  anyClub: 'You can also choose any club from the list.',
  locate: 'Use my location',
  nearest: 'Nearest to you',
} as const;

/** What the visitor is booking, beside the step. */
export const visitSummaryCopy = {
  copyKey: 'visit/summary',
  label: 'Your visit',
  tour: (minutes: number): string => `Tour, ${minutes} minutes`,
  workout: (minutes: number): string => `Guided workout, ${minutes} minutes`,
  at: (day: string, time: string): string => `${day}, ${time}`,
} as const;

/** The code on the booked visit, which opens its page elsewhere. */
export const visitCodeCopy = {
  copyKey: 'visit/code',
  label: 'QR code of the page on which you can change your visit',
  note: 'Scan to open your visit on your phone.',
} as const;

export const scheduleCopy = {
  copyKey: 'visit/schedule',
  eyebrow: 'Schedule a visit',
  invitedBy: (friend: string): string => `Invited by ${friend}`,
  title: 'When would you like to visit?',
  editTitle: 'Choose another time',
  lede: (minutes: number): string => `A ${minutes}-minute tour with a membership advisor.`,
  howTo: 'Choose a day, then a time.',
  changeClub: 'Change club',
  day: 'Day',
  previousWeek: 'Earlier days',
  nextWeek: 'Later days',
  noTimes: 'no times available',
  /** Why a day can't be chosen, after its date. */
  reasons: {
    full: 'fully booked',
    closed: 'closed',
    past: 'in the past',
    later: 'not bookable yet',
  },
  closedFor: (holiday: string): string => `Closed for ${holiday}`,
  dayOff: (day: string, holiday: string): string => `${day}: closed for ${holiday}`,
  openTimes: (count: number): string =>
    count === 1 ? '1 time available' : `${count} times available`,
  nextAvailable: (day: string): string => `Next available: ${day}`,
  /** Buttons that choose the earliest time. */
  earliestToday: (time: string): string => `Earliest today: ${time}`,
  nextTime: (day: string, time: string): string => `Next available: ${day}, ${time}`,
  noTimesAt: (club: string): string => `${club} has no open times`,
  elsewhere: 'These clubs nearby do. Choose one to visit there at this time.',
  searching: 'Looking for times at nearby clubs…',
  zone: (zone: string): string => `Times are in ${zone}, the club’s local time.`,
  taken: 'taken',
  parts: { morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening' },
  loading: 'Loading available times…',
  nearest: 'Closest available times:',
  waitTitle: 'No time that suits you?',
  waitText: 'Join the wait list. When a time opens, we’ll email you and hold it for 15 minutes.',
  waitJoin: 'Join the wait list',
  waitJoining: 'Joining…',
  waitJoined: 'You’re on the wait list. We’ll email you when a time opens.',
  submit: 'Schedule a Visit',
  /** Where the time comes first: before a club is chosen, and the button that leads to the details. */
  chooseClub: 'Choose a club to see its open times.',
  toDetails: 'Continue',
  /** While the visitor types their details. `deadline` is a time of day, such as `3:15 PM`. */
  held: (deadline: string): string => `We’re holding this time for you until ${deadline}.`,
  heldOver: 'We’re not holding this time anymore, but it may still be free.',
  submitGuided: 'Schedule a Workout',
  guidedEyebrow: 'Schedule a guided workout',
  guidedTitle: 'When would you like to train?',
  guidedLede: (minutes: number): string => `A ${minutes}-minute one-on-one workout with a coach.`,
  tourTitle: (minutes: number): string => `${minutes} Minute Tour`,
  tourText: 'Tour the club, meet an advisor, and talk through your goals.',
  workoutTitle: (minutes: number): string => `${minutes} Minute Guided Workout`,
  workoutText: 'A coach meets you, asks about your goals, and takes you through a workout.',
  update: 'Update',
  booking: 'Booking your visit…',
  skip: 'Skip Appointment',
  notReady: 'Not ready to schedule yet?',
  skipForNow: 'Skip for now',
  leaveGuidedTitle: 'Change clubs?',
  noTimesOnDate: 'No available slots for this date',
  onlyHere: 'Guided workouts are only available at this location.',
  becomesTour: 'At another club, you book a tour instead of a guided workout.',
  stayGuided: 'Keep my workout',
  skipping: 'One moment…',
  chosen: (day: string, time: string): string => `${day} at ${time}`,
  short: (day: string, time: string): string => `${day}, ${time}`,
  nothingChosen: 'Choose a time',
} as const;

/** Copy about a visitor's guest. */
export const guestCopy = {
  copyKey: 'visit/guest',
  bring: 'I’m bringing someone',
  oneTime: 'One time is enough for both of you.',
  firstName: 'Their first name',
  who: 'Who',
  alone: 'Just you',
  /** Null if the guest's name isn't known. */
  with: (name: string | null): string => `You and ${name ?? 'a guest'}`,
  add: 'Bring someone',
  change: 'Change',
  changeWhat: 'your guest',
} as const;

export const confirmationCopy = {
  copyKey: 'visit/confirmation',
  booked: 'Your visit is booked',
  workoutBooked: 'Your guided workout is booked',
  title: (club: string): string => `Appointment at ${club}`,
  ready: "We're Ready For you.",
  readyNote: (club: string): string => `A Membership Advisor from ${club} will contact you soon.`,
  detailsIn: 'Your Details Are In',
  detailsInNote: 'An advisor will be in contact shortly.',
  received: 'Thank you',
  cancelled: 'Your visit is canceled',
  cancelledNote: 'We’ve released your time. You can book another one whenever you like.',
  when: 'When',
  whenCancelled: 'Canceled',
  minutes: (count: number): string => `${count} minutes`,
  where: 'Where',
  call: 'Phone',
  bring: 'What to bring',
  bringText:
    'A photo ID, plus workout clothes and shoes if you’d like to try the equipment. We provide towels.',
  bringToWorkout: 'Workout clothes, shoes, and a photo ID. We provide towels and water.',
  workout: 'Your workout',
  workoutText:
    'A coach meets you at the front desk, asks about your goals, and takes you through a workout.',
  directions: 'Get directions',
  opensMap: '(opens a map in a new tab)',
  confirmationSent: (email: string): string =>
    email === ''
      ? 'We emailed your confirmation. See you soon.'
      : `We emailed your confirmation to ${email}. See you soon.`,
  invitedBy: 'Invited by',
  friendKnows: (friend: string): string => `We told ${friend} about your visit.`,
  friendComes: (friend: string): string => `${friend} will be there too.`,
  edit: 'Edit',
  editWhat: 'the appointment',
  chooseTime: 'Choose a time',
  chooseAnother: 'Choose another time',
  startOver: 'Start over',
} as const;

export const visitActionsCopy = {
  copyKey: 'visit/visit-actions',
  cancel: 'Cancel',
  cancelWhat: 'the visit',
  cancelTitle: 'Cancel your visit?',
  cancelAsk: (day: string, time: string): string =>
    `We’ll release ${day} at ${time}. You can book another time whenever you like.`,
  cancelConfirm: 'Cancel visit',
  cancelling: 'Canceling…',
  keep: 'Keep my visit',
  home: 'Go to Home',
  manage: 'Manage your visit',
  manageNote: 'Works on any device. The link is in your email, too.',
  reschedule: 'Reschedule',
  rescheduleWhat: 'the visit',
  rescheduleTitle: 'Reschedule Your Appointment',
  update: 'Update it',
  updating: 'Updating your visit…',
  moved: (day: string, time: string): string => `Your visit is now ${day} at ${time}.`,
  addToCalendar: 'Add To Calendar',
  removeFromCalendar: 'Remove from calendar',
  removeNote: 'Downloads a file that removes the visit from your calendar.',
  calendars: 'Calendars',
  /** The title of the calendar event, by purpose of the visit. */
  event: {
    tour: (club: string): string => `Visit at ${club}`,
    workout: (club: string): string => `Guided workout at ${club}`,
  },
  file: '.ics file',
  newTab: '(opens in a new tab)',
} as const;

export const surveyCopy = {
  copyKey: 'visit/survey',
  title: 'Help us tailor your visit',
  lede: 'Four questions, about a minute, so your advisor knows what to show you.',
  progress: (step: number, of: number): string => `${step} of ${of}`,
  many: 'Select all that apply.',
  one: 'Select one.',
  other: 'Let us know why.',
  count: (used: number, most: number): string => `${used} of ${most} characters`,
  next: 'Next',
  submit: 'Submit',
  sending: 'Sending your answers…',
  back: 'Back',
  doneTitle: 'Thank you',
  done: 'Your advisor will have your answers when you meet.',
  benefits: 'Explore member benefits',
  classesAt: (club: string): string => `Available at ${club}`,
  classesTitle: 'Signature classes based on your goals',
  classes: (count: number): string => (count === 1 ? '1 class' : `${count} classes`),
  mediaTitle: (club: string): string => `Inside ${club}`,
} as const;

export const carouselCopy = {
  copyKey: 'visit/carousel',
  role: 'carousel',
  slide: 'slide',
  place: (place: number, of: number): string => `${place} of ${of}`,
  previous: 'Previous',
  next: 'Next',
} as const;

/** Copy of the list of countries at the phone number. */
export const phoneCopy = {
  copyKey: 'visit/phone',
  country: 'Country of the number',
  clubCountries: 'Where our clubs are',
  otherCountries: 'Other countries',
} as const;

/** Copy of the dialogs for leaving a flow and for inactivity. */
export const guardCopy = {
  copyKey: 'visit/guard',
  exit: 'Exit',
  back: 'Back',
  backWhere: 'to your details',
  backToTimes: 'to the times',
  exitTitle: 'Leave this page?',
  exitText: 'We’ll clear what you’ve entered from this device.',
  corporateExitText: 'Your progress will not be saved.',
  stay: 'Stay',
  leave: 'Leave',
  stayTitle: 'Are you still there?',
  stayText: 'For your privacy, we’ll clear your details in two minutes.',
  clear: 'Clear now',
} as const;
