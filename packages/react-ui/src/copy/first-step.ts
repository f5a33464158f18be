import type { HeadlineCopy } from '@foyer/core/content';

/** Copy shared by all screens. */
export const commonCopy = {
  copyKey: 'visit/common',
  close: 'Close',
  tryAgain: 'Try again',
  loadAgain: 'Reload the page',
  working: 'One moment…',
  slow: 'This is taking longer than usual. Your entries are saved.',
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
  /** The title where the details come after the time. */
  detailsTitle: 'Who’s visiting?',
  detailsLegend: 'Your details',
  optional: 'optional',
  missing: (what: string): string => `Still needed: ${what}`,
  emailMeant: 'Did you mean',
  phoneAbroad: 'Number from another country',
  visit: 'Visit A Club',
  join: 'Join Online',
  guidedTour: 'Schedule a VIP Guided Tour',
  guidedWorkout: 'Schedule a VIP Guided Workout',
  book: 'Book Your Visit',
  joinToday: 'Join Today',
  sending: 'Sending your details…',
  benefits: 'Member Benefits page',
  visitAnyway: 'You can still book a visit, with or without a company email.',
  referred: (friend: string): string => `${friend} invited you to visit`,
  referredEyebrow: 'Invited by a friend',
  privacy: 'privacy policy',
  hints: {
    company_email: 'Your employer may offer discounted memberships.',
    phone_number: 'So your club can reach you about your visit.',
  } as Readonly<Record<string, string>>,
} as const;

/** The default headline, used unless a chain configures its own. The rest of its content is loaded later. */
export const headlineCopy = {
  copyKey: 'visit/headline',
  eyebrow: 'Visit a club',
  title: 'See it for yourself',
  subCopy: 'Pick a time that works for you, and an advisor will show you around.',
} as const;

/** The default headline in English. `useHeadline` shows it in the language of the screens. */
export const defaultHeadline: HeadlineCopy = {
  logo: null,
  eyebrow: headlineCopy.eyebrow,
  title: headlineCopy.title,
  subCopy: headlineCopy.subCopy,
};

export const progressCopy = {
  copyKey: 'visit/progress',
  step: (step: number, of: number): string => `Step ${step} of ${of}`,
} as const;
