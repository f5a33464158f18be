import type { HeadlineCopy } from '@foyer/core/content';

/** Copy shared by all screens. */
export const commonCopy = {
  copyKey: 'visit/common',
  close: 'Close',
  tryAgain: 'Try again',
  loadAgain: 'Load the page again',
  working: 'One moment…',
  slow: 'This is taking longer than usual. Nothing you entered is lost.',
  leaveEmpty: 'Leave this field empty',
  labeled: (label: string, problem: string): string => `${label}: ${problem}`,
} as const;

export const clubCopy = {
  copyKey: 'visit/club',
  yours: 'Your Club',
  select: 'Select a Club to Visit',
  changeClub: 'Change Club',
  choose: 'Choose Location',
  other: 'Other Location',
} as const;

export const contactCopy = {
  copyKey: 'visit/contact',
  form: 'Visit a club',
  clubLegend: 'Club',
  detailsLegend: 'Your details',
  optional: 'optional',
  emailMeant: 'Did you mean',
  visit: 'Visit A Club',
  join: 'Join Online',
  guidedTour: 'Schedule a VIP Guided Tour',
  guidedWorkout: 'Schedule a VIP Guided Workout',
  book: 'Book Your Visit',
  joinToday: 'Join Today',
  sending: 'Sending your details…',
  benefits: 'Member Benefits page',
  visitAnyway: 'You can still book a visit, with the company email or without it.',
  referred: (friend: string): string => `${friend} invites you to come and see`,
  referredEyebrow: 'Invited by a friend',
  privacy: 'privacy policy',
  hints: {
    company_email: 'If your employer may have a membership with us.',
    phone_number: 'So that the club can reach you about your visit.',
  } as Readonly<Record<string, string>>,
} as const;

/** The default headline, used unless a chain configures its own. The rest of its content is loaded later. */
export const headlineCopy = {
  copyKey: 'visit/headline',
  eyebrow: 'Visit a club',
  title: 'Come and see for yourself',
  subCopy:
    'Leave your details and pick a time. An advisor meets you at the door and shows you round.',
} as const;

/** The default headline in English. `useHeadline` shows it in the language of the screens. */
export const defaultHeadline: HeadlineCopy = {
  logo: null,
  eyebrow: headlineCopy.eyebrow,
  title: headlineCopy.title,
  subCopy: headlineCopy.subCopy,
};

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
  workout: 'Guided workout',
  noVisit: 'Not booked yet',
  booked: 'Booked',
  cancelled: 'Cancelled',
  received: 'Details received',
} as const;
