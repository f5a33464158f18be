import { addMessages, type MessageCatalogue, type MessageKey } from '@foyer/core';
import { useState } from 'react';

import { useMessages } from '../di/foyer-provider.tsx';

/** Words a message of the core, those among them that come with a page that is fetched later. ER-01 */
export function useMoreMessages(
  ...catalogues: readonly Partial<Record<MessageKey, string>>[]
): MessageCatalogue {
  useState(() => {
    for (const catalogue of catalogues) addMessages(catalogue);
  });
  return useMessages();
}
