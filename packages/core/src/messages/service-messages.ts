/**
 * The catalogue's sentences of gift cards, trial passes, feedback and agreements, which come with their pages.
 * Source: ER-01 and the ids beside the lines.
 */
export const serviceMessages = {
  agreementChanged: 'This agreement has a newer version. Please read it before you sign.', // HT-45
} as const;
