import { accountMessages, formMessages, type MessageCatalogue, serviceMessages } from '@foyer/core';

import { useMoreMessages } from '../../hooks/use-more-messages.ts';
import { useLanguagePart } from '../../locale/use-copy.ts';

/** Words a message of the core, those of the forms and of what they are sent to among them. */
export function useFormMessages(): MessageCatalogue {
  useLanguagePart('member');
  return useMoreMessages(formMessages, accountMessages, serviceMessages);
}
