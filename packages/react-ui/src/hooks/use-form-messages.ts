import type { MessageCatalog } from '@foyer/core';
import { accountMessages, formMessages, serviceMessages } from '@foyer/core/messages';

import { useMoreMessages } from './use-more-messages.ts';
import { useLanguagePart } from '../locale/use-copy.ts';

/** Adds the messages of the forms and returns the function that formats messages. */
export function useFormMessages(): MessageCatalog {
  useLanguagePart('member');
  return useMoreMessages(formMessages, accountMessages, serviceMessages);
}
