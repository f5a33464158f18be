/** The words of the confirmation. */
export const confirmationCopy = {
  copyKey: 'visit/confirmation',
  booked: 'Your visit is booked',
  title: (club: string): string => `Appointment at ${club}`, // LA-01
  ready: "We're Ready For you.", // LA-02
  readyNote: (club: string): string => `A Membership Advisor from ${club} will contact you soon.`, // LA-02
  detailsIn: 'Your Details Are In', // LA-03
  detailsInNote: 'An advisor will be in contact shortly.', // LA-03
  received: 'Thank you',
  cancelled: 'Your Visit Is Cancelled', // LA-04
  cancelledNote: 'Your time is free for someone else. Another one takes a minute to choose.',
  when: 'When',
  whenCancelled: 'Cancelled',
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
  chooseAnother: 'Choose another time',
  startOver: 'Start over',
} as const;
