import type { MessageCatalog } from '@foyer/core';
import { accountMessages, addMessages, formMessages, serviceMessages } from '@foyer/core/messages';
import { useState } from 'react';

import { useMessages } from '../di/foyer-provider.tsx';
import { useLanguagePart } from '../locale/use-copy.ts';

/** Adds the messages of the forms and returns the function that formats messages. */
export function useFormMessages(): MessageCatalog {
  useLanguagePart('member');
  useState(() => {
    for (const catalog of [formMessages, accountMessages, serviceMessages]) addMessages(catalog);
  });
  return useMessages();
}
