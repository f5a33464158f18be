/** The first part of the front page. */
export const homeCopy = {
  copyKey: 'visit/home',
  /** The title of the document. */
  name: 'Fitness clubs near you',
  title: 'A great club starts at the front door.',
  lede: 'Light, space, equipment that works, and people who know your name. Tour one of our clubs for free before you join.',
  visit: 'Or book a free visit now',
} as const;
