import type { accountMessages as english } from '../account-messages.ts';

/** The account's texts that differ in British English. */
export const accountMessages: Readonly<Partial<Record<keyof typeof english, string>>> = {
  usernameMalformed:
    'Use 4–30 letters, numbers, full stops, hyphens or underscores. Start with a letter.',
  socialCancelled: 'You cancelled, so your {provider} account wasn’t linked.',
  memberUnknown: 'We can’t find a member with that ID and surname. Your welcome email has both.',
};
