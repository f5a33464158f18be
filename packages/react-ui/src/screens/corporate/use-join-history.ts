import { type CorporateJoin, keepCorporateStepsInHistory } from '@foyer/core';
import { useEffect } from 'react';

import { useService } from '../../di/foyer-provider.tsx';
import { portTokens } from '../../di/tokens.ts';

/** Gives each step its place in the address once the flow is ready. LX-14 */
export function useJoinHistory(flow: CorporateJoin, ready: boolean): void {
  const navigation = useService(portTokens.navigation);
  useEffect(
    () => (ready ? keepCorporateStepsInHistory(flow, navigation) : undefined),
    [flow, navigation, ready],
  );
}
