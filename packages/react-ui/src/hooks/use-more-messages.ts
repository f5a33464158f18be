import type { MessageCatalog, MessageKey } from '@foyer/core';
import { addMessages } from '@foyer/core/messages';
import { useState } from 'react';

import { useMessages } from '../di/foyer-provider.tsx';

/** Adds messages that a lazily loaded page brings along, and returns the function that formats messages. */
export function useMoreMessages(
  ...catalogs: readonly Partial<Record<MessageKey, string>>[]
): MessageCatalog {
  useState(() => {
    for (const catalog of catalogs) addMessages(catalog);
  });
  return useMessages();
}
