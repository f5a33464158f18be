/** The accessible names of the elements that scenarios use, in every variant. */
import type { FieldName } from '../scenario/parts.schema.ts';

export const fieldLabels: Readonly<Record<FieldName, RegExp>> = {
  'first-name': /^First Name/,
  'last-name': /^Last Name/,
  email: /^(?:Email Address|Personal Email)/,
  'company-email': /^Company Email/,
  phone: /^Phone Number/,
  zip: /^Zip Code/,
};

/** Each button's names, including the one while it's busy, because impatient visitors press it then too. */
export const buttonNames = {
  visit: /^(?:Visit A Club|Schedule a VIP Guided Tour|Book Your Visit|Sending your details…)$/,
  guided: /^(?:Schedule a VIP Guided Workout|Sending your details…)$/,
  join: /^(?:Join Online|Join Today|Sending your details…)$/,
  schedule: /^(?:Schedule a Visit|Schedule a Workout|Update|Booking your visit…)$/,
  move: /^(?:Update it|Moving your visit…)$/,
  skip: /^(?:Skip Appointment|Not ready to schedule yet\? Skip for now|One moment…)$/,
  edit: /^(?:Edit the appointment|Update appointment|Choose a time|Choose another time)$/,
  club: /^(?:Select a Club to (?:Visit|Join)|Select a club|Choose Location|Other Location|Change Club|Change club)$/,
  cancel: /^(?:Cancel the visit|Cancelling…)$/,
  survey: /^(?:Next|Submit|Sending your answers…)$/,
  submit:
    /^(?:Visit A Club|Schedule a VIP Guided Tour|Book Your Visit|Sending your details…|Get Started|Checking your work email…|Next|Taking you to the payment…)$/,
  start: /^(?:Get Started|Checking your work email…)$/,
  confirmCode: /^(?:Confirm|Trying the code…)$/,
  resend: /^(?:Resend|Resend new Code|Sending a new code…)$/,
  purchase: /^(?:Purchase membership|Taking you to the payment…)$/,
  continue: /^(?:Continue|Checking the membership…)$/,
  next: /^(?:Next|Taking you to the payment…)$/,
  resendMail: /^(?:Resend confirmation email|Sending the email…)$/,
  plans: /^(?:See the memberships|Back to the memberships)$/,
} as const;

export const dialogs = {
  clubs: '100+ Clubs Worldwide',
  reschedule: 'Reschedule Your Appointment',
  cancel: 'Cancel your visit?',
  leaveGuided: 'Change the club?',
  leave: 'Leave this page?',
  stay: 'Are you still there?',
} as const;

export const checkboxes = {
  newsletter: /^Send me news/,
  'text-alerts': /^Text me/,
} as const;

/** The headings of the last step. */
export const confirmations = {
  booked: /^Appointment at /,
  cancelled: 'Your Visit Is Cancelled',
  advisor: "We're Ready For you.",
  details: 'Your Details Are In',
} as const;
