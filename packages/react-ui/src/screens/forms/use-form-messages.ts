import { accountMessages, formMessages, type MessageCatalogue, serviceMessages } from '@foyer/core';

import { useMoreMessages } from '../../hooks/use-more-messages.ts';
import { useLanguagePart } from '../../locale/use-copy.ts';

/** Adds the messages of the forms and returns the function that formats messages. */
export function useFormMessages(): MessageCatalogue {
  useLanguagePart('member');
  return useMoreMessages(formMessages, accountMessages, serviceMessages);
}
