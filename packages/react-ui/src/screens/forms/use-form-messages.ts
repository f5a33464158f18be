import { addMessages, formMessages, type MessageCatalogue } from '@foyer/core';
import { useState } from 'react';

import { useMessages } from '../../di/foyer-provider.tsx';

/** Words a message of the core, those of the forms among them. */
export function useFormMessages(): MessageCatalogue {
  useState(() => addMessages(formMessages));
  return useMessages();
}
