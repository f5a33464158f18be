import type { FormDraftPorts } from '@foyer/core/forms';
import { useMemo } from 'react';

import { useService } from '../di/foyer-provider.tsx';
import { portTokens } from '../di/tokens.ts';

/** The ports that save form drafts in this tab. */
export function useDraftPorts(): FormDraftPorts {
  const store = useService(portTokens.sessionStore);
  const clock = useService(portTokens.clock);
  const logger = useService(portTokens.logger);
  return useMemo(() => ({ store, clock, logger }), [store, clock, logger]);
}
