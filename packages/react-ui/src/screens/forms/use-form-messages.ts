import { accountMessages, formMessages, type MessageCatalogue, serviceMessages } from '@foyer/core';

import { useMoreMessages } from '../../hooks/use-more-messages.ts';

/** Words a message of the core, those of the forms and of what they are sent to among them. */
export function useFormMessages(): MessageCatalogue {
  return useMoreMessages(formMessages, accountMessages, serviceMessages);
}
