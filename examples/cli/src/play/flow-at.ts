/** Which flow stands at an address of the site, put together as the web front end does it. */
import {
  type Activity,
  bookingPage,
  type ClubDirectory,
  composeCorporateJoin,
  composeLeadFlow,
  composeStandardJoin,
  corporateJoinPath,
  type CorporateJoin,
  type CorporateJoinPorts,
  type FlowPage,
  keepCorporateStepsInHistory,
  keepStandardStepsInHistory,
  keepStepsInHistory,
  type LeadFlow,
  type LeadFlowPorts,
  type LeadFlowSettings,
  readJoinAddress,
  type StandardJoin,
  type StandardJoinPorts,
} from '@foyer/core';

import { fetchHandOvers } from './fetch-hand-overs.ts';
import type { SeenFlow } from './seen-flow.ts';

/** What a visitor can do on the page of any flow. */
type SharedFlow = Pick<
  LeadFlow,
  | 'subscribe'
  | 'focusField'
  | 'changeField'
  | 'changePhone'
  | 'leaveField'
  | 'chooseClub'
  | 'findNearbyClubs'
  | 'setTextAlerts'
  | 'setNewsletter'
  | 'stay'
  | 'leave'
  | 'startOver'
  | 'close'
> & { getSnapshot(): SeenFlow & { readonly ready: boolean } };

/** What a visitor can do where visits are booked. */
type VisitFlow = Pick<
  LeadFlow,
  | 'selectTime'
  | 'schedule'
  | 'skip'
  | 'edit'
  | 'retryTimes'
  | 'openReschedule'
  | 'closeReschedule'
  | 'cancel'
  | 'closeCancel'
  | 'goHome'
  | 'answerSurvey'
  | 'explainSurvey'
  | 'nextSurvey'
  | 'backSurvey'
>;

/** The kinds of page, by the flow that is on them. */
export type PageKind = 'lead' | 'corporate' | 'join';

/** A flow, how one comes to it and how its steps stand in the address; null for what its page does not have. */
export interface FlowAt {
  readonly flow: SharedFlow;
  readonly visit: VisitFlow | null;
  readonly lead: LeadFlow | null;
  readonly corporate: CorporateJoin | null;
  readonly join: StandardJoin | null;
  readonly clubs: ClubDirectory;
  readonly activity: Activity;
  /** Done when the code of all steps is there. */
  readonly fetched: Promise<void>;
  readonly enter: () => Promise<void>;
  readonly keepHistory: () => () => void;
}

export type FlowPorts = LeadFlowPorts & CorporateJoinPorts & StandardJoinPorts;

export function pageKindAt({ pathname }: URL): PageKind {
  if (isUnder(corporateJoinPath, pathname)) return 'corporate';
  return readJoinAddress(pathname) === null ? 'lead' : 'join';
}

/** `kind` is the one of the page at the address. */
export function flowAt(
  kind: PageKind,
  address: URL,
  ports: FlowPorts,
  settings: Partial<LeadFlowSettings>,
): FlowAt {
  switch (kind) {
    case 'lead':
      return leadFlowAt(address, ports, settings);
    case 'corporate':
      return corporateJoinAt(address, ports, settings);
    case 'join':
      return standardJoinAt(address, ports, settings);
  }
}

const none = { visit: null, lead: null, corporate: null, join: null, fetched: Promise.resolve() };

function leadFlowAt(
  { pathname, searchParams: asked }: URL,
  ports: FlowPorts,
  settings: Partial<LeadFlowSettings>,
): FlowAt {
  const { flow, clubs, activity } = composeLeadFlow(ports, settings);
  return {
    ...{ flow, visit: flow, lead: flow, corporate: null, join: null, clubs, activity },
    fetched: Promise.all([flow.preload(), fetchHandOvers()]).then(() => undefined),
    enter: () =>
      flow.enter({
        path: pathname,
        facilityId: asked.get('facilityId'),
        firstName: asked.get('firstName'),
        lastName: asked.get('lastName'),
        email: asked.get('email'),
        location: asked.get('location'),
        referringId: asked.get('referringId'),
      }),
    keepHistory: () => keepStepsInHistory(flow, ports.navigation, pageAt(pathname)),
  };
}

function corporateJoinAt(
  { searchParams: asked }: URL,
  ports: FlowPorts,
  { variant, outreach }: Partial<LeadFlowSettings>,
): FlowAt {
  const { flow, ...rest } = composeCorporateJoin(ports, {
    ...(variant !== undefined && { variant }),
    ...(outreach !== undefined && { outreach }),
  });
  return {
    ...{ ...none, ...rest, flow, visit: flow, corporate: flow },
    fetched: fetchHandOvers(),
    enter: () =>
      flow.enter({
        facilityId: asked.get('facilityId'),
        confirmationToken: asked.get('confirmationToken'),
        payment: asked.get('payment'),
      }),
    keepHistory: () => keepCorporateStepsInHistory(flow, ports.navigation),
  };
}

function standardJoinAt(
  { pathname, searchParams: asked }: URL,
  ports: FlowPorts,
  { outreach }: Partial<LeadFlowSettings>,
): FlowAt {
  const { flow, ...rest } = composeStandardJoin(ports, {
    ...(outreach !== undefined && { outreach }),
  });
  const { step = null, facilityId = null } = readJoinAddress(pathname) ?? {};
  return {
    ...{ ...none, ...rest, flow, join: flow },
    enter: () =>
      flow.enter({
        step,
        facilityId,
        confirmationToken: asked.get('confirmationToken'),
        payment: asked.get('payment'),
      }),
    keepHistory: () => keepStandardStepsInHistory(flow, ports.navigation),
  };
}

/** The page of the site that a path belongs to, which may name a step of the lead flow. */
function pageAt(pathname: string): FlowPage {
  const inline: FlowPage = { path: '/membership', kind: 'inline' };
  const owner = [inline, bookingPage].find(({ path }) => isUnder(path, pathname));
  return owner ?? { path: pathname, kind: 'embedding' };
}

function isUnder(path: string, pathname: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`);
}
