export const formsCopy = {
  copyKey: 'member/forms',
  choose: 'Choose…',
  none: 'None',
  count: (typed: number, most: number): string => `${typed} of ${most} characters`,
  sending: 'Sending…',
  password: {
    show: 'Show',
    showLabel: 'Show password',
    hide: 'Hide',
    hideLabel: 'Hide password',
    requirements: 'What your password needs',
    met: 'Done:',
    unmet: 'Still needed:',
    allMet: 'Your password has all that it needs.',
  },
  gift: {
    title: 'Give a gift card',
    legend: 'Your gift',
    submit: 'Continue',
    hints: {
      customAmount: 'If you chose it above: a whole amount, without a comma or a period.',
      emailAddress: 'Where we send the gift card.',
      sendDate: 'The day on which they get it.',
    },
  },
  freeze: {
    title: 'Freeze your membership',
    legend: 'Your freeze',
    submit: 'Request the freeze',
    hints: {
      startDate: 'The first day on which your membership rests.',
      medicalReason: 'Only if you want to tell us.',
    },
  },
} as const;

export const chooserCopy = {
  copyKey: 'visit/chooser',
  title: '100+ Clubs Worldwide',
  forVisit: 'Choose a club to visit',
  forJoin: 'Choose a club for your membership',
  forAny: 'Choose a club',
  search: 'Search by club, city or postal code',
  loading: 'Loading the clubs…',
  current: 'Your club',
  count: (shown: number, query: string): string => {
    const clubs = shown === 1 ? '1 club' : `${shown} clubs`;
    return query === '' ? clubs : `${clubs} for “${query}”`;
  },
} as const;
