import type { LeadFlow, LeadFlowSnapshot } from '@foyer/core';
import { belongsOnBookingPage, type FlowPage, pathToBooking } from '@foyer/core/lead';
import { LeadFlowScreen, portTokens, useCopy, useLeadFlow, useService } from '@foyer/react-ui';
import { type JSX, lazy, Suspense, useEffect, useRef, useState } from 'react';

import { embeddedCopy } from '../copy/pages.ts';
import { useLanguageOfClub } from '../language/site-language.ts';
import { useArrival } from '../navigation/hooks.ts';

/** Only for a visitor who comes back. If it can't be loaded, the page is complete without it. */
const BookedVisit = lazy(() => import('./booked-visit.tsx').catch(() => ({ default: () => null })));

export interface EmbeddedFlowProps {
  /** The page's path, without a query. */
  readonly path: string;
  /** The page's club. */
  readonly facilityId?: string;
}

/**
 * The lead flow embedded in another page. A visitor who is choosing a time elsewhere gets a link to it. One who is done
 * sees the page's offer as before, with a line about their visit.
 */
export function EmbeddedFlow({ path, facilityId }: EmbeddedFlowProps): JSX.Element {
  const copy = useCopy(embeddedCopy);
  const { flow, snapshot } = useLeadFlow();
  useLanguageOfClub(flow);
  const [page] = useState<FlowPage>({ path, kind: 'embedding' });
  const arrival = useArrival();
  const isDone = useIsDoneElsewhere(snapshot);
  useWayToBooking(flow, snapshot, page, isDone);
  if (snapshot.ready && snapshot.state.step === 1 && belongsOnBookingPage(flow, page)) {
    return (
      <section className="page embedded-continue foyer-stack-4" aria-labelledby="embedded-continue">
        <h2 id="embedded-continue">{copy.waiting}</h2>
        <p>{copy.kept}</p>
        <p>
          <a className="foyer-button foyer-button--primary" href={pathToBooking(flow)}>
            {copy.continue}
          </a>
        </p>
      </section>
    );
  }
  return (
    <section className="embedded" aria-label={copy.label}>
      {isDone && (
        <Suspense fallback={null}>
          <BookedVisit flow={flow} snapshot={snapshot} />
        </Suspense>
      )}
      <LeadFlowScreen
        page={page}
        arrival={facilityId === undefined ? arrival : { ...arrival, facilityId }}
        beginsAgain={isDone}
      />
    </section>
  );
}

/** True if the visitor was done before this page. A referral visitor who booked on it sees the confirmation here. */
function useIsDoneElsewhere({ ready, state }: LeadFlowSnapshot): boolean {
  const navigation = useService(portTokens.navigation);
  const isDone = ready && state.step === 2;
  const [confirms, setConfirms] = useState(() =>
    navigation.current().includes('step=confirmation'),
  );
  if (ready && !isDone && !confirms) setConfirms(true);
  return isDone && (state.referringId === null || !confirms);
}

/** After the form was sent by a visitor who was done, the booking page follows. */
function useWayToBooking(
  flow: LeadFlow,
  { busy, alert }: LeadFlowSnapshot,
  page: FlowPage,
  isDone: boolean,
): void {
  const navigation = useService(portTokens.navigation);
  const sends = useRef(false);
  useEffect(() => {
    if (busy !== null) {
      if (isDone) sends.current = busy === 'visit' || busy === 'guided';
      return;
    }
    if (!sends.current) return;
    sends.current = false;
    if (alert === null && belongsOnBookingPage(flow, page)) navigation.push(pathToBooking(flow));
  }, [flow, navigation, page, busy, alert, isDone]);
}
