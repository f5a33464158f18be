/** What an employer's people save, as formatted amounts; null for nothing. `varies`: some plans save less. */
export interface SavingTexts {
  readonly monthly: string | null;
  readonly joining: string | null;
  readonly monthlyVaries: boolean;
  readonly joiningVaries: boolean;
}

/** An employer's page and its poster. */
export const employerCopy = {
  copyKey: 'join/employer',
  eyebrow: 'Corporate membership',
  loading: 'Loading your employer’s offer…',
  about:
    'Join through your employer: pick a club, show that you work there, and pay online. You’re a member right away.',
  title: (employer: string, chain: string): string => `${employer} and ${chain}`,
  saving: ({ monthly, monthlyVaries, joining, joiningVaries }: SavingTexts): string => {
    const amount = (text: string, varies: boolean): string => (varies ? `up to ${text}` : text);
    const parts = [
      monthly && `${amount(monthly, monthlyVaries)} less a month than the public price`,
      joining &&
        `${amount(joining, joiningVaries)} less to join${monthly === null ? ' than the public price' : ''}`,
    ].filter((part) => part !== null);
    const text = parts.join(', and ');
    return text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  },
  noSaving: (employer: string): string => `Memberships for people who work at ${employer}.`,
  join: (employer: string): string => `Join through ${employer}`,
  noWorkEmail: 'No work email?',
  useInvitation: 'Use an invitation code',
  whoTitle: 'Who can join',
  /** `domains` is a list such as `acme.example or eu.acme.example`. */
  who: (employer: string, domains: string): string =>
    `Everyone who works at ${employer} and has an email address at ${domains}.`,
  whoInvited: 'If you have no work email, ask your HR team for an invitation code.',
  whereTitle: 'Which clubs',
  everyClub: (chain: string): string => `Every ${chain} club.`,
  howTitle: 'How it works',
  steps: [
    'Pick your club, and enter your details and your work email.',
    'Type in the code that we email you.',
    'Choose a membership and pay online. You’re a member right away.',
  ] as readonly string[],
  pricesTitle: 'What you pay',
  aMonth: (price: string): string => `${price} a month`,
  toJoin: (price: string): string => `${price} to join`,
  insteadOf: (price: string): string => `instead of ${price}`,
  pricesNote: 'Clubs in other countries charge in their own currency.',
  unknownTitle: 'We can’t find this employer',
  unknownText: [
    'Part of the address may be missing, or the offer has ended.',
    'Your work email shows whether there’s an offer for you.',
  ] as readonly string[],
  tryEmail: 'Try your work email',
  standard: 'See all memberships',
  // Poster
  poster: 'Print a poster for your bulletin board',
  print: 'Print',
  backToPage: 'Back to the offer',
  posterAbout:
    'Print this poster on one sheet of A4 or Letter, and hang it where everyone sees it. Its code leads to your employer’s offer.',
  posterLede: (employer: string): string => `For everyone who works at ${employer}`,
  posterSteps: [
    'Scan the code, and pick your club.',
    'Show that you work here with your work email.',
    'Choose a membership and pay online.',
  ] as readonly string[],
  posterInvited: 'No work email? Ask HR for an invitation code.',
  qrCode: (address: string): string => `QR code of ${address}`,
} as const;
