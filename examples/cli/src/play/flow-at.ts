/** The flows of the site's pages, set up like in the web front end. */
import {
  type HttpClient,
  HttpClubRepository,
  HttpConsentLog,
  HttpCorporateLeadRepository,
  HttpCorporateRepository,
  HttpJoinContentRepository,
  HttpLeadRepository,
  HttpOpenTimesRepository,
  HttpPlanRepository,
  HttpProductRepository,
  HttpReferralRepository,
  HttpVisitConfigurationRepository,
} from '@foyer/adapters-http';
import {
  createCorporateJoin,
  createLeadFlow,
  createStandardJoin,
  type CorporateJoin,
  type CorporateJoinPorts,
  type CorporateJoinSnapshot,
  type LeadFlow,
  type LeadFlowPorts,
  type LeadFlowSettings,
  type LeadFlowSnapshot,
  type Logger,
  type StandardJoin,
  type StandardJoinPorts,
  type StandardJoinSnapshot,
} from '@foyer/core';
import type { ClubDirectory } from '@foyer/core/clubs';
import { corporateJoinPath, syncCorporateStepsWithHistory } from '@foyer/core/corporate';
import { syncStandardStepsWithHistory, readJoinAddress } from '@foyer/core/join';
import type { Activity, CookieJar } from '@foyer/core/kernel';
import { bookingPage, type FlowPage, syncStepsWithHistory } from '@foyer/core/lead';

/** The actions that every flow has. */
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

/** The actions of flows that book visits. */
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

/** A page, identified by its flow. */
export type PageKind = 'lead' | 'corporate' | 'join';

/** A flow with its page's surroundings. Parts that the page doesn't have are null. */
export interface FlowAt {
  readonly flow: SharedFlow;
  readonly visit: VisitFlow | null;
  readonly lead: LeadFlow | null;
  readonly corporate: CorporateJoin | null;
  readonly join: StandardJoin | null;
  readonly clubs: ClubDirectory;
  readonly activity: Activity;
  readonly enter: () => Promise<void>;
  readonly syncHistory: () => () => void;
}

export type FlowPorts = LeadFlowPorts & CorporateJoinPorts & StandardJoinPorts;

export function pageKindAt({ pathname }: URL): PageKind {
  if (isUnder(corporateJoinPath, pathname)) return 'corporate';
  return readJoinAddress(pathname) === null ? 'lead' : 'join';
}

/** Composes the flow of the page at this address. */
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

const none = { visit: null, lead: null, corporate: null, join: null };

function leadFlowAt(
  { pathname, searchParams: asked }: URL,
  ports: FlowPorts,
  settings: Partial<LeadFlowSettings>,
): FlowAt {
  const { flow, clubs, activity } = createLeadFlow(ports, settings);
  return {
    ...{ flow, visit: flow, lead: flow, corporate: null, join: null, clubs, activity },
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
    syncHistory: () => syncStepsWithHistory(flow, ports.navigation, pageAt(pathname)),
  };
}

function corporateJoinAt(
  { searchParams: asked }: URL,
  ports: FlowPorts,
  { variant, outreach }: Partial<LeadFlowSettings>,
): FlowAt {
  const { flow, ...rest } = createCorporateJoin(ports, {
    ...(variant !== undefined && { variant }),
    ...(outreach !== undefined && { outreach }),
  });
  return {
    ...{ ...none, ...rest, flow, visit: flow, corporate: flow },
    enter: () =>
      flow.enter({
        facilityId: asked.get('facilityId'),
        confirmationToken: asked.get('confirmationToken'),
        payment: asked.get('payment'),
      }),
    syncHistory: () => syncCorporateStepsWithHistory(flow, ports.navigation),
  };
}

function standardJoinAt(
  { pathname, searchParams: asked }: URL,
  ports: FlowPorts,
  { outreach }: Partial<LeadFlowSettings>,
): FlowAt {
  const { flow, ...rest } = createStandardJoin(ports, {
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
    syncHistory: () => syncStandardStepsWithHistory(flow, ports.navigation),
  };
}

/** The page of a path, which may name a step of the lead flow. */
function pageAt(pathname: string): FlowPage {
  const inline: FlowPage = { path: '/membership', kind: 'inline' };
  const owner = [inline, bookingPage].find(({ path }) => isUnder(path, pathname));
  return owner ?? { path: pathname, kind: 'embedding' };
}

function isUnder(path: string, pathname: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`);
}

/** The repositories that the flows need. */
export type FlowRepositories = Pick<
  FlowPorts,
  | 'clubRepository'
  | 'openTimes'
  | 'leads'
  | 'configuration'
  | 'referrals'
  | 'corporate'
  | 'corporateLeads'
  | 'plans'
  | 'joinContent'
  | 'products'
  | 'consentLog'
>;

/** All repositories over HTTP. */
export function flowRepositories(
  client: HttpClient,
  { cookies, logger }: { readonly cookies: CookieJar; readonly logger: Logger },
): FlowRepositories {
  return {
    clubRepository: new HttpClubRepository(client, { logger }),
    openTimes: new HttpOpenTimesRepository(client),
    leads: new HttpLeadRepository(client),
    configuration: new HttpVisitConfigurationRepository(client),
    referrals: new HttpReferralRepository(client),
    corporate: new HttpCorporateRepository(client),
    corporateLeads: new HttpCorporateLeadRepository(client),
    plans: new HttpPlanRepository(client, cookies, { logger }),
    joinContent: new HttpJoinContentRepository(client),
    products: new HttpProductRepository(client),
    consentLog: new HttpConsentLog(client),
  };
}

/** The snapshot of any flow. Optional parts belong to some flows only. */
export interface SeenFlow
  extends
    Pick<
      LeadFlowSnapshot,
      | 'alert'
      | 'notice'
      | 'clubError'
      | 'errors'
      | 'fields'
      | 'canSubmit'
      | 'asksForNewsletter'
      | 'asksToStay'
      | 'nearby'
    >,
    Partial<
      Pick<LeadFlowSnapshot, 'canJoin' | 'offersGuided' | 'times' | 'hasVisit' | 'clubAccepts'> &
        Pick<CorporateJoinSnapshot, 'code'> &
        Pick<StandardJoinSnapshot, 'payment' | 'resend' | 'resendMessage' | 'chosen'>
    > {
  readonly plans?: CorporateJoinSnapshot['plans'] | StandardJoinSnapshot['plans'];
  readonly busy: string | null;
  readonly state: Omit<Pick<AnyState, SharedField>, 'step' | 'previousStep'> & {
    readonly step: number;
  } & Partial<
      Pick<
        LeadState,
        | 'showGuidedWorkouts'
        | 'isRedirectFromFormerMember'
        | 'referrerDetails'
        | 'personalizeOptions'
        | 'personalizeOptionsStep'
        | 'cancelAppointmentStatus'
        | 'submittedAppointment'
        | 'selectedAppointment'
        | 'scheduledFacility'
        | 'scheduledVisitHour'
      > &
        Pick<StandardJoinSnapshot['state'], 'confirmation' | 'plan'>
    >;
}

type LeadState = LeadFlowSnapshot['state'];
type AnyState = LeadState & CorporateJoinSnapshot['state'] & StandardJoinSnapshot['state'];
type SharedField = keyof LeadState &
  keyof CorporateJoinSnapshot['state'] &
  keyof StandardJoinSnapshot['state'];
