/** The page for employers. */
export const employersPageCopy = {
  copyKey: 'join/employers-page',
  title: 'A benefit your people will use before work.',
  lede: 'Lower prices at our clubs for everyone on your team, from the first person who joins. You don’t buy seats, and your people pay for their own memberships.',
  talk: 'Talk to us',
  check: 'Check your work email',
  howTitle: 'How it works',
  steps: [
    {
      title: 'We agree on prices',
      text: 'You choose the clubs and the memberships. We set up a page and a poster with your name on them.',
    },
    {
      title: 'Your people show they work for you',
      text: 'They enter their work email and type in a code. People without a work mailbox get an invitation code from you.',
    },
    {
      title: 'They join in minutes',
      text: 'They see what they save on each membership, sign, and pay online. There’s no paperwork for you.',
    },
  ],
  whoTitle: 'Who can join',
  who: [
    'Everyone with an email address at your company, full-time or part-time.',
    'People without a work mailbox, such as in shops and on sites, with a code that works for one person.',
    'From one location to all of ours: your agreement names the clubs.',
  ],
  exampleTitle: (employer: string): string => `An example: ${employer}`,
  example: (employer: string): string =>
    `This is what people at ${employer} pay, beside the public price.`,
  employee: 'Employee',
  everyone: 'Public price',
  aMonth: (price: string): string => `${price} a month`,
  toJoin: (price: string): string => `${price} to join`,
  membership: 'Membership',
  seePage: (employer: string): string => `See the page for ${employer}`,
  contactTitle: 'Talk to us',
  contactLede: 'Tell us about your company. We’ll write back within two working days.',
  contactGone: 'Please call your nearest club and ask for corporate memberships.',
  faq: [
    {
      question: 'What does it cost the company?',
      answer:
        'Nothing. Your people pay for their own memberships at lower prices. Whether you add something to that is up to you.',
    },
    {
      question: 'How many people do we need?',
      answer: 'One. The prices are the same for the first person who joins and for the hundredth.',
    },
    {
      question: 'What do we learn about our people?',
      answer:
        'Not who joined or when they train. A membership is between your employee and the club.',
    },
    {
      question: 'What happens when someone leaves the company?',
      answer: 'Their membership stays theirs, on the terms that they signed.',
    },
    {
      question: 'Can people join who don’t have a work email?',
      answer:
        'Yes. We give you invitation codes. Each works for one person, who joins with a personal email address.',
    },
    {
      question: 'Do you have an agreement with my employer?',
      answer:
        'Check your work email on this page. If there’s an agreement, we send you a code and show you your prices.',
    },
  ],
} as const;
