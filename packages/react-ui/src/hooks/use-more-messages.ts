import type { MessageCatalogue, MessageKey } from '@foyer/core';
import { addMessages } from '@foyer/core/messages';
import { useState } from 'react';

import { useMessages } from '../di/foyer-provider.tsx';

/** Adds messages that a lazily loaded page brings along, and returns the function that formats messages. */
export function useMoreMessages(
  ...catalogues: readonly Partial<Record<MessageKey, string>>[]
): MessageCatalogue {
  useState(() => {
    for (const catalogue of catalogues) addMessages(catalogue);
  });
  return useMessages();
}
