/** The first part of the front page. */
export const homeCopy = {
  copyKey: 'visit/home',
  /** The title of the document. */
  name: 'Fitness clubs near you',
  title: 'A great club starts at the front door.',
  lede: 'Light, space, equipment that works, and people who know your name. Tour one of our clubs for free before you join.',
  visit: 'Or book a free visit now',
  visitTitle: 'How a visit works',
  points: [
    {
      title: 'Pick a time',
      text: 'See times up to a month out. Booking takes about a minute.',
    },
    {
      title: 'We’ll be expecting you',
      text: 'An advisor meets you at the front desk for a 30-minute tour.',
    },
    {
      title: 'No obligation',
      text: 'No credit card and no contract. Plans change? Call us or reply to our email.',
    },
  ],
} as const;
