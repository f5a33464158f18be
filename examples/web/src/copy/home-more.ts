/** The rest of the front page, which loads after it. */
export const homeMoreCopy = {
  copyKey: 'visit/home-more',
  facts: 'Foyer in numbers',
  clubs: 'Clubs',
  cities: 'Cities',
  countries: 'Countries',
  from: 'From',
  aMonth: (price: string): string => `${price} a month`,
  seePrices: 'See prices',
  inside: 'What’s inside',
  seeClub: (club: string): string => `See ${club}`,
  classesTitle: 'Classes are included',
  classesText:
    'Yoga, Pilates, cycling, boxing, strength, and more, in small studios. They’re part of every membership.',
  classesLink: 'See our classes',
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
      text: 'No credit card and no contract. Plans change? Move or cancel your visit with the link in our email.',
    },
  ],
  saidTitle: (club: string): string => `What members say about ${club}`,
  rating: (average: string, count: number): string =>
    `${average} out of 5, from ${count} members who agreed to have their ratings shown`,
  stars: (rating: number): string => `${rating} out of 5`,
  employersTitle: 'Lower prices through work',
  employersText:
    'Some employers have agreed on lower prices with us. Check your work email to see whether yours has, or tell your company about us.',
  check: 'Check your work email',
  employers: 'For employers',
  nearYou: 'Clubs near you',
  someClubs: 'Featured clubs',
  allClubs: 'All clubs',
  faq: [
    {
      question: 'Is a visit really free?',
      answer:
        'Yes. You don’t need a credit card, you don’t sign anything, and nobody asks you to decide on the day.',
    },
    {
      question: 'What happens on a visit?',
      answer:
        'An advisor meets you at the front desk and shows you around for about 30 minutes. Ask anything, and try the equipment if you like.',
    },
    {
      question: 'What does a membership cost?',
      answer:
        'It depends on the club, and on how many clubs you want to use. Our prices page shows what you pay today, each month, and in the first year, before you give us any details.',
    },
    {
      question: 'Can I try a club before I join?',
      answer:
        'Yes. Open clubs have a free trial pass for a few days, one for each person. You get it by email.',
    },
    {
      question: 'Can I join online?',
      answer:
        'Yes, in a few minutes. Choose a club and a membership, read and sign the agreement, and pay. You can come in as soon as your membership starts.',
    },
  ],
} as const;
