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
    requirements: 'Password requirements',
    met: 'Met:',
    unmet: 'Not met:',
    allMet: 'Your password meets all requirements.',
  },
  freeze: {
    title: 'Freeze your membership',
    legend: 'Your freeze',
    submit: 'Request freeze',
    hints: {
      startDate: 'The day your freeze begins.',
    },
  },
} as const;

export const chooserCopy = {
  copyKey: 'visit/chooser',
  title: '100+ Clubs Worldwide',
  forVisit: 'Choose a club to visit',
  forJoin: 'Choose a club for your membership',
  forAny: 'Choose a club',
  search: 'Search by club, city, or ZIP code',
  loading: 'Loading clubs…',
  current: 'Your club',
  count: (shown: number, query: string): string => {
    const clubs = shown === 1 ? '1 club' : `${shown} clubs`;
    return query === '' ? clubs : `${clubs} for “${query}”`;
  },
} as const;
