import type { LeadReference } from '@foyer/core/lead';
import { useEffect, useState } from 'react';

import { useService } from '../di/foyer-provider.tsx';
import { portTokens } from '../di/tokens.ts';

/**
 * The token of the lead's visit, whose page works on any device. Null while it isn't known, and without a visit;
 * `change` asks again.
 */
export function useVisitLink(
  { leadTokenId, transactionId }: LeadReference,
  change: string | null,
): string | null {
  const visitLinks = useService(portTokens.visitLinks);
  const [known, setKnown] = useState<{ readonly change: string; readonly token: string | null }>();
  useEffect(() => {
    if (visitLinks === null || change === null) return undefined;
    const asking = new AbortController();
    const options = { signal: asking.signal };
    const ask = async (): Promise<void> => {
      const token = await visitLinks.tokenOf({ leadTokenId, transactionId }, options);
      if (!asking.signal.aborted) setKnown({ change, token: token.unwrapOr(null) });
    };
    void ask();
    return () => asking.abort();
  }, [visitLinks, leadTokenId, transactionId, change]);
  return known !== undefined && known.change === change ? known.token : null;
}
