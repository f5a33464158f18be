/**
 * Every word of the screens that the core's message catalogue does not hold: labels, headings, hints. One place, so
 * that a chain's editor finds them. Sentences that the specification fixes carry their id.
 */
export const copy = {
  contact: {
    eyebrow: 'Visit a club',
    title: 'Come and see for yourself',
    lede: 'Leave your details and pick a time. An advisor meets you at the door and shows you round.',
    pointsTitle: 'What a visit is like',
    points: [
      'Half an hour with one advisor, at a time you choose.',
      'Every room: the floor, the studios, the pool, the spa.',
      'No obligation, and no card needed.',
    ],
    clubLegend: 'Club',
    detailsLegend: 'Your details',
    optional: 'optional',
    emailMeant: 'Did you mean',
    visit: 'Visit A Club', // LC-04
    join: 'Join Online', // LC-04
    sending: 'Sending your details…',
    textAlerts: 'Text me about my visit', // LC-06
    textAlertsTerms:
      'Message and data rates may apply. Message frequency varies. Reply STOP to end, HELP for help.',
    newsletter: 'Send me news and offers by email', // LC-07
    newsletterTerms: 'You can unsubscribe at any time. How we handle your details:',
    privacy: 'Privacy policy',
    hints: {
      company_email: 'If your employer may have a membership with us.',
      phone_number: 'So that the club can reach you about your visit.',
    } as Readonly<Record<string, string>>,
    notReady: 'Complete your details and choose a club to continue.',
  },
  club: {
    yours: 'Your Club', // LC-21
    select: 'Select a Club to Visit', // LC-21
    change: 'Change', // LC-21
    changeClub: 'Change Club', // LC-03
    choose: 'Choose Location', // LC-03
    other: 'Other Location', // LC-03
  },
  chooser: {
    title: '100+ Clubs Worldwide', // CC-01
    forVisit: 'Choose a club to visit', // CC-01
    forJoin: 'Choose a club for your membership', // CC-01
    search: 'Search by club, city or postal code',
    loading: 'Loading the clubs…',
    failed: 'The clubs could not be loaded.',
    current: 'Your club',
    count: (shown: number, query: string): string => {
      const clubs = shown === 1 ? '1 club' : `${shown} clubs`;
      return query === '' ? clubs : `${clubs} for “${query}”`;
    },
  },
  schedule: {
    eyebrow: 'Schedule a visit',
    title: 'When would you like to come?',
    editTitle: 'Choose another time',
    lede: 'Half an hour at the club. Pick the day first, then a time.',
    changeClub: 'Change club',
    day: 'Day',
    previousWeek: 'Earlier days',
    nextWeek: 'Later days',
    noTimes: 'no open times',
    openTimes: (count: number): string => (count === 1 ? '1 open time' : `${count} open times`),
    nextAvailable: 'Next available',
    zone: (zone: string): string => `Times shown in ${zone}, the club’s time.`,
    taken: 'taken',
    parts: { morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening' },
    loading: 'Loading the open times…',
    failed: 'The open times could not be loaded. Your details are kept.',
    nearest: 'The nearest open times:',
    submit: 'Schedule a Visit', // LS-03
    update: 'Update', // LS-03
    booking: 'Booking your visit…',
    skip: 'Skip Appointment', // LS-04
    skipping: 'One moment…',
    chosen: (day: string, time: string): string => `${day} at ${time}`,
    nothingChosen: 'No time chosen yet',
  },
  confirmation: {
    booked: 'Your visit is booked',
    title: (club: string): string => `Appointment at ${club}`, // LA-01
    ready: "We're Ready For you.", // LA-02
    readyNote: (club: string): string => `A Membership Advisor from ${club} will contact you soon.`, // LA-02
    detailsIn: 'Your Details Are In', // LA-03
    detailsInNote: 'An advisor will be in contact shortly.', // LA-03
    received: 'Thank you',
    when: 'When',
    where: 'Where',
    call: 'Questions',
    bring: 'What to bring',
    bringText:
      'A photo ID, and comfortable shoes if you would like to try the floor. Towels are here.',
    directions: 'Directions',
    opensMap: '(opens a map in a new tab)',
    confirmationSent: 'Keep this page, or take a picture of it: it has all you need.',
    edit: 'Edit',
    editWhat: 'the appointment',
    chooseTime: 'Choose a time',
    startOver: 'Start over',
  },
  strip: {
    label: 'Your visit so far',
    club: 'Club',
    noClub: 'Not chosen yet',
    details: 'Details',
    noDetails: 'Not given yet',
    time: 'Day & time',
    noTime: 'Not chosen yet',
    skippedTime: 'An advisor will call',
    visit: 'Visit',
    noVisit: 'Not booked yet',
    booked: 'Booked',
    received: 'Details received',
  },
  common: {
    close: 'Close',
    tryAgain: 'Try again',
    working: 'One moment…',
    slow: 'This is taking longer than usual. Nothing you entered is lost.',
    problems: 'Please check the following', // shown where a refusal has no message of its own
  },
} as const;
