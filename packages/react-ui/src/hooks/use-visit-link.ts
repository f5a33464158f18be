import type { LeadReference } from '@foyer/core/lead';
import type { VisitLink } from '@foyer/core/visit';
import { useEffect, useState } from 'react';

import { useService } from '../di/foyer-provider.tsx';
import { portTokens } from '../di/tokens.ts';

/**
 * The link of the lead's visit, whose page works on any device. Null while it isn't known, and without a visit; `visit`
 * names the booked time, and another one asks again. `onKnown` is called with each answer.
 */
export function useVisitLink(
  { leadTokenId, transactionId }: LeadReference,
  visit: string | null,
  onKnown: (link: VisitLink) => void,
): VisitLink | null {
  const visitLinks = useService(portTokens.visitLinks);
  const [known, setKnown] = useState<{ readonly visit: string; readonly link: VisitLink | null }>();
  useEffect(() => {
    if (visitLinks === null || visit === null) return undefined;
    const asking = new AbortController();
    const options = { signal: asking.signal };
    const ask = async (): Promise<void> => {
      const link = (await visitLinks.linkOf({ leadTokenId, transactionId }, options)).unwrapOr(
        null,
      );
      if (asking.signal.aborted) return;
      setKnown({ visit, link });
      if (link !== null) onKnown(link);
    };
    void ask();
    return () => asking.abort();
  }, [visitLinks, leadTokenId, transactionId, visit, onKnown]);
  return known !== undefined && known.visit === visit ? known.link : null;
}
