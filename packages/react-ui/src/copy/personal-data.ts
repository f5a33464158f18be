/** The page on which people get or erase what is stored about them. */
export const personalDataCopy = {
  copyKey: 'member/personal-data',
  cardTitle: 'Your data',
  cardText: 'Download what we store about you, or have it erased. We mail you a link.',
  requestForm: 'Ask for your data',
  requestLegend: 'Your email address',
  hints: { emailAddress: 'The one you gave us' },
  sent: (email: string): string =>
    `We sent a link to ${email}. It shows what we store under this address.`,
  goodFor: 'The link works for 24 hours.',
  loading: 'Loading your data…',
  intro: (address: string): string => `We store data under ${address}`,
  nothing: (address: string): string => `We store nothing under ${address}`,
  download: 'Download everything',
  downloadNote: 'A file in JSON, which text editors and other programs can open.',
  eraseTitle: 'Erase your data',
  eraseText:
    'We delete your details, visits, messages and account, and cancel the visits still to come. Payments, invoices and consents stay on record without your name, because the law requires it. This can’t be undone.',
  erase: 'Erase my data',
  reallyErase: 'Yes, erase everything',
  keep: 'Keep my data',
  erasing: 'Erasing…',
  erasedTitle: 'Your data is erased',
  erasedText: (address: string): string =>
    `We no longer store anything under ${address} that tells who you are.`,
  overTitle: 'This link doesn’t work',
  overText: 'It works for 24 hours, until the data is erased. Ask for a new one.',
  again: 'Ask for a new link',
} as const;
