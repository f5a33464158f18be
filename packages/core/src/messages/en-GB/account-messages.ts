import type { accountMessages as english } from '../account-messages.ts';

/** The account's texts that differ in British English. */
export const accountMessages: Readonly<Partial<Record<keyof typeof english, string>>> = {
  usernameMalformed:
    'Use 4 to 30 letters, digits, full stops, hyphens or underscores, beginning with a letter.',
  memberUnknown:
    'We can’t find a member with this number and surname. Please check both: they are in your welcome email.',
};
