import { type LeadFlow, type LeadFlowSnapshot, Temporal } from '@foyer/core';
import { belongsOnBookingPage, type FlowPage, pathToBooking } from '@foyer/core/lead';
import { longMoment } from '@foyer/core/visit';
import {
  LeadFlowScreen,
  portTokens,
  useCopy,
  useLeadFlow,
  useLocale,
  useService,
} from '@foyer/react-ui';
import { type JSX, useEffect, useRef, useState } from 'react';

import { embeddedCopy } from '../copy/pages.ts';
import { useLanguageOfClub } from '../language/site-language.ts';
import { useArrival } from '../navigation/hooks.ts';

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
      <section className="page embedded-continue" aria-labelledby="embedded-continue">
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
      {isDone && <BookedVisit flow={flow} snapshot={snapshot} />}
      <LeadFlowScreen
        page={page}
        arrival={facilityId === undefined ? arrival : { ...arrival, facilityId }}
        beginsAgain={isDone}
      />
    </section>
  );
}

interface DoneProps {
  readonly flow: LeadFlow;
  readonly snapshot: LeadFlowSnapshot;
}

/** One line about the visit, with a link to it. Nothing after it was canceled. */
function BookedVisit({ flow, snapshot }: DoneProps): JSX.Element | null {
  const copy = useCopy(embeddedCopy);
  const locale = useLocale();
  const { state, hasVisit } = snapshot;
  const { scheduledFacility: club, submittedAppointment: visit } = state;
  if (visit !== null && !hasVisit) return null;
  if (visit === null || club === null) {
    return (
      <p className="embedded__visit">
        {copy.received} <a href={pathToBooking(flow)}>{copy.seeDetails}</a>
      </p>
    );
  }
  const moment = longMoment(Temporal.Instant.from(visit.startsAt), club.timeZone, locale);
  return (
    <p className="embedded__visit">
      {copy.booked(club.name, moment)} <a href={pathToBooking(flow)}>{copy.see}</a>. {copy.moves}
    </p>
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
