import type { CallOptions } from '@foyer/core';
import type { KnownVisit, LeadReference } from '@foyer/core/lead';
import { askForVisit } from '@foyer/core/visit';
import { useCallback } from 'react';

import { useService, useSiteHref } from '../di/foyer-provider.tsx';
import { classTokens, portTokens } from '../di/tokens.ts';
import { useAnswer } from './use-answer.ts';

/**
 * The token of the visit's page, which works on any device. Null while it isn't known, and without a visit; `visit` names
 * the booked time, and another one asks again. Each answer goes to `onKnown`.
 */
export function useVisitLink(
  { leadTokenId, transactionId }: LeadReference,
  visit: string | null,
  onKnown: (known: KnownVisit) => void,
): string | null {
  const visitLinks = useService(portTokens.visitLinks);
  const clubs = useService(classTokens.clubDirectory);
  const ask = useCallback(
    async (options: CallOptions) => {
      if (visitLinks === null || visit === null) return null;
      const lead = { leadTokenId, transactionId };
      const asked = await askForVisit({ visitLinks, clubs }, lead, options);
      if (options.signal?.aborted !== true && asked !== null) onKnown(asked.known);
      return asked;
    },
    [visitLinks, clubs, leadTokenId, transactionId, visit, onKnown],
  );
  return useAnswer(ask).answer?.token ?? null;
}

/** The absolute address of a visit's page, for calendars; null without a token. */
export function useVisitAddress(token: string | null): string | null {
  const path = useSiteHref(`/visit/${token}`);
  const page = useService(portTokens.visitor).pageUrl();
  return token !== null && URL.canParse(path, page) ? new URL(path, page).href : null;
}
