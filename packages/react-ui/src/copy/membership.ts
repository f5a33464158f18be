/** The membership and billing pages of the account. */
export const membershipCopy = {
  copyKey: 'member/membership',
  loading: 'Loading your membership…',
  empty: 'We have no membership to show here. Your club can tell you more about yours.',
  findClub: 'Find your club’s number',
  askFreeze: 'Ask your club for a freeze',
  readAgreement: 'Read your agreement',
  facts: {
    plan: 'Plan',
    club: 'Home club',
    since: 'Member since',
    starts: 'Starts on',
    commitment: 'Commitment ends',
    nextBill: 'Next bill',
    agreement: 'Agreement',
  },
  onOpening: 'The day your club opens',
  noBill: 'No more bills',
  monthly: (fee: string): string => `${fee} a month`,
  /** With a promo code. */
  firstMonths: (fee: string, months: number): string =>
    months === 1 ? `${fee} for the first month` : `${fee} a month for the first ${months} months`,
  lines: {
    month: (plan: string): string => `${plan}, monthly fee`,
    freeze: (plan: string): string => `${plan}, freeze fee`,
    'first-month': (plan: string): string => `${plan}, first month`,
    initiation: (plan: string): string => `${plan}, initiation fee`,
    saved: (plan: string): string => `${plan}, discount`,
    promo: (plan: string): string => `${plan}, promo code`,
  },
  notices: {
    upcoming: (day: string): string => `Your membership starts on ${day}.`,
    opening: 'Your membership starts on the day your club opens.',
    freezePlanned: (from: string, until: string): string =>
      `Your freeze starts on ${from}. Your membership resumes on ${until}.`,
    frozen: (until: string): string => `Your membership is frozen. It resumes on ${until}.`,
    leaving: (day: string): string => `Your membership is canceled. Your last day is ${day}.`,
    ended: (day: string): string => `Your membership ended on ${day}.`,
    change: (day: string, plan: string, club: string, fee: string): string =>
      `From ${day}, you’ll have ${plan} at ${club} for ${fee} a month.`,
  },
  undo: {
    freeze: 'Undo the freeze',
    endFreeze: 'End the freeze early',
    cancel: 'Keep my membership',
    change: 'Undo the change',
    busy: 'One moment…',
    rejoin: 'Join again',
  },
  done: {
    freeze: 'Your freeze is set.',
    unfreeze: 'Your freeze is canceled.',
    endFreeze: 'Your freeze ends early.',
    cancel: 'Your membership is canceled.',
    keep: 'Your membership continues as before.',
    change: 'Your change is set.',
    'undo-change': 'Your change is canceled. You keep the plan you have.',
  },
  changes: {
    title: 'Change your membership',
    freeze: 'Freeze',
    change: 'Change plan or club',
    cancel: 'Cancel membership',
    notYet: 'You can change your membership here once your club has announced its opening day.',
  },
} as const;

/** The dialogs that freeze, change and cancel a membership. */
export const membershipDialogsCopy = {
  copyKey: 'member/membership-dialogs',
  next: 'Continue',
  back: 'Back',
  step: (step: number, of: number): string => `Step ${step} of ${of}`,
  freeze: {
    title: 'Freeze your membership',
    legend: 'Your freeze',
    terms: (months: string, fee: string): string =>
      `You can freeze for up to ${months}. Each month costs ${fee} instead of your monthly fee. Frozen months don’t count toward your commitment.`,
    months: (count: number): string => (count === 1 ? '1 month' : `${count} months`),
    startHint: 'A freeze starts on a billing day: on this day, or the next one after it.',
    check: 'Check your freeze',
    from: 'First day',
    until: 'Resumes on',
    fee: 'Fee while frozen',
    commitment: 'Commitment ends',
    nextBill: 'Next bill',
    confirm: 'Freeze my membership',
    confirming: 'Freezing…',
  },
  endFreeze: {
    title: 'End your freeze early?',
    text: (day: string): string =>
      `Your membership resumes on ${day}, your next billing day. From then on, you pay your monthly fee.`,
    confirm: 'End the freeze',
    confirming: 'One moment…',
    stay: 'Keep the freeze',
  },
  cancel: {
    title: 'Cancel your membership',
    lastDay: 'Last day',
    lastBill: 'Last bill',
    noBill: 'None. Everything until then is paid.',
    becauseOfCommitment: 'That’s when your commitment ends.',
    becauseOfNotice: (days: number): string =>
      days === 0
        ? 'That’s the end of your current month.'
        : `That’s the end of the month in which your ${days} ${days === 1 ? 'day’s' : 'days’'} notice is over.`,
    loses: (day: string): string => `What ends on ${day}`,
    access: 'Your pass, at every club that it opens.',
    price: (fee: string): string =>
      `Your price of ${fee} a month. If you join again, that day’s price applies.`,
    freeze: (day: string): string => `Your freeze from ${day} is canceled right away.`,
    offer: (months: string, fee: string): string =>
      `Just need a break? You can freeze for up to ${months} at ${fee} a month.`,
    offerButton: 'Freeze instead',
    noteHint: 'We pass this on to your club.',
    confirm: 'Cancel membership',
    confirming: 'Canceling…',
    stay: 'Keep my membership',
  },
  change: {
    title: 'Change plan or club',
    loading: 'Loading the plans…',
    none: (club: string): string => `${club} has no plans that you can switch to online.`,
    call: (phone: string): string => `Call ${phone}`,
    option: (plan: string, fee: string): string => `${plan}, ${fee} a month`,
    current: (option: string): string => `${option} (your plan now)`,
    check: 'Check your change',
    now: 'Now',
    from: (day: string): string => `From ${day}`,
    at: (plan: string, club: string): string => `${plan}, ${club}`,
    difference: 'Difference',
    more: (amount: string): string => `${amount} more a month`,
    less: (amount: string): string => `${amount} less a month`,
    same: 'Your fee stays the same.',
    confirm: 'Confirm the change',
    confirming: 'Changing…',
  },
} as const;

export const invoicesCopy = {
  copyKey: 'member/invoices',
  nextBill: 'Next bill',
  title: 'Invoices',
  loading: 'Loading your invoices…',
  empty: 'No invoices yet. You’ll find each payment here.',
  number: (number: string): string => `No. ${number}`,
  status: { paid: 'Paid', due: 'Due' },
  failedCall: (club: string): string => `To pay another way, call ${club}:`,
  card: {
    update: 'Update card',
    opening: 'Opening payment…',
    pays: (amount: string): string =>
      `When you update your card, the new one is charged ${amount} once.`,
  },
  invoice: {
    title: (number: string): string => `Invoice ${number}`,
    unknown: 'We can’t find that invoice.',
    all: 'All invoices',
    print: 'Print',
    date: 'Date',
    club: 'Club',
    member: 'Member',
    memberId: (id: string): string => `Member ${id}`,
    total: 'Total',
    paid: 'Payment',
    paidWith: (card: string): string => `Paid with ${card}`,
  },
} as const;
