/** The flows of the site's pages, set up like in the web front end. */
import {
  createCorporateJoin,
  createLeadFlow,
  createStandardJoin,
  type CorporateJoin,
  type CorporateJoinPorts,
  type LeadFlow,
  type LeadFlowPorts,
  type LeadFlowSettings,
  type StandardJoin,
  type StandardJoinPorts,
} from '@foyer/core';
import type { ClubDirectory } from '@foyer/core/clubs';
import { corporateJoinPath, syncCorporateStepsWithHistory } from '@foyer/core/corporate';
import { syncStandardStepsWithHistory, readJoinAddress } from '@foyer/core/join';
import type { Activity } from '@foyer/core/kernel';
import { bookingPage, type FlowPage, syncStepsWithHistory } from '@foyer/core/lead';

type Flow = LeadFlow | CorporateJoin | StandardJoin;

/** A page, identified by its flow. */
export type PageKind = 'lead' | 'corporate' | 'join';

/** A flow with its page's surroundings. Parts that the page doesn't have are null. */
export interface FlowAt {
  readonly flow: Flow;
  /** The flow if it books visits. */
  readonly visit: LeadFlow | CorporateJoin | null;
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
  const compose = { lead: leadFlowAt, corporate: corporateJoinAt, join: standardJoinAt }[kind];
  return compose(address, ports, settings);
}

const none = { visit: null, lead: null, corporate: null, join: null };

function leadFlowAt(
  { pathname, searchParams: asked }: URL,
  ports: FlowPorts,
  settings: Partial<LeadFlowSettings>,
): FlowAt {
  const { flow, ...rest } = createLeadFlow(ports, settings);
  return {
    ...none,
    ...rest,
    flow,
    visit: flow,
    lead: flow,
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
    ...none,
    ...rest,
    flow,
    visit: flow,
    corporate: flow,
    enter: () =>
      flow.enter({
        facilityId: asked.get('facilityId'),
        employer: asked.get('employer'),
        invited: asked.has('invited'),
        confirmationToken: asked.get('confirmationToken'),
        payment: asked.get('payment'),
        promo: asked.get('promo'),
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
    ...none,
    ...rest,
    flow,
    join: flow,
    enter: () =>
      flow.enter({
        step,
        facilityId,
        confirmationToken: asked.get('confirmationToken'),
        payment: asked.get('payment'),
        promo: asked.get('promo'),
        heldPrice: asked.get('heldPrice'),
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

/** True for the membership pages, with or without a query. */
export function isInline(address: string): boolean {
  return pageAt(address.replace(/[?#].*$/, '')).kind === 'inline';
}

function isUnder(path: string, pathname: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`);
}

type Snapshot = ReturnType<Flow['getSnapshot']>;

/** The snapshot of any flow. Optional parts belong to some flows only. */
export type SeenFlow = Omit<AnyOf<Snapshot>, 'state'> & {
  readonly state: AnyOf<Snapshot['state']>;
};

/** The properties of a union: those that each member has, and optionally those that only some have. */
type AnyOf<Union> = Pick<Union, keyof Union> & {
  readonly [Key in Exclude<KeyOf<Union>, keyof Union>]?: ValueOf<Union, Key>;
};
type KeyOf<Union> = Union extends unknown ? keyof Union : never;
type ValueOf<Union, Key extends PropertyKey> =
  Union extends Readonly<Record<Key, infer Value>> ? Value : never;
